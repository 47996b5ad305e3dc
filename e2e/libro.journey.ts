import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio } from './apoyo/colegio.ts';

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const seSale = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const deDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};
const apartado = (page: Page, nombre: string) =>
  page.getByRole('navigation', { name: 'Tesorería' }).getByRole('link', { name: nombre, exact: true });

const DIA = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
/** A line of Banco Roela's list of collections, by its places (docs/reference/outside-world.md#siro). */
const renglon = (externo: number, boleta: number, centavos: number): string =>
  [
    ...[DIA, DIA, DIA, String(centavos).padStart(11, '0'), String(boleta).padStart(8, '0'), '3', ''.padEnd(59)],
    ...[''.padStart(20, '0'), 'PF ', ''.padEnd(100), String(externo).padStart(10, '0')],
  ].join('');

const subir = (page: Page, nombre: string, texto: string) =>
  page
    .getByLabel('Archivo de la rendición')
    .setInputFiles({ name: nombre, mimeType: 'text/plain', buffer: Buffer.from(texto, 'latin1') });

test('una rendición con sus diferencias: mal escrita, leída, resuelta, y con entrada para lo que faltaba', async ({
  page,
}) => {
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/rendiciones');
  await expect(titulo(page)).toHaveText('Rendiciones');
  await deDiaYDeNoche(page);
  await page.getByLabel('De quién es').selectOption('siro');
  const unico = Date.now() % 100_000_000;
  const bien = renglon(unico, 99_999_990, 12_345);
  await subir(page, 'cortado.txt', `${bien}\r\n${bien.slice(0, 80)}\r\n`);
  await expect(page.getByRole('alert')).toContainText('Línea 2: tiene 80 caracteres y tendría que tener 236.');
  await esperarAccesible(page);
  const archivo = `${bien}\r\n${renglon(unico + 1, 99_999_991, 700)}\r\n${bien}\r\n`;
  await subir(page, `siro_${unico}.txt`, archivo);
  await expect(titulo(page)).toHaveText(`siro_${unico}.txt`);
  const tabla = page.getByRole('table', { name: 'Lo que no coincide' });
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 1 / })).toContainText('Lo rindió y no está anotado');
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 3 / })).toContainText('Dos veces en el archivo');
  await deDiaYDeNoche(page);
  await page.getByRole('button', { name: 'Resolver: Cobro, línea 3' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Resolver la diferencia' });
  await dialogo.getByLabel('Motivo').fill('El cobrador lo mandó dos veces: nota 9');
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Resolver' }).click();
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 3 / })).toHaveCount(0);
  await page.getByRole('button', { name: /^Dar entrada a lo que no está/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar entrada' }).click();
  await expect(page.getByText('Renglones a los que se dio entrada: 2.')).toBeVisible();
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 1 / })).toHaveCount(0);
  await page.getByLabel('Cuáles').selectOption('todos');
  const sinCupon = page.getByRole('row', { name: /^Cobro, línea 1 / });
  await expect(sinCupon).toContainText('Entró sin su cupón: cobranza');
  await sinCupon.getByRole('link', { name: /^cobranza \d+$/ }).press('Enter');
  await expect(titulo(page)).toHaveText(/^Cobranza \d+: /);
  await expect(page.getByText(`siro_${unico}.txt, línea 1`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Entró sin su cupón: \$/)).toBeVisible();
  await deDiaYDeNoche(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  // It is found among the payments, by the number of its operation.
  await page.goto(`/colegio/tesoreria/pagos?texto=${String(unico).padStart(10, '0')}&que=cobranza`);
  await expect(page.getByRole('table', { name: 'Pagos' }).getByRole('link', { name: /^Cobranza \d+$/ })).toBeVisible();
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.goBack();
  await page.getByLabel('Cuáles').selectOption('todos');
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await esperarAccesible(page);
  // The same file again, whatever it is called.
  await page.goto('/colegio/tesoreria/rendiciones');
  await page.getByLabel('De quién es').selectOption('siro');
  await subir(page, 'otro nombre.txt', archivo);
  await expect(page.getByRole('alert')).toContainText(`Ese archivo ya se leyó: es «siro_${unico}.txt»`);
});

test('un cierre: se mira, se hace, y su PDF y su XLSX se bajan', async ({ page }) => {
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria');
  await apartado(page, 'Cierre del día').press('Enter');
  await expect(titulo(page)).toHaveText('Cierre del día');
  await expect(page.getByRole('table', { name: 'Por medio y banco' })).toBeVisible();
  await deDiaYDeNoche(page);
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Cerrar el día…' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Cerrar el/ });
  await expect(dialogo).toContainText('Un cierre no se cambia ni se borra');
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Cerrar el día' }).click();
  await expect(page.getByText(/quedó cerrado, con el N\.º \d+\./)).toBeVisible();
  await page.getByRole('table', { name: 'Cierres hechos' }).getByRole('link', { name: /^N\.º/ }).first().click();
  await expect(titulo(page)).toHaveText(/^Cierre N\.º \d+$/);
  await deDiaYDeNoche(page);
  for (const [boton, comienza] of [
    ['Descargar en PDF', '%PDF'],
    ['Descargar en XLSX', 'PK'],
  ] as const) {
    const bajada = page.waitForEvent('download');
    await page.getByRole('button', { name: boton }).click();
    expect(
      readFileSync(await (await bajada).path())
        .subarray(0, 4)
        .toString('latin1'),
    ).toContain(comienza);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Ver sus asientos' }).click();
  await expect(titulo(page)).toHaveText('Diario');
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await esperarAccesible(page);
});

test('el libro: del saldo a los asientos, el balance suma cero, y el diario se baja con sus códigos', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/libro');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/\$\s*0,00/);
  await deDiaYDeNoche(page);
  const partes = page.getByRole('navigation', { name: 'Libro' });
  await partes.getByRole('link', { name: 'Sumas y saldos' }).press('Enter');
  await page.getByRole('textbox', { name: 'Desde' }).fill('01/01/2015');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/\$\s*0,00/);
  await expect(page).toHaveURL(/sumas\?desde=2015-01-01&hasta=\d{4}-\d\d-\d\d$/);
  const sumas = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar las sumas y saldos en CSV' }).click();
  expect(readFileSync(await (await sumas).path(), 'utf8')).toContain('Código;Cuenta;Saldo anterior;Debe;Haber;Saldo');
  await esperarAccesible(page);
  await partes.getByRole('link', { name: 'Códigos de las cuentas' }).press('Enter');
  await page.getByRole('button', { name: 'Cambiar: Caja', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'Código de Caja' });
  await dialogo.getByLabel('Código').fill(`9.${Date.now() % 1000}`);
  await dialogo.getByRole('textbox', { name: 'Desde el día' }).fill('01/01/2015');
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Caja lleva el código 9\./)).toBeVisible();
  await page.goto('/colegio/tesoreria/libro/diario?desde=2015-01-01&hasta=2035-01-01');
  await expect(page.getByRole('list', { name: 'Asientos' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Armar en CSV' }).click();
  const bajar = page.getByRole('button', { name: /^Descargar libro_diario/ });
  await expect(bajar).toBeVisible({ timeout: 60_000 });
  const bajada = page.waitForEvent('download');
  await bajar.click();
  const [titulos = '', ...filas] = readFileSync(await (await bajada).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(titulos).toContain('Código;Cuenta;Concepto');
  const enCentavos = (columna: number): number =>
    filas.reduce(
      (suma, fila) => suma + Math.round(Number((fila.split(';').at(columna) || '0').replace(',', '.')) * 100),
      0,
    );
  expect(enCentavos(-2)).toBe(enCentavos(-1));
  await esperarAccesible(page);
});
