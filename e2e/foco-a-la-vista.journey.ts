import { expect, type Page, test } from '@playwright/test';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';

const TABULACIONES = 60;
const ANCHOS = [360, 1440];

/** The name of the focused element when nothing of it can be seen. Its own label may cover it, as a switch's does. */
const tapado = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const enFoco = document.activeElement;
    if (!(enFoco instanceof HTMLElement) || enFoco === document.body) return null;
    const partes = [enFoco, ...('labels' in enFoco ? [...(enFoco.labels as NodeListOf<HTMLElement>)] : [])];
    const seVe = (x: number, y: number) => {
      const arriba = document.elementFromPoint(x, y);
      return partes.some((parte) => arriba !== null && (parte.contains(arriba) || arriba.contains(parte)));
    };
    const cajas = partes
      .map((parte) => parte.getBoundingClientRect())
      .filter(({ width, height }) => width * height > 0);
    const alguna = cajas.some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((parte) => seVe((left + right) / 2, top + (bottom - top) * parte)),
    );
    return alguna ? null : `${enFoco.tagName} ${enFoco.getAttribute('aria-label') ?? enFoco.textContent}`.slice(0, 80);
  });

const PANTALLAS = [
  { pantalla: 'el listado', en: () => '/app/ejercicio/legajos/listado' },
  { pantalla: 'lo que se debe', en: () => '/app/cuenta/debo' },
  { pantalla: 'los cupones', en: () => '/app/cuenta/resumenCuenta/cupones' },
  {
    pantalla: 'un legajo',
    en: async (page: Page) => `/app/ejercicio/legajo/${(await crearLegajo(page)).id}/detail`,
  },
  { pantalla: 'la liquidación', en: () => '/app/cuenta/liquidar' },
];

for (const { pantalla, en } of PANTALLAS)
  test(`de abajo hacia arriba con Shift+Tab en ${pantalla}, el encabezado fijo no tapa lo que tiene el foco`, async ({
    page,
  }) => {
    await ingresar(page, 'mgarcia');
    const direccion = await en(page);
    for (const width of ANCHOS)
      await test.step(`a ${width}`, async () => {
        await page.setViewportSize({ width, height: 780 });
        await page.goto(direccion);
        await expect(page.locator('h1:not([data-provisorio])')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        // On a slow machine the starting curtain may cover the whole page until then.
        await expect(page.locator('[data-arranque="terminado"]')).toBeAttached();
        const ultimo = page.locator('main :is(a[href], button:enabled, summary)').last();
        await ultimo.focus();
        for (const tecla of ['Shift+Tab', 'Tab'])
          for (let i = 0; i < TABULACIONES; i += 1) {
            await page.keyboard.press(tecla);
            expect(await tapado(page), `${tecla}, la ${i + 1}ª`).toBeNull();
          }
      });
  });
