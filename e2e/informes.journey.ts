import { direccionDeRuta } from '@colega/contract/route';
import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { llenarIngreso } from './apoyo/ingresar.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const INFORME = direccionDeRuta('/colegio/informes/legajos');

test('con el teclado: de un informe a su barra, de ella a un legajo, y la tabla a un archivo', async ({ page }) => {
  await page.goto('/colegio');
  await llenarIngreso(page, 'otesoreria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informes');
  const tabla = page.getByRole('table', { name: 'Legajos y honorarios: cifras' });
  await expect(tabla.getByRole('row')).toHaveCount(14);
  await esperarAccesible(page);

  const figura = page.getByRole('figure', { name: 'Legajos por mes' });
  await figura.getByRole('button').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const barra = figura.getByRole('button').nth(10);
  await expect(barra).toBeFocused();
  const dicho = (await barra.getAttribute('aria-label')) ?? '';
  const cuantos = Number(/: (\d+)/.exec(dicho)?.[1] ?? 0);
  expect(cuantos).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/desde=(\d{4}-\d{2})&hasta=\1&ver=detalle/);
  const detalle = page.getByRole('table', { name: 'Uno por uno' });
  await expect(detalle).toBeVisible();
  await esperarAccesible(page);

  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar la tabla en XLSX' }).press('Enter');
  expect((await bajada).suggestedFilename()).toBe('informe-de-legajos.xlsx');
  await detalle.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/colegio\/legajo\/\d+/);
  await page.goBack();
  await expect(detalle).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
  await expect(detalle).toHaveCount(0);
});

test('cada informe se divide por lo suyo, y la recaudación es la del libro', async ({ page }) => {
  await page.goto('/colegio/informes/recaudacion');
  await llenarIngreso(page, 'otesoreria');
  const neto = (nombre: string) =>
    page.getByRole('row', { name: nombre }).getByRole('cell').first().locator('span').first().innerText();
  await expect(page.getByRole('table', { name: 'Recaudación: cifras' })).toBeVisible();
  const total = await neto('Total');
  await page.getByRole('combobox', { name: 'Cada renglón' }).click();
  await page.getByRole('option', { name: 'Medio' }).click();
  await expect(page).toHaveURL(/por=medio/);
  await expect(page.getByRole('figure', { name: 'Neto por medio' })).toBeVisible();
  expect(await neto('Total')).toBe(total);
  for (const [nombre, figura] of [
    ['Demoras', 'Visados por mes'],
    ['Observaciones', 'Observaciones por motivo'],
    ['Personas', 'Matrículas por estado'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Informes' }).getByRole('link', { name: nombre }).click();
    await expect(page.getByRole('figure', { name: figura })).toBeVisible();
    await esperarAccesible(page);
  }
  await expect(page.getByText(/Quién está al día se contó el/)).toBeVisible();
});

test('quien no lee informes no ve la pantalla, y la API lo rechaza', async ({ page }) => {
  await page.goto('/colegio');
  await llenarIngreso(page, 'omesa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await expect(page.getByRole('link', { name: 'Informes' })).toHaveCount(0);
  await page.goto('/colegio/informes');
  await expect(page.getByText(/Tus roles no incluyen esta pantalla/)).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const respuesta = await page.request.get(INFORME, { headers: { authorization: `Bearer ${token}` } });
  expect(respuesta.status()).toBe(403);
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`los informes se leen ${nombreDe(toma)}, sin que nada se salga`, async ({ page }) => {
    await ponerToma(page, toma);
    await page.goto('/colegio/informes/demoras?ver=detalle');
    await llenarIngreso(page, 'operador');
    await expect(page.getByRole('table', { name: 'Demoras: cifras' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Esperan el visado/ })).toBeVisible();
    await esperarLegible(page);
    await page.goto('/colegio/informes/legajos?por=rubro');
    await expect(page.getByRole('figure', { name: 'Legajos por rubro' })).toBeVisible();
    await esperarLegible(page);
  });
