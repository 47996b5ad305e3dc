import { direccionDeRuta } from '@colega/contract/route';
import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { llenarIngreso } from './apoyo/ingresar.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const AUDITORIA = direccionDeRuta('/colegio/auditoria');

test('con el teclado: busca quién entró, lee una línea en palabras, la exporta y vuelve con atrás', async ({
  page,
}) => {
  await page.goto('/colegio');
  await llenarIngreso(page, 'oauditoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('note')).toContainText('se verifica cada noche');
  const lineas = page.getByRole('list', { name: 'Líneas de la auditoría' }).getByRole('listitem');
  await expect(lineas.first()).toBeVisible();
  await esperarAccesible(page);

  await page.getByRole('combobox', { name: 'Quién' }).focus();
  await page.keyboard.type('oaudi');
  // what only the first letters found is gone: the arrow goes to the first one
  await expect(page.getByRole('option')).toHaveText([/\(oauditoria\)$/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/quien=oauditoria/);
  await expect(lineas.filter({ hasNotText: 'oauditoria' })).toHaveCount(0);
  const ingreso = lineas.filter({ hasText: 'Ingresó' }).first();
  await ingreso.getByRole('button').press('Enter');
  await expect(ingreso).toContainText('Entró conContraseña');
  await expect(lineas.filter({ hasText: 'puerta que no es la suya' })).toHaveCount(0);
  await esperarAccesible(page);
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar en CSV' }).press('Enter');
  expect((await bajada).suggestedFilename()).toBe('auditoria.csv');

  await page.getByRole('button', { name: 'Limpiar filtros' }).press('Enter');
  await expect(page).toHaveURL(/\/colegio\/auditoria$/);
  const dicho = page.getByRole('status').filter({ hasText: 'línea' });
  await expect(dicho).toContainText('Lo último primero: 50 líneas, y hay más.');
  await page.getByRole('button', { name: 'Más viejas' }).press('Enter');
  await expect(page).toHaveURL(/antes=\d+/);
  await expect(dicho).toContainText('Más viejas');
  await page.goBack();
  await expect(dicho).toContainText('Lo último primero');
});

test('quien no audita no ve la pantalla, y la API lo rechaza', async ({ page }) => {
  await page.goto('/colegio');
  await llenarIngreso(page, 'omesa');
  await expect(page).toHaveURL(/\/colegio$/);
  await expect(page.getByRole('link', { name: 'Auditoría' })).toHaveCount(0);
  await page.goto('/colegio/auditoria');
  await expect(page.getByText(/Tus roles no incluyen esta pantalla/)).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const respuesta = await page.request.get(AUDITORIA, { headers: { authorization: `Bearer ${token}` } });
  expect(respuesta.status()).toBe(403);
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`la auditoría se lee ${nombreDe(toma)}, sin que nada se salga`, async ({ page }) => {
    await ponerToma(page, toma);
    await page.goto('/colegio/auditoria');
    await llenarIngreso(page, 'operador');
    const lineas = page.getByRole('list', { name: 'Líneas de la auditoría' }).getByRole('listitem');
    await lineas.first().getByRole('button').click();
    await expect(lineas.first().getByRole('button', { name: /^Todo lo que hizo/ })).toBeVisible();
    await esperarLegible(page);
  });
