import { chromium } from '@playwright/test';
import { entrarAlColegio } from '../e2e/apoyo/colegio.ts';
import { iniciarSistema } from '../e2e/arranque/iniciar-sistema.ts';
import { CHROMIUM, OPCIONES_DE_CHROMIUM } from './chromium.ts';
import { CASOS, type Caso } from './revision/casos.ts';
import { comoTablaDeRevisiones, compararConMetas, type Resumen } from './revision/cuentas.ts';
import { revisarCaso } from './revision/jornada.ts';
import { leerOpciones } from './revision/opciones.ts';

const OPERADOR = 'operador';
const VEINTE = 20;

const { revisiones } = leerOpciones(process.argv.slice(2));
const cuantasDe = ({ deCadaVeinte }: Caso): number => Math.max(1, Math.round((revisiones * deCadaVeinte) / VEINTE));

const sistema = await iniciarSistema();
const navegador = await chromium.launch({ executablePath: CHROMIUM, args: OPCIONES_DE_CHROMIUM });
try {
  const abrir = async () => {
    const contexto = await navegador.newContext({
      ...{ baseURL: sistema.portal, locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' },
      ...{ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', reducedMotion: 'reduce' },
    });
    return contexto.newPage();
  };
  const partes = { tecnico: await abrir(), mesa: await abrir() };
  await entrarAlColegio(partes.mesa, OPERADOR);
  const resumenes: (Resumen & { clave: string })[] = [];
  for (const caso of CASOS) {
    const gastado = await revisarCaso(partes, caso, cuantasDe(caso));
    resumenes.push({ caso: caso.nombre, clave: caso.clave, gastado });
    console.log(`  ${caso.nombre}: ${gastado.length}`);
  }
  const de = (clave: string) => resumenes.find((uno) => uno.clave === clave)?.gastado ?? [];
  console.log(comoTablaDeRevisiones(resumenes));
  const metas = compararConMetas({
    ...{ completo: de('COMPLETO'), observado: de('OBSERVADO') },
    todos: resumenes.flatMap(({ gastado }) => gastado),
  });
  for (const { renglon, cumple } of metas) console.log(`${cumple ? '✓' : '✗'} ${renglon}`);
  if (metas.some(({ cumple }) => !cumple)) process.exitCode = 1;
} finally {
  await navegador.close();
  await sistema.cerrar();
}
