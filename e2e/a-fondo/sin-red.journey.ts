import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Preparada } from '../../bench/paginas/navegador.ts';
import { ingresarAlPortal, type SesionDeMuestra, type Usuario } from '../../bench/paginas/sesion-de-muestra.ts';
import { armarVisitas, type Visita } from '../../bench/paginas/visitas.ts';
import { esperarAccesible } from '../apoyo/accesible.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const PARTES = 4;
const DICHO = /^Sin conexión\. Datos del \d\d\/\d\d a las \d\d:\d\d\.$/;
const TOMAS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
/** Drawn from the address or from what came back from paying: nothing of theirs was read before. */
const ENTRADA = '/robots.txt';

const escribir = ({ sessionStorage: deLaPestania = {}, localStorage: delNavegador = {}, state }: Preparada): void => {
  for (const [clave, valor] of Object.entries(deLaPestania)) sessionStorage.setItem(clave, valor);
  for (const [clave, valor] of Object.entries(delNavegador)) localStorage.setItem(clave, valor);
  if (state !== undefined) history.replaceState(state, '');
};

/** The page around every screen, the code of all of them and the letters are on the device, and they draw the next page. */
const guardarElPrograma = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

const loQueSeLee = async (page: Page): Promise<string> => {
  const textos = await page.locator('h1, main').allInnerTexts();
  return textos.join('\n').replace(/Sin conexión\. Datos del .*\n*/g, '').trim();
};

/** Until the screen says the same for a while, with nothing on the way. */
const esperarEntera = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-arranque="en-curso"], .mantine-Skeleton-root')).toHaveCount(0);
  let antes = '';
  await expect(async () => {
    const ahora = await loQueSeLee(page);
    const igual = ahora === antes;
    antes = ahora;
    expect(igual).toBe(true);
  }).toPass({ intervals: [400], timeout: 20_000 });
  return antes;
};
