import '@colega/web-kit/tema/fuentes.css';
import '@colega/web-kit/tema/tokens.css';
import '@colega/web-kit/tema/impresion.css';
import { alPintarse } from '@colega/web-kit/lib/navegacion/al-pintarse.ts';
import { cargarDeAPoco } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';
import { leerPiezas } from './piezas.ts';

const empezar = async (): Promise<void> => {
  await cargarDeAPoco((await leerPiezas()).map((pieza) => () => import(/* @vite-ignore */ pieza).catch(() => {})));
  await (await import('./iniciar.tsx')).iniciar();
};

/** Without network, or with a version that is there no more, the page says what to do. */
const decirQueNoVino = (): void => document.getElementById('sin-programa')?.removeAttribute('hidden');

alPintarse(() => void empezar().catch(decirQueNoVino));
