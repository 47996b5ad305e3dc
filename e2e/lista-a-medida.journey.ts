import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ingresar } from './apoyo/ingresar.ts';
import { EXTREMOS, esperarLegible, nombreDe, ponerToma } from './apoyo/tomas.ts';

const LISTADO = '/app/ejercicio/legajos/listado';
const tabla = (page: Page) => page.getByRole('table', { name: 'Legajos' });
const vistas = (page: Page) => page.getByRole('group', { name: 'Vistas guardadas' });

test('la tabla entra en la ventana, se lee, abre el legajo y sigue elegida; más angosta hay tarjetas [S-919]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await ingresar(page, 'mgarcia');
  await page.goto(LISTADO);
  await page.getByRole('button', { name: 'Tabla' }).click();
  await expect(tabla(page).getByRole('row')).toHaveCount(26);
  await esperarLegible(page);
  const [ancho, lugar] = await tabla(page).evaluate((t) => [t.scrollWidth, t.parentElement?.clientWidth ?? 0]);
  expect(ancho).toBeLessThanOrEqual(lugar ?? 0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await esperarLegible(page);
  await tabla(page).getByRole('button', { name: 'Número' }).click();
  await expect(page).toHaveURL(/order%5Bnumero_legajo%5D=desc/);
  await page.reload();
  await tabla(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/legajo\/\d+\/detail$/);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(LISTADO);
  await expect(page.getByRole('link', { name: /^Legajo \d+$/ })).toHaveCount(10);
});

test('se baja lo que se ve, con sus filtros', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto(`${LISTADO}?espera=nadie&order[numero_legajo]=asc`);
  const cuantos = Number(/^\d+/.exec((await page.getByText(/^\d+ legajos? encontrados?/).textContent()) ?? '')?.[0]);
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar los legajos en CSV' }).click();
  const lineas = readFileSync(await (await bajada).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lineas).toHaveLength(cuantos);
  const numeros = lineas.map((linea) => Number(linea.split(';')[0]));
  expect(numeros).toEqual([...numeros].sort((a, b) => a - b));
});

test('una vista guardada se encuentra en otro dispositivo, y se quita [S-918]', async ({ page, browser }) => {
  await ingresar(page, 'mgarcia');
  await page.goto(`${LISTADO}?espera=colegio&order[comitente]=desc`);
  await vistas(page).getByRole('button', { name: 'Vistas…' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Vistas guardadas' });
  const nombre = `Del Colegio ${Date.now()}`;
  await dialogo.getByRole('textbox', { name: 'Nombre para lo que estás viendo' }).fill(nombre);
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo.getByText(`Lo que estás viendo ya está guardado: ${nombre}.`)).toBeVisible();
  await esperarLegible(page);
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();

  const otro = await (await browser.newContext()).newPage();
  await ingresar(otro, 'mgarcia');
  await otro.goto(LISTADO);
  await vistas(otro).getByRole('button', { name: nombre }).click();
  await expect(otro).toHaveURL(/espera=colegio.*order%5Bcomitente%5D=desc|order%5Bcomitente%5D=desc.*espera=colegio/);
  await vistas(otro).getByRole('button', { name: 'Vistas…' }).click();
  await otro
    .getByRole('dialog')
    .getByRole('button', { name: `Quitar ${nombre}` })
    .click();
  await expect(otro.getByRole('dialog').getByText(nombre, { exact: true })).toHaveCount(0);
  await otro.context().close();
});

test('en un teléfono las vistas no ocupan un renglón: van al lado de los filtros, y la primera tarjeta está donde estaba', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ingresar(page, 'mgarcia');
  await page.goto(LISTADO);
  const filtros = page.getByRole('search', { name: 'Filtros de legajos' });
  const dondeEsta = async (nombre: string) => (await filtros.getByRole('button', { name: nombre }).boundingBox())?.y;
  await expect(filtros.getByRole('button', { name: 'Vistas…' })).toBeVisible();
  expect(await dondeEsta('Vistas…')).toBe(await dondeEsta('Filtros y orden'));
  await expect(vistas(page)).toHaveCount(0);
  await filtros.getByRole('button', { name: 'Vistas…' }).click();
  await expect(page.getByRole('dialog', { name: 'Vistas guardadas' })).toBeVisible();
  await esperarLegible(page);
});

for (const toma of EXTREMOS)
  test(`${nombreDe(toma)}, las herramientas de la lista se leen`, async ({ page }) => {
    await ponerToma(page, toma);
    await ingresar(page, 'mgarcia');
    await page.goto(LISTADO);
    await expect(page.getByRole('group', { name: 'Exportar los legajos' })).toBeVisible();
    await esperarLegible(page);
  });
