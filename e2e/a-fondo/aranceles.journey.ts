import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { llenarIngreso } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from '../apoyo/tomas.ts';

// A published tariff changes what everybody calculates: each has the product for itself.
test.describe.configure({ mode: 'serial' });

const entrar = async (page: Page, usuario: string, camino = '/colegio/aranceles'): Promise<void> => {
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  await page.goto(camino);
  await expect(page).toHaveURL(/\/login\?volver=/);
  await llenarIngreso(page, usuario);
  await expect(page).toHaveURL(new RegExp(`${camino}$`));
};
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const dialogo = (page: Page, nombre: string | RegExp) => page.getByRole('dialog', { name: nombre });
const guardado = (page: Page) => expect(page.getByText('Todo guardado.')).toBeVisible();
const MINIMO = 'Cifra: Honorario mínimo por tarea';

let camino = '';

test('se prepara desde la última: una celda, un error junto a la suya, un bloque pegado y la norma', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await entrar(page, 'oaranceles');
  await expect(titulo(page)).toHaveText('Aranceles');
  await expect(page.getByRole('row', { name: /octubre de 2026/ })).toContainText('Vigente');
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Preparar una nueva' }).click();
  await expect(titulo(page)).toHaveText(/^Resolución de (abril|octubre) de \d{4}$/);
  camino = new URL(page.url()).pathname;
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeDisabled();

  await page.getByLabel('Nombre de la resolución').fill('Resolución CD 7/27');
  await page.keyboard.press('Tab');
  await expect(titulo(page)).toHaveText('Resolución CD 7/27');

  await page.getByLabel(MINIMO).fill('1,234');
  await expect(page.getByText('Puede ser 1234 o 1,23. Escribilo de una de esas dos formas.').first()).toBeVisible();
  await expect(page.getByLabel(MINIMO)).toHaveAttribute('aria-invalid', 'true');
  await guardado(page);
  await page.reload();
  await expect(page.getByLabel(MINIMO)).toHaveValue('1,234');
  await esperarAccesible(page);
  await page.getByLabel(MINIMO).fill('300.000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('+9,1 % (era $ 275.000,00)')).toBeVisible();
  await expect(page.getByText('Cambiaste una cifra: decí de qué norma sale.').first()).toBeVisible();

  await page.getByRole('link', { name: /Factores por superficie/ }).click();
  await page.getByLabel('Buscar renglones').fill('cubiertos');
  await expect(page.getByText(/^Se ven 3 de 7 renglones/)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('1,1\n0,55\n0,3\n'));
  await page
    .getByLabel(/^Factor: /)
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('+10 % (era 1)')).toBeVisible();
  await guardado(page);

  await page
    .getByRole('button', { name: /^Cambiar la norma/ })
    .first()
    .click();
  await dialogo(page, 'De qué norma sale').getByLabel('Norma', { exact: false }).first().fill('Resolución CD 7/27');
  await dialogo(page, 'De qué norma sale')
    .getByLabel(/También a las otras/)
    .check();
  await esperarAccesible(page);
  await dialogo(page, 'De qué norma sale').getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo(page, 'De qué norma sale')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Por corregir/ })).toHaveCount(0);
  await expect(page.getByText('la publica otra persona con el permiso')).toBeVisible();
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`se lee y se escribe ${nombreDe(toma)}`, async ({ page }) => {
    await ponerToma(page, toma);
    await entrar(page, 'oaranceles');
    await expect(page.getByRole('table', { name: 'Publicadas' })).toBeVisible();
    await esperarLegible(page);
    for (const tabla of ['generales', 'escala', 'tarifas_civil']) {
      await page.goto(`${camino}?tabla=${tabla}`);
      await expect(page.getByRole('table')).toBeVisible();
      await esperarLegible(page);
    }
  });

test('otra persona la publica con lo que leyó, y una futura se retira con su motivo', async ({ page }) => {
  await entrar(page, 'ojunta', camino);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const publicar = dialogo(page, 'Publicar Resolución CD 7/27');
  await expect(publicar).toContainText('$ 275.000,00 → $ 300.000,00 (+9,1 %)');
  await esperarAccesible(page);
  await publicar.getByRole('button', { name: 'Publicar para siempre' }).click();
  await expect(page).toHaveURL(/\/colegio\/aranceles\/resoluciones\/\d+$/);
  await expect(page.getByText('Va a regir', { exact: true })).toBeVisible();
  await esperarLegible(page);

  await page.getByRole('button', { name: 'Retirarla' }).click();
  const retiro = dialogo(page, 'Retirar Resolución CD 7/27');
  await retiro.getByLabel('Motivo').fill('La asamblea no la aprobó');
  await esperarAccesible(page);
  await retiro.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/La retiró Onofre Junta .*La asamblea no la aprobó/)).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Aranceles' }).click();
  await expect(page.getByRole('row', { name: /CD 7\/27/ })).toContainText('Retirada');
  await expect(page.getByRole('row', { name: /octubre de 2026/ })).toContainText('Desde el 01/10/2026');
});
