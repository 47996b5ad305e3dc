import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { EXTREMOS, esperarLegibleEn } from './apoyo/tomas.ts';

test.use({ serviceWorkers: 'allow' });

const tarjeta = (page: Page) => page.getByRole('article', { name: 'Credencial profesional de María Elena García' });
const esperarEntera = async (page: Page): Promise<void> => {
  await expect(tarjeta(page)).toContainText(/Consultado hoy \d\d:\d\d/);
  const imagenes = tarjeta(page).locator('img');
  await expect(imagenes).toHaveCount(2);
  for (const imagen of await imagenes.all())
    await expect
      .poll(() => imagen.evaluate((una) => una instanceof HTMLImageElement && una.naturalWidth > 0))
      .toBe(true);
};

/** One that nobody made is not made by looking. */
const hayCopia = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'colega-credencial')) return false;
    return new Promise<boolean>((listo) => {
      const pedido = indexedDB.open('colega-credencial');
      pedido.onsuccess = () => {
        const cuantas = pedido.result.transaction('copias').objectStore('copias').count();
        cuantas.onsuccess = () => listo(cuantas.result > 0);
      };
    });
  });

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('está a un toque de Inicio, y sin red se ve la última copia', async ({ page, context }) => {
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ingresar(page, 'mgarcia');
    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'Mi credencial' }).click();
    await expect(page).toHaveURL(/\/app\/credencial$/);
    await esperarEntera(page);
    await expect(tarjeta(page)).toBeInViewport();
    await esperarAccesible(page);
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(true);
    await page.goto('/app/credencial');
    await esperarEntera(page);
    await expect(page.getByText(/^Sin conexión\. Datos del/)).toBeVisible();
  });

  test('cerrado el portal, sin red se abre desde su ícono con la última copia; al cerrar la sesión se va', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ingresar(page, 'mgarcia');
    await page.goto('/app/credencial');
    await esperarEntera(page);
    await expect.poll(() => hayCopia(page)).toBe(true);
    await page.close();

    await context.setOffline(true);
    const abierta = await context.newPage();
    await abierta.goto('/app/dashboard');
    await expect(abierta.getByRole('heading', { level: 1 })).toHaveText('Última copia de tu credencial');
    await esperarEntera(abierta);
    await esperarLegibleEn(abierta, EXTREMOS);

    await context.setOffline(false);
    await ingresar(abierta, 'mgarcia');
    await abierta.goto('/cerrarSesion');
    await expect.poll(() => hayCopia(abierta)).toBe(false);
    await context.setOffline(true);
    const despues = await context.newPage();
    await despues.goto('/app/credencial');
    await expect(despues.getByRole('heading', { level: 1 })).toHaveText('Ingresá a tu cuenta');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`se lee en una mesa, en ${colorScheme}, y se llega con el teclado desde el menú`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await ingresar(page, 'mgarcia');
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: /María Elena García/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Mi credencial' }).press('Enter');
    await esperarEntera(page);
    await esperarAccesible(page);
  });

test('suspendida no se muestra', async ({ page }) => {
  await ingresar(page, 'jperez');
  await page.goto('/app/credencial');
  await expect(page.getByText(/Tu credencial está suspendida/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
