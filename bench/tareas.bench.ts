import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ingresar } from '../e2e/apoyo/ingresar.ts';
import { iniciarSistema } from '../e2e/arranque/iniciar-sistema.ts';
import { CHROMIUM, OPCIONES_DE_CHROMIUM } from './chromium.ts';
import { comoTablaDeTareas, cumple, type Renglon } from './tareas/cuentas.ts';
import { usarManos } from './tareas/manos.ts';
import { leerOpciones } from './tareas/opciones.ts';
import type { Trabajo } from './tareas/trabajo.ts';
import { DE_CERTIFICADOS } from './tareas/trabajos/certificados.ts';
import { DE_CREDENCIAL } from './tareas/trabajos/credencial.ts';
import { DE_DINERO } from './tareas/trabajos/dinero.ts';
import { DE_LEGAJOS } from './tareas/trabajos/legajos.ts';

const { anchos, solo } = leerOpciones(process.argv.slice(2));
const TRABAJOS = [...DE_LEGAJOS, ...DE_DINERO, ...DE_CERTIFICADOS, ...DE_CREDENCIAL].filter(
  ({ clave }) => solo.length === 0 || solo.includes(clave),
);
const DE_TELEFONO = 600;

const hacer = async (contexto: BrowserContext, ancho: number, trabajo: Trabajo): Promise<Renglon> => {
  const { nombre, usuario, antes, meta, preparar } = trabajo;
  const page = await contexto.newPage();
  await ingresar(page, usuario);
  const hacerlo = await preparar(page);
  if (!page.url().includes('/app/')) {
    await page.goto('/app/dashboard');
    await page.waitForLoadState('networkidle');
  }
  const manos = usarManos(page);
  await hacerlo(manos);
  const gastado = manos.cerrar();
  await page.close();
  await contexto.setOffline(false);
  console.log(`  ${nombre}, a ${ancho} px: ${gastado.toques} toques, ${gastado.teclas} teclas`);
  return { nombre, ancho, ...(antes && { antes }), ...(meta && { meta }), gastado };
};

/** Each width has a demo of its own: what is paid in one is owed in the other. */
const hacerTodos = async (navegador: Browser, ancho: number): Promise<Renglon[]> => {
  const sistema = await iniciarSistema();
  // The college's commands act on this same demo.
  Object.assign(process.env, { COLEGA_DATA_DIR: sistema.dataDir });
  try {
    const contexto = await navegador.newContext({
      ...{ baseURL: sistema.portal, locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' },
      ...{ viewport: { width: ancho, height: 780 }, hasTouch: ancho < DE_TELEFONO, reducedMotion: 'reduce' },
    });
    const renglones: Renglon[] = [];
    for (const trabajo of TRABAJOS) renglones.push(await hacer(contexto, ancho, trabajo));
    await contexto.close();
    return renglones;
  } finally {
    await sistema.cerrar();
  }
};

const navegador = await chromium.launch({ executablePath: CHROMIUM, args: OPCIONES_DE_CHROMIUM });
try {
  const renglones: Renglon[] = [];
  for (const ancho of anchos) renglones.push(...(await hacerTodos(navegador, ancho)));
  console.log(comoTablaDeTareas(renglones));
  if (!renglones.every(cumple)) process.exitCode = 1;
} finally {
  await navegador.close();
}
