import { expect, type Page, test } from '@playwright/test';
import { PANTALLAS } from '../../apps/web/src/app/rutas.ts';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { ir } from '../apoyo/ir.ts';
import { anchoSobrante } from '../apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel', timeout: 360_000 });

const CARAS = ['cargando', 'vacia', 'con-datos', 'falla', 'sin-permiso'];
/** Pictures of each face are saved here on request: `CAPTURAS=capturas npx playwright test pantallas`. */
const { CAPTURAS } = process.env;
const ALTO = 900;
const GRUPOS = 8;
// The colours do not change with the width: each scheme is read at one of the two.
const TOMAS = [
  { ancho: 320, colorScheme: 'dark' },
  { ancho: 1440, colorScheme: 'light' },
] as const;

/** Every screen but the catalogue itself. */
const CATALOGADAS = PANTALLAS.length - 1;

const enlacesDePantallas = (page: Page): Promise<string[]> =>
  page.getByRole('link').evaluateAll((enlaces) => {
    const piezas = [...document.querySelectorAll('h2')].find((titulo) => titulo.textContent === 'Piezas');
    const antes = enlaces.filter(
      (enlace) => piezas && enlace.compareDocumentPosition(piezas) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return antes.map((enlace) => enlace.getAttribute('href') ?? '');
  });

/** The portal's own table of screens, as its catalogue links it: `/catalogo/<pantalla>/<cara>`. Its cards arrive in parts. */
const leerCatalogo = async (page: Page): Promise<string[]> => {
  await page.goto('/catalogo');
  await expect.poll(async () => (await enlacesDePantallas(page)).length).toBe(CATALOGADAS * CARAS.length);
  return enlacesDePantallas(page);
};

const animacionesSinFin = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
  );

const abrirEscena = async (page: Page, direccion: string): Promise<boolean> => {
  await page.evaluate(() => document.querySelector('[data-muestra], [data-no-aplica]')?.setAttribute('data-vista', ''));
  await ir(page, direccion);
  const escena = page.locator('[data-muestra]:not([data-vista])');
  const noAplica = page.locator('[data-no-aplica]:not([data-vista])');
  await expect(escena.or(noAplica)).toBeAttached();
  if ((await noAplica.count()) > 0) {
    await expect(noAplica.getByRole('paragraph')).toHaveText((await noAplica.getAttribute('data-no-aplica')) ?? '');
    await expect(noAplica).toHaveAttribute('data-no-aplica', /\S+ \S+/);
    return false;
  }
  const muestra = await escena.getAttribute('data-muestra');
  if (!muestra) throw new Error(`${direccion} no dice qué muestra`);
  await escena.getByText(new RegExp(muestra)).first().waitFor({ state: 'attached' });
  return true;
};

/** What forced colours leave without a mark: chosen things, and controls and bars that are only a background. No rule of axe looks at it. */
const sinMarca = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visibles = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-muestra] :is(${selector})`)].filter((elemento) => {
        const { width, height } = elemento.getBoundingClientRect();
        return width > 2 && height > 2 && getComputedStyle(elemento).opacity !== '0';
      });
    const conLinea = (elemento: Element) => {
      const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(elemento);
      return outlineStyle !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
    };
    const fondo = (elemento: Element | null) => elemento && getComputedStyle(elemento).backgroundColor;
    const elegidos = visibles('[aria-selected="true"], [aria-pressed="true"], button[aria-current]');
    // The browser draws its own radios and boxes.
    const controles = visibles('button, input:not([type="radio"], [type="checkbox"]), select, textarea').filter(
      (control) => control.innerText.trim() === '' && !control.querySelector('svg, img'),
    );
    const barras = visibles('[role="progressbar"]').filter((barra) => fondo(barra) === fondo(barra.parentElement));
    return [...elegidos.filter((e) => !conLinea(e)), ...controles.filter((e) => !conLinea(e)), ...barras].map(
      (elemento) => elemento.outerHTML.slice(0, 120),
    );
  });

const ZOOM_DOBLE = { width: 640, height: 450 };

/** Zooms twice on a screen of 1280 × 900, then doubles the letters, then forces the system's colours. */
const revisarAmpliada = async (page: Page, nombre: string): Promise<void> => {
  await page.setViewportSize(ZOOM_DOBLE);
  expect.soft(await anchoSobrante(page), `${nombre} al 200 %`).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await anchoSobrante(page), `${nombre} con letra doble`).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await sinMarca(page), `${nombre} con los colores del sistema`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

const revisarEscena = async (page: Page, direccion: string): Promise<void> => {
  const nombre = direccion.split('/').slice(2).join('-');
  expect.soft(await animacionesSinFin(page), `${nombre} sin movimiento`).toBe(0);
  if (direccion.endsWith('/con-datos')) await revisarAmpliada(page, nombre);
  for (const { ancho, colorScheme } of TOMAS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: ancho, height: ALTO });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await test.step(`${nombre} ${ancho} ${colorScheme}`, async () => {
      await esperarAccesible(page);
      if (CAPTURAS)
        await page.screenshot({ path: `${CAPTURAS}/${nombre}-${ancho}-${colorScheme}.png`, fullPage: true });
    });
    expect.soft(await anchoSobrante(page), `${nombre} a ${ancho} px`).toBeLessThanOrEqual(0);
  }
};

const caraDe = (direccion: string): string => direccion.split('/').at(-1) ?? '';

test('el catálogo tiene todas las pantallas, cada una con sus cinco caras', async ({ page }) => {
  const enlaces = await leerCatalogo(page);
  const pantallas = new Set(enlaces.map((enlace) => enlace.split('/')[2]));
  expect(pantallas.size).toBe(CATALOGADAS);
  for (const pantalla of pantallas)
    expect(enlaces.filter((enlace) => enlace.split('/')[2] === pantalla)).toEqual(
      CARAS.map((cara) => `/catalogo/${pantalla}/${cara}`),
    );
  await page.locator(`a[href="${enlaces[0]}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${enlaces[0]}$`));
  await expect(page.locator('[data-muestra]')).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible();
});

for (let grupo = 0; grupo < GRUPOS; grupo += 1) {
  test(`cada cara, clara y oscura, angosta y ancha, se lee y entra en la pantalla (${grupo + 1} de ${GRUPOS})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // by their face: those that apply to no screen of some kind are shared out too
    const porCara = (await leerCatalogo(page)).toSorted((una, otra) => caraDe(una).localeCompare(caraDe(otra)));
    const enlaces = porCara.filter((_, i) => i % GRUPOS === grupo);
    let revisadas = 0;
    for (const direccion of enlaces) {
      if (await abrirEscena(page, direccion)) {
        await revisarEscena(page, direccion);
        revisadas += 1;
      }
    }
    expect(revisadas).toBeGreaterThanOrEqual(5);
  });
}
