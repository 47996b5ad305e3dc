import '@colega/web-kit/tema/fuentes.css';
import '@colega/web-kit/tema/tokens.css';
import '@colega/web-kit/tema/impresion.css';
import { alPintarse } from '@colega/web-kit/lib/navegacion/al-pintarse.ts';
import { cargarDeAPoco } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';

const empezar = async (): Promise<void> => {
  await cargarDeAPoco([
    () => import('./librerias/pantalla.ts'),
    () => import('./librerias/datos.ts'),
    () => import('./librerias/contratos.ts'),
  ]);
  const { iniciar } = await import('./iniciar.tsx');
  await iniciar();
};

/** Without network, or with a version that is there no more, the page says what to do. */
const decirQueNoVino = (): void => document.getElementById('sin-programa')?.removeAttribute('hidden');

alPintarse(() => void empezar().catch(decirQueNoVino));
