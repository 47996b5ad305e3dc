import { formatFecha } from '@colega/domain/fechas';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio as entrar, pulsar } from './apoyo/colegio.ts';
import { iso } from './apoyo/crear-legajo.ts';

const deDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};

for (const width of [1440, 1024, 360])
  test(`a ${width} px y con el teclado, quien administra agrega un banco y lo deja, y lee dónde se cambian las oficinas y los plazos`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await entrar(page, 'operador');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
    await pulsar(page, 'd');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colegio');
    await expect(page.getByRole('region', { name: 'Textos' })).toBeVisible();
    await esperarAccesible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const oficinas = page.getByRole('region', { name: 'Oficinas y teléfonos' });
    await expect(oficinas).toContainText('Sede Morón');
    await expect(oficinas).toContainText('una persona las prepara y otra las publica');
    await expect(oficinas.getByRole('button')).toHaveCount(0);

    const bancos = page.getByRole('region', { name: 'Bancos' });
    await page.getByRole('button', { name: 'Agregar: un banco' }).press('Enter');
    const nuevo = page.getByRole('dialog', { name: 'Agregar un banco' });
    await nuevo.getByLabel('Nombre').fill(`Banco de ${width}`);
    // of a month from now: whoever works meanwhile is not offered another bank
    await nuevo.getByRole('textbox', { name: 'Se usa desde' }).fill(formatFecha(iso(30)));
    await nuevo.getByLabel('CBU').fill('2850590940090418135202');
    await nuevo.getByLabel('CBU').press('Enter');
    await expect(nuevo.getByText(/dígitos de control no coinciden/)).toBeVisible();
    await deDiaYDeNoche(page);
    await nuevo.getByLabel('CBU').fill('2850590940090418135201');
    await nuevo.getByLabel('CBU').press('Enter');
    await expect(nuevo).toHaveCount(0);
    await page.getByRole('button', { name: `Columnas: Banco de ${width}` }).press('Enter');
    const columnas = page.getByRole('dialog', { name: `Columnas de los extractos de Banco de ${width}` });
    await columnas.getByLabel('Detalle').fill('Leyenda adicional');
    await deDiaYDeNoche(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await columnas.getByLabel('Detalle').press('Enter');
    await expect(columnas).toHaveCount(0);
    await expect(bancos).toContainText('CBU 28505909 40090418135201 · 1 columna propia');
    await page.getByRole('button', { name: `Dejar de usar: Banco de ${width}` }).press('Enter');
    const fin = page.getByRole('dialog', { name: `Dejar de usar Banco de ${width}` });
    await fin.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(fin.getByText(/No se puede dejar de usar antes del/)).toBeVisible();
    await fin.getByRole('textbox', { name: 'No se usa desde' }).fill(formatFecha(iso(31)));
    await fin.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(page.getByRole('button', { name: `Usar otra vez: Banco de ${width}` })).toBeVisible();
    await esperarAccesible(page);

    const plazos = page.getByRole('region', { name: 'Plazos' });
    await expect(plazos).toContainText('una persona los prepara y otra los publica');
    await expect(plazos.getByRole('button')).toHaveCount(0);
  });

const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('el nombre, los colores y la marca que se cambian se ven en el encabezado y en el ingreso, y se pueden quitar', async ({
  page,
  browser,
}) => {
  await entrar(page, 'operador');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await pulsar(page, 'd');
  const region = page.getByRole('region', { name: 'Marca y colores' });
  await page
    .getByLabel('Archivo de la marca')
    .setInputFiles({ name: 'marca.png', mimeType: 'image/png', buffer: PUNTO });
  await expect(region.getByRole('img', { name: /^Marca de/ })).toBeVisible();
  const colores = async (claro: string, oscuro: string) => {
    await page.getByRole('button', { name: 'Cambiar: colores' }).press('Enter');
    const dialogo = page.getByRole('dialog', { name: 'Cambiar los colores' });
    await dialogo.getByLabel('Color en el tema claro').fill(claro);
    await dialogo.getByLabel('Color en el tema oscuro').fill(oscuro);
    await page.keyboard.press('Enter');
    await expect(dialogo).toHaveCount(0);
  };
  await colores('#7b1fa2', '#e1bee7');
  const encabezado = page.getByRole('banner').getByRole('link', { name: /^Colega/ });
  await expect(encabezado.locator('img')).toBeVisible();
  await expect(encabezado).toHaveCSS('color', 'rgb(123, 31, 162)');
  await esperarAccesible(page);

  for (const colorScheme of ['light', 'dark'] as const) {
    const otra = await browser.newContext({ colorScheme, viewport: { width: 360, height: 780 } });
    const ingreso = await otra.newPage();
    await ingreso.goto('/login');
    await expect(
      ingreso
        .getByText(/^Colega/)
        .locator('..')
        .locator('img'),
    ).toBeVisible();
    const color = colorScheme === 'light' ? 'rgb(123, 31, 162)' : 'rgb(225, 190, 231)';
    await expect(ingreso.getByRole('link', { name: /contraseña/ })).toHaveCSS('color', color);
    await esperarAccesible(ingreso);
    await otra.close();
  }

  await colores('', '');
  await page.getByRole('button', { name: 'Quitar la marca' }).press('Enter');
  await expect(region.getByText('Sin marca propia: va la del programa.')).toBeVisible();
  await expect(encabezado.locator('img')).toHaveCount(0);
});
