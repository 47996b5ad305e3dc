import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';

const caja = (page: Page) => page.getByRole('combobox', { name: /Número, comitente/ });
const opcion = (page: Page, nombre: string | RegExp) => page.getByRole('option', { name: nombre });

const abrirEn = async (page: Page, direccion: string): Promise<void> => {
  await page.goto(direccion);
  // The keys are heard once its button is there, which no page waits for.
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
};

test('con el teclado, de cualquier pantalla a un legajo por la calle, y de ahí a la credencial', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const calle = `Pasaje Hallazgo ${Date.now()}`;
  const { id, numero_legajo } = await crearLegajo(page, 'tradicional', (legajo) => ({
    ...legajo,
    inmuebles: legajo.inmuebles.map((inmueble) => ({ ...inmueble, calle })),
  }));
  await abrirEn(page, '/app/perfil/datosPersonales');
  await page.keyboard.press('/');
  await expect(caja(page)).toBeFocused();
  await page.keyboard.type(`fernandez ${calle.toLowerCase()}`);
  await expect(opcion(page, new RegExp(`^Legajo ${numero_legajo} `))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/ejercicio/legajo/${id}/detail$`));
  await expect(caja(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(caja(page)).toBeFocused();
  await page.keyboard.type('credencial');
  await expect(opcion(page, 'Mi credencial')).toBeVisible();
  await opcion(page, 'Mi credencial').click();
  await expect(page).toHaveURL(/\/app\/credencial$/);
});

test('«/» en un campo se escribe; lo de otra persona no se encuentra, y se dice qué hacer', async ({ page }) => {
  await ingresar(page, 'nnuevo');
  await abrirEn(page, '/app/ejercicio/legajos/listado');
  const comitente = page.getByRole('searchbox', { name: 'Comitente' });
  await comitente.click();
  await page.keyboard.press('/');
  await expect(comitente).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await caja(page).fill('fernandez');
  await expect(page.getByText(/No encontramos «fernandez» en lo tuyo/)).toBeVisible();
  await expect(opcion(page, 'Nuevo legajo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeFocused();
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const) {
  test(`cabe y no tiene faltas (${width} px, ${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await ingresar(page, 'mgarcia');
    await abrirEn(page, '/app/dashboard');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(opcion(page, 'Nuevo legajo')).toBeVisible();
    await caja(page).fill('calle');
    await expect(page.getByRole('group', { name: 'Legajos' })).toBeVisible();
    await esperarAccesible(page);
    await caja(page).fill('nada que se llame así');
    await expect(page.getByText(/No encontramos «nada que se llame así»/)).toBeVisible();
    await esperarAccesible(page);
  });
}
