import { expect, type Locator, type Page, test } from '@playwright/test';
import { cuadroDeTexto, dia, escribir, guardar, llegarA, llenarContrato, siguiente } from './apoyo/asistente.ts';
import { abrirManual, hastaContratoManual, llenarDatosManual, llenarFila } from './apoyo/asistente-manual.ts';
import { elegirOpcion } from './apoyo/elegir-opcion.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';

test.describe.configure({ mode: 'parallel' });

const enElPaso = (page: Page, nombre: RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: nombre })).toBeVisible();

const irYVolver = async (page: Page, campo: Locator, antes: RegExp, aca: RegExp): Promise<void> => {
  for (const escrito of ['Primera ve', 'Segunda ve']) {
    await campo.fill('');
    await campo.pressSequentially(escrito);
    await page.goBack();
    await enElPaso(page, antes);
    await page.goForward();
    await enElPaso(page, aca);
    await expect(campo).toHaveValue(escrito);
  }
};

const LISTA = /\/app\/ejercicio\/legajos\/listado/;

test('la flecha del navegador va y vuelve de a un paso, y guardar no deja ninguno detrás', async ({ page }) => {
  const paso = (nombre: RegExp) => enElPaso(page, nombre);
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado');
  await hastaContratoManual(page);
  for (const nombre of [/UBICACIÓN/, /COMITENTE/, /TAREAS/]) {
    await page.goBack();
    await paso(nombre);
  }
  await page.reload();
  await paso(/TAREAS/);
  await page.goBack();
  await paso(/DATOS/);
  for (const nombre of [/TAREAS/, /COMITENTE/, /UBICACIÓN/, /CONTRATO/]) {
    await page.goForward();
    await paso(nombre);
  }
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
  await llenarContrato(page);
  await guardar(page);
  await expect(page).toHaveURL(/\/detail$/);
  await page.goBack();
  await expect(page).toHaveURL(LISTA);
});

test('la primera pulsación de Siguiente vale aunque el campo que se deja haya quedado mal', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirManual(page);
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '100000');
  await escribir(page, 'Monto 1', '');
  const boton = page.getByRole('button', { name: 'Siguiente' });
  await boton.scrollIntoViewIfNeeded();
  const caja = await boton.boundingBox();
  await page.mouse.move((caja?.x ?? 0) + 20, (caja?.y ?? 0) + 4);
  await page.mouse.down();
  // A pressed button sinks by a pixel.
  expect(Math.abs(((await boton.boundingBox())?.y ?? 0) - (caja?.y ?? 0))).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
});

test('con algo a medio escribir, atrás y adelante dos veces: cada paso es el que es y no se pierde nada', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await llegarA(page, 'CONTRATO');
  await irYVolver(page, cuadroDeTexto(page, 'Forma de pago'), /UBICACIÓN/, /CONTRATO/);
  await page.goBack();
  await irYVolver(page, cuadroDeTexto(page, 'Calle'), /COMITENTE/, /UBICACIÓN/);
  await page.goBack();
  const cuit = cuadroDeTexto(page, 'CUIT del comitente');
  await cuit.pressSequentially('2025');
  await page.goBack();
  await enElPaso(page, /HONORARIO/);
  await page.goForward();
  await expect(cuit).toHaveValue(/^20-?25/);
});

test('un certificado: de la elección a la revisión y de vuelta, con lo elegido y lo escrito', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/detail`);
  await page.getByRole('link', { name: 'Nuevo certificado' }).click();
  for (const opcion of ['T1G, pilar', 'Trifásico', 'Inicial']) await radio(opcion).check();
  const siguientePaso = page.getByRole('button', { name: 'Siguiente' });
  await siguientePaso.click();
  const domicilio = page.getByLabel('Domicilio legal');
  for (const escrito of ['Mitre 1', 'Mitre 200']) {
    await domicilio.fill(escrito);
    await page.goBack();
    await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
    for (const opcion of ['T1G, pilar', 'Trifásico', 'Inicial']) await expect(radio(opcion)).toBeChecked();
    await page.goForward();
    await expect(domicilio).toHaveValue(escrito);
  }
  await page.getByRole('combobox', { name: 'Localidad' }).fill('la plata');
  await elegirOpcion(page, /^LA PLATA/i);
  await page.getByLabel('Año').fill('2026');
  await siguientePaso.click();
  await enElPaso(page, /PILAR/);
  for (const opcion of await radio('Sí').all()) await opcion.check();
  await siguientePaso.click();
  await enElPaso(page, /Revisá antes de emitir/);
  for (const paso of [/PILAR/, /DATOS GENERALES/]) {
    await page.goBack();
    await enElPaso(page, paso);
  }
  await domicilio.fill('Mitre 300');
  for (const paso of [/PILAR/, /Revisá antes de emitir/]) {
    await page.goForward();
    await enElPaso(page, paso);
  }
  await expect(page.getByText('Mitre 300')).toBeVisible();
});

test('lo que se elige para liquidar sigue elegido al volver de pagar, y el usuario escrito, al volver de recuperar la contraseña', async ({
  page,
}) => {
  await page.goto('/login');
  const usuario = page.getByLabel('Usuario');
  await usuario.pressSequentially('mgarcia');
  await page.getByRole('link', { name: 'Obtener o recuperar la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /recuperar la contraseña/ })).toBeVisible();
  await usuario.fill('mgarcia2');
  for (let vez = 0; vez < 2; vez += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingresá a tu cuenta' })).toBeVisible();
    await expect(usuario).toHaveValue('mgarcia');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: /recuperar la contraseña/ })).toBeVisible();
    await expect(usuario).toHaveValue('mgarcia2');
  }
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await page.goto('/app/cuenta/liquidar');
  const [primero, segundo] = [
    page.locator('main').getByRole('switch').first(),
    page.locator('main').getByRole('switch').nth(1),
  ];
  await primero.click();
  const elegidos = await Promise.all([primero, segundo].map((uno) => uno.isChecked()));
  await page.getByRole('button', { name: 'Siguiente' }).click();
  for (let vez = 0; vez < 2; vez += 1) {
    await expect(page.getByRole('heading', { level: 1, name: 'Pagar liquidación' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Liquidar' })).toBeVisible();
    await expect(primero).toBeVisible();
    expect(await Promise.all([primero, segundo].map((uno) => uno.isChecked()))).toEqual(elegidos);
    await page.goForward();
  }
});
