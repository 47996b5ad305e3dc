import { expect, type Page, test } from '@playwright/test';
import { abrirAsistente, agregarTarea, llenarDatos, siguiente } from './apoyo/asistente.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';

/** 1280 × 1024 at 400 % and 200 %. */
const AMPLIADAS = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];
const PARTE_MAXIMA = 0.3;

/** The share of the screen that fixed parts cover, wherever it is scrolled to. */
const parteTapada = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const PASO = 12;
    const seQueda = (nodo: Element | null): boolean => {
      for (let uno = nodo; uno; uno = uno.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(uno).position)) return true;
      }
      return false;
    };
    const tapada = (): number => {
      let [puntos, tapados] = [0, 0];
      for (let x = 4; x < innerWidth; x += PASO)
        for (let y = 4; y < innerHeight; y += PASO) {
          puntos += 1;
          if (seQueda(document.elementFromPoint(x, y))) tapados += 1;
        }
      return tapados / puntos;
    };
    const alto = document.documentElement.scrollHeight;
    return Math.max(
      ...[0.25, 0.5, 0.75].map((donde) => {
        window.scrollTo({ top: alto * donde, behavior: 'instant' });
        return tapada();
      }),
    );
  });

const esperarLibre = async (page: Page, donde: string): Promise<void> => {
  await expect(page.locator('h1:not([data-provisorio])')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const medida of AMPLIADAS) {
    await page.setViewportSize(medida);
    // The menu closes once the page knows that it is narrow.
    await expect
      .poll(() => parteTapada(page), { message: `${donde} a ${medida.width} × ${medida.height}` })
      .toBeLessThan(PARTE_MAXIMA);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), donde).toBeLessThanOrEqual(medida.width);
  }
};

test('al 400 % ninguna pantalla queda tapada por lo que no se mueve', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  for (const direccion of [
    '/app/dashboard',
    '/app/ejercicio/legajos/listado',
    `/app/ejercicio/legajo/${legajo.id}/detail`,
    `/app/ejercicio/legajo/${legajo.id}/certificado/new`,
    '/app/cuenta/liquidar',
    '/app/cuenta/debo',
    '/app/cuenta/resumenCuenta/cupones',
    '/app/cuenta/resumenCuenta/resumen',
    '/app/perfil/contacto',
    '/app/sesion/cambioClave',
    '/app/sesion/abiertas',
    '/app/sesion/segundoFactor',
  ])
    await test.step(direccion, async () => {
      await page.goto(direccion);
      await esperarLibre(page, direccion);
    });
});

test('al 400 % se liquida: se elige cada concepto y se llega a Siguiente', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await ingresar(page, 'mgarcia');
  await page.goto('/app/cuenta/liquidar');
  const conceptos = page.locator('main').getByRole('switch', { name: /^(ARANCEL|CUOTA)/ });
  await expect(conceptos.first()).toBeChecked();
  // Nothing covers them; what waits for the coupon of its CUOTA 1 is not chosen.
  for (const concepto of await conceptos.all()) {
    await concepto.scrollIntoViewIfNeeded();
    if (await concepto.isEnabled()) await concepto.click({ trial: true });
    else await expect(concepto).not.toBeChecked();
  }
  const primero = conceptos.first();
  await primero.click();
  await expect(primero).not.toBeChecked();
  await primero.click();
  await expect(primero).toBeChecked();
  const siguientePaso = page.getByRole('button', { name: 'Siguiente' });
  await siguientePaso.click();
  await expect(page).toHaveURL(/\/app\/cuenta\/pago$/);
});

test('al 400 % los botones de un diálogo no tapan lo que se carga', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Obra civil', categoria: 'Primera' });
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Informe de estado de obra');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'CARGAR' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Estado de la Obra' });
  await expect(dialogo.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  const quietos = await dialogo.evaluate((caja) =>
    [...caja.querySelectorAll('*')]
      .filter((nodo) => getComputedStyle(nodo).position === 'sticky')
      .map(({ className }) => className),
  );
  expect(quietos).toEqual([]);
});
