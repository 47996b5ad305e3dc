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

const diaDeHace = (dias: number): string =>
  new Date(Date.now() - 3 * 3_600_000 - dias * 86_400_000).toISOString().slice(0, 10);
const DIA = diaDeHace(0).replaceAll('-', '');
/** A line of Banco Roela's list of collections, by its places (docs/reference/outside-world.md#siro). */
const renglon = (externo: number, boleta: number, centavos: number, acreditacion = DIA): string =>
  [
    ...[
      DIA,
      acreditacion,
      DIA,
      String(centavos).padStart(11, '0'),
      String(boleta).padStart(8, '0'),
      '3',
      ''.padEnd(59),
    ],
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

test('lo que depositan los cobradores: el CSV de un banco, lo que es un cobro, lo que se acepta y lo que se deshace', async ({
  page,
}) => {
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/rendiciones');
  await page.getByLabel('De quién es').selectOption('siro');
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar un archivo de ejemplo' }).click();
  expect(readFileSync(await (await bajada).path(), 'latin1')).toHaveLength(3 * 238);
  const unico = Date.now() % 100_000_000;
  // A day of its own: what others collect is of today.
  const dia = diaDeHace(8);
  const enEsAr = `${dia.slice(8)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}`;
  await subir(page, `siro_${unico}_d.txt`, `${renglon(unico + 50, 99_999_980, 100_000, dia.replaceAll('-', ''))}\r\n`);
  await page.getByRole('button', { name: /^Dar entrada a lo que no está/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar entrada' }).click();
  await expect(page.getByText('Renglones a los que se dio entrada: 1.')).toBeVisible();
  await page.goto('/colegio/tesoreria/rendiciones');
  await page.getByLabel('De quién es').selectOption('provincia');
  const csv = [
    'Fecha;Concepto;Comprobante;Importe',
    `${enEsAr};LIQUIDACION SIRO;${unico};980,00`,
    `${enEsAr};TRANSF RECIBIDA BCO CREDICOOP;${unico + 1};11,00`,
    `${enEsAr};LIQUIDACION CREDICOOP;${unico + 2};12,00`,
    `${enEsAr};COMISION MANTENIMIENTO;${unico + 3};-25,50`,
    `${enEsAr};IVA COMISION;${unico + 4};-5,36`,
  ];
  await subir(page, `banco_${unico}.csv`, csv.join('\r\n'));
  await expect(titulo(page)).toHaveText(`banco_${unico}.csv`);
  const tabla = page.getByRole('table', { name: 'Lo que no coincide' });
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 3 / })).toContainText('Lo rindió y no está anotado');
  await expect(tabla.getByRole('row', { name: /^Depósito, línea 4 / })).toContainText('que no es de nada cobrado');
  await deDiaYDeNoche(page);
  await page.getByRole('button', { name: 'Es un cobro: Depósito, línea 4' }).click();
  const pregunta = page.getByRole('dialog', { name: 'Es un cobro' });
  await esperarAccesible(page);
  await pregunta.getByRole('button', { name: 'Es un cobro' }).click();
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 4 / })).toContainText('Lo rindió y no está anotado');
  await page.getByRole('button', { name: 'Dar entrada: Cobro, línea 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar entrada' }).click();
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 4 / })).toHaveCount(0);

  await expect(tabla.getByRole('row', { name: /^Comisión, línea 5 / })).toContainText('no está en el libro');
  await page.getByRole('button', { name: 'Elegir lo que dice que es del banco (2)' }).press('Enter');
  await expect(page.getByText(/^Elegidos 2: \$\s30,86\.$/)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await deDiaYDeNoche(page);
  await page.getByRole('button', { name: 'Gasto del banco…' }).press('Enter');
  const gasto = page.getByRole('dialog', { name: 'Gasto del banco' });
  await expect(gasto).toContainText(/salen del banco \$\s30,86, contra los gastos bancarios/);
  await esperarAccesible(page);
  await gasto.getByRole('button', { name: 'Gasto del banco' }).click();
  await expect(tabla.getByRole('row', { name: /^Comisión, línea 5 / })).toHaveCount(0);

  await apartado(page, 'Depósitos de cobradores').press('Enter');
  await expect(titulo(page)).toHaveText('Depósitos de cobradores');
  await expect(page.getByRole('list', { name: 'Lo acordado' })).toContainText(
    /SIRO \(Banco Roela\), 2 % desde el .*, valor de referencia; deposita en 1 día hábil/,
  );
  await page.getByLabel('De quién').selectOption('siro');
  const dias = page.getByRole('table', { name: 'Depósitos de cobradores' });
  const fila = dias.getByRole('row', { name: new RegExp(`SIRO.*${enEsAr}.*980,00`) }).first();
  await expect(fila).toContainText('Llegó: falta aceptarlo');
  await deDiaYDeNoche(page);
  await page.getByRole('button', { name: /^Aceptar lo que llegó/ }).click();
  const dialogo = page.getByRole('dialog', { name: 'Aceptar lo que llegó' });
  await expect(dialogo).toContainText(/entran al banco \$\s980,00, son comisiones \$\s20,00/);
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Aceptar 1 día' }).click();
  await expect(page.getByText(/^Días aceptados: 1\. Entró al banco/)).toBeVisible();
  await expect(fila).toContainText('Aceptado');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await esperarAccesible(page);
  await fila.getByRole('button', { name: /^Deshacer/ }).click();
  const deshacer = page.getByRole('dialog', { name: 'Deshacer lo aceptado' });
  await deshacer.getByLabel('Motivo').fill('Era de otro día');
  await deshacer.getByRole('button', { name: 'Deshacer' }).click();
  await expect(fila).toContainText('Llegó: falta aceptarlo');
  // Left as it has to be, for whoever comes after.
  await page.getByRole('button', { name: /^Aceptar lo que llegó/ }).click();
  await dialogo.getByRole('button', { name: 'Aceptar 1 día' }).click();
  await expect(fila).toContainText('Aceptado');
});

test('un depósito: nunca más de lo que hay, deja la caja, el archivo de su banco lo encuentra, y el que no fue se deshace', async ({
  page,
}) => {
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/cierres');
  const numero = `D${Date.now()}`;
  const abrir = async () => {
    await page.getByRole('button', { name: 'Anotar un depósito…' }).press('Enter');
    const dialogo = page.getByRole('dialog', { name: 'Anotar un depósito' });
    await dialogo.getByLabel('Qué se llevó').selectOption('caja');
    await dialogo.getByLabel('A qué banco').selectOption('provincia');
    return dialogo;
  };
  const dialogo = await abrir();
  await dialogo.getByLabel('Número del comprobante').fill(numero);
  await dialogo.getByLabel('Importe').fill('999999999');
  await deDiaYDeNoche(page);
  await dialogo.getByRole('button', { name: 'Anotar el depósito' }).press('Enter');
  await expect(dialogo.getByText(/No se puede haber llevado más\.$/)).toBeVisible();
  await expect(dialogo.getByLabel('Importe')).toBeFocused();
  await dialogo.getByLabel('Importe').fill('10,50');
  await dialogo.getByLabel('Importe').press('Enter');
  await expect(page.getByText(/^Depósito anotado: \$\s10,50/)).toBeVisible();
  const tabla = page.getByRole('table', { name: 'Depósitos' });
  const fila = tabla.getByRole('row', { name: new RegExp(`^${numero}, `) });
  await expect(fila).toContainText('Ningún archivo del banco lo tiene todavía');
  const otro = await abrir();
  await otro.getByLabel('Número del comprobante').fill(`${numero}-B`);
  await otro.getByLabel('Importe').fill('1');
  await otro.getByLabel('Importe').press('Enter');
  await page.getByRole('button', { name: `Deshacer: depósito ${numero}-B` }).press('Enter');
  const deshacer = page.getByRole('dialog', { name: `Deshacer el depósito ${numero}-B` });
  await deshacer.getByLabel('Motivo').fill('No se llegó a depositar');
  await deshacer.getByRole('button', { name: 'Deshacer el depósito' }).press('Enter');
  await expect(tabla.getByRole('row', { name: new RegExp(`^${numero}-B, `) })).toContainText('Deshecho por otesoreria');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await deDiaYDeNoche(page);
  await page.goto('/colegio/tesoreria/rendiciones');
  await page.getByLabel('De quién es').selectOption('provincia');
  const dia = `${DIA.slice(6)}/${DIA.slice(4, 6)}/${DIA.slice(0, 4)}`;
  const lineas = [`${dia};DEPOSITO EFECTIVO;${numero};10,50`, `${dia};DEPOSITO EFECTIVO;${numero}-C;99,10`];
  await subir(page, `banco_${numero}.csv`, ['Fecha;Descripción;Comprobante;Importe', ...lineas].join('\r\n'));
  await expect(page.getByRole('row', { name: /^Depósito, línea 3 / })).toContainText('Depósito que no está anotado');
  await page.getByLabel('Cuáles').selectOption('todos');
  await expect(page.getByRole('row', { name: /^Depósito, línea 2 / })).toContainText('coincide');
  await page.goto('/colegio/tesoreria/cierres');
  await expect(fila).toContainText('Llegó al banco el');
  await expect(fila.getByRole('button')).toHaveCount(0);
});

test('un cierre: se mira, se hace, y su PDF y su XLSX se bajan', async ({ page }) => {
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria');
  await apartado(page, 'Cierre del día').press('Enter');
  await expect(titulo(page)).toHaveText('Cierre del día');
  await expect(page.getByRole('table', { name: 'Por medio y banco' })).toBeVisible();
  await expect(page.getByText(/^Coincide con el libro: /)).toBeVisible();
  await deDiaYDeNoche(page);
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Cerrar el día…' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Cerrar el/ });
  await expect(dialogo).toContainText('Un cierre no se cambia ni se borra');
  await dialogo.getByRole('button', { name: 'Contar por billetes' }).click();
  await dialogo
    .getByLabel(/^De \$/)
    .first()
    .fill('2');
  await expect(dialogo.getByText(/^(Faltan|Sobran|Es lo que) /)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await deDiaYDeNoche(page);
  // Others go on paying meanwhile: what they pay is seen before it is closed.
  await expect(async () => {
    const esperados = await dialogo.getByText(/^Tendría que haber/).allTextContents();
    for (const [i, campo] of (await dialogo.getByLabel(/: cuánto contaste/).all()).entries()) {
      const [pesos = '0', centavos = '00'] = (esperados[i] ?? '').replace(/[^\d,]/g, '').split(',');
      // One too many in cash: whoever comes after finds no less than there was.
      await campo.fill(`${Number(pesos) + (i === 0 ? 1 : 0)},${centavos}`);
    }
    for (const campo of await dialogo.getByLabel(/: por qué falta o sobra/).all())
      await campo.fill('Se contó de prueba');
    await dialogo.getByRole('button', { name: 'Cerrar el día' }).click();
    await expect(page.getByText(/quedó cerrado, con el N\.º \d+\./)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('table', { name: 'Cierres hechos' }).getByRole('link', { name: /^N\.º/ }).first().click();
  await expect(titulo(page)).toHaveText(/^Cierre N\.º \d+$/);
  await expect(page.getByText(/Lo cerró Oriana Tesoro, el /)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Arqueo' })).toContainText('Se contó de prueba');
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
  // its calendar comes by itself, over what is pressed next
  await page.keyboard.press('Escape');
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
  // A day was closed above.
  await expect(dialogo.getByRole('alert')).toContainText(/\d días? ya cerrados?, de \d+ mes/);
  await deDiaYDeNoche(page);
  await dialogo.getByRole('button', { name: 'Guardar igual' }).click();
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

test('la conciliación se pide en la mesa, se espera ahí, y dice qué encontró', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria');
  await apartado(page, 'Conciliación').press('Enter');
  await expect(titulo(page)).toHaveText('Conciliación');
  const pedir = page.getByRole('button', { name: 'Conciliar ahora' });
  await pedir.press('Enter');
  const estado = page.getByRole('region', { name: 'La última' }).getByRole('status');
  await expect(estado).toContainText(/Todo coincide|Hay algo que no coincide/, { timeout: 60_000 });
  await expect(pedir).toBeVisible();
  await deDiaYDeNoche(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
});
