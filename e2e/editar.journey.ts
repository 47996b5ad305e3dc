import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import {
  abrirPaso,
  cuadroDeTexto,
  dia,
  escribir,
  guardar,
  intentarGuardarSinRed,
  siguiente,
} from './apoyo/asistente.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';
import { cambiarLegajo, confirmarOriginal, crearAutomatico, leerLegajo } from './apoyo/legajos-por-api.ts';

test.describe.configure({ mode: 'parallel' });

const RECUPERADO = 'Recuperamos lo que habías cargado';
const editar = async (page: Page, tipo: 'manual' | 'automatico', id: number): Promise<void> => {
  await page.goto(`/app/ejercicio/legajo/${tipo}/${id}/editar`);
  const titulo = tipo === 'manual' ? 'Editar Legajo Manual' : 'Editar Legajo Automático';
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /DATOS/ })).toBeVisible();
};
/** An amount has a non-breaking space. */
const pesos = (importe: string) => new RegExp(`^\\$\\s${importe.replaceAll('.', '\\.')}$`);
const exito = (page: Page, texto: string) => page.getByRole('status').filter({ hasText: texto });
const conflicto = (page: Page) => page.getByRole('alert', { name: 'El legajo cambió desde que lo abriste' });

const alContrato = async (page: Page, automatico = false): Promise<void> => {
  await siguiente(page, 'TAREAS');
  if (automatico) await siguiente(page, 'HONORARIO');
  for (const paso of ['COMITENTE', 'UBICACIÓN', 'CONTRATO']) await siguiente(page, paso);
};

test('un manual vuelve entero, y se guarda con un solo aviso [MAN-002, MAN-004, AUT-100, ERR-018]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  await expect(page.getByRole('combobox', { name: 'Matrícula' })).not.toHaveValue('');
  await siguiente(page, 'TAREAS');
  await expect(cuadroDeTexto(page, 'Monto 1')).toHaveValue('200.000,00');
  await escribir(page, 'Monto 1', '220000');
  await escribir(page, 'Honorario Convenido', '330000');
  await siguiente(page, 'COMITENTE');
  await expect(page.getByRole('button', { name: /FERNANDEZ/ })).toBeVisible();
  await siguiente(page, 'UBICACIÓN');
  await expect(cuadroDeTexto(page, 'Calle')).toHaveValue('Calle 50');
  await siguiente(page, 'CONTRATO');
  await escribir(page, 'Observaciones', 'Con cuotas');
  await esperarAccesible(page);
  const pedidos: string[] = [];
  // of the file: the draft goes up by itself
  page.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (pedido.method() === 'PUT' && !pathname.includes('/borradores/')) pedidos.push(pathname);
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(exito(page, 'Legajo actualizado exitosamente')).toHaveCount(1);
  await expect(exito(page, 'Legajo detalle actualizado exitosamente')).toHaveCount(0);
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByText('$ 330.000,00').first()).toBeVisible();
  expect(pedidos).toEqual([`/api/bff/legajos/${id}`, expect.stringMatching(/^\/api\/bff\/legajo_detalles\/\d+$/)]);
});

test('un automático sin cambios en el cálculo no se calcula otra vez; con otra fecha, sí [AUT-003, AUT-099, AUT-105]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const { id } = await crearAutomatico(page);
  await editar(page, 'automatico', id);
  const calculos: string[] = [];
  page.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (/calculo_honorarios\/(calcular|generar)$/.test(pathname)) calculos.push(pathname.split('/').at(-1) ?? '');
  });
  await alContrato(page, true);
  await expect(cuadroDeTexto(page, 'Honorario Convenido')).toHaveValue(pesos('90.000.000,00'));
  await escribir(page, 'Observaciones', 'Sin tocar el cálculo');
  await guardar(page);
  expect(calculos).toEqual([]);
  await editar(page, 'automatico', id);
  await escribir(page, 'Fecha Contrato', dia(-5));
  await alContrato(page, true);
  await guardar(page);
  expect(calculos).toEqual(['calcular', 'generar']);
});

test('la dirección con el otro tipo lleva a la correcta; la de un legajo que no se edita dice por qué [MAN-002]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await page.goto(`/app/ejercicio/legajo/automatico/${id}/editar`);
  await expect(page).toHaveURL(new RegExp(`/legajo/manual/${id}/editar$`));
  await confirmarOriginal(page, await leerLegajo(page, id));
  await page.goto(`/app/ejercicio/legajo/manual/${id}/editar`);
  await expect(page.getByRole('heading', { name: 'Este legajo no se puede editar' })).toBeVisible();
  await expect(
    page.getByText('El legajo no tiene observaciones para responder y ya no se puede editar.'),
  ).toBeVisible();
  await esperarAccesible(page);
  await page.getByRole('link', { name: 'Ir al detalle del legajo' }).click();
  await expect(page).toHaveURL(/\/detail$/);
});

test('dos máquinas sobre un legajo: la segunda no pisa ni pierde nada, compara y decide', async ({ page, browser }) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  const otra = await (await browser.newContext()).newPage();
  await ingresar(otra, 'csosa');
  await editar(otra, 'manual', id);
  await siguiente(otra, 'TAREAS');
  await siguiente(page, 'TAREAS');
  await escribir(page, 'Honorario Convenido', '450000');
  for (const paso of ['COMITENTE', 'UBICACIÓN', 'CONTRATO']) await siguiente(page, paso);
  await guardar(page);

  for (const paso of ['COMITENTE', 'UBICACIÓN', 'CONTRATO']) await siguiente(otra, paso);
  await escribir(otra, 'Observaciones', 'Lo de la segunda');
  await otra.getByRole('button', { name: 'Guardar' }).click();
  await expect(conflicto(otra)).toBeFocused();
  await expect(conflicto(otra).getByRole('row', { name: /Honorario Convenido/ })).toContainText('$ 450.000,00');
  await expect(conflicto(otra).getByRole('row', { name: /Honorario Convenido/ })).toContainText('$ 250.000,00');
  await expect(conflicto(otra).getByRole('row', { name: /Observaciones/ })).toContainText('Lo de la segunda');
  await esperarAccesible(otra);
  await expect(cuadroDeTexto(otra, 'Observaciones')).toHaveValue('Lo de la segunda');
  expect(await leerLegajo(page, id)).toMatchObject({ monto_total: '450000.00' });

  await conflicto(otra).getByRole('button', { name: 'Conservar lo mío y revisarlo' }).click();
  await expect(conflicto(otra)).toHaveCount(0);
  await expect(cuadroDeTexto(otra, 'Observaciones')).toHaveValue('Lo de la segunda');
  await guardar(otra);
  // What the second did not touch stays as the first left it.
  const [detalle] = (await leerLegajo(page, id)).detalles;
  expect(detalle).toMatchObject({ monto: '450000.00', observaciones: 'Lo de la segunda' });
});

test('dos pestañas del mismo navegador: la que no guardó compara con lo que guardó la otra', async ({
  page,
  context,
}) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  const otra = await context.newPage();
  await ingresar(otra, 'csosa');
  await editar(otra, 'manual', id);
  await alContrato(otra);
  await escribir(otra, 'Observaciones', 'Lo de la segunda');
  await page.getByRole('button', { name: 'Seguir acá con esta pantalla' }).click();
  await alContrato(page);
  await escribir(page, 'Forma de pago', 'En cuotas');
  await guardar(page);
  await expect(conflicto(otra).getByRole('row', { name: /Forma de pago/ })).toContainText('queda lo guardado');
  await conflicto(otra).getByRole('button', { name: 'Conservar lo mío y revisarlo' }).click();
  await expect(cuadroDeTexto(otra, 'Observaciones')).toHaveValue('Lo de la segunda');
  await guardar(otra);
  const [detalle] = (await leerLegajo(page, id)).detalles;
  expect(detalle).toMatchObject({ forma_de_pago: 'En cuotas', observaciones: 'Lo de la segunda' });
});

test('un borrador sobre una versión que ya no es la guardada pregunta antes de seguir', async ({ page }) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  await siguiente(page, 'TAREAS');
  await escribir(page, 'Honorario Convenido', '470000');
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('470.000,00');
  await cambiarLegajo(page, await leerLegajo(page, id), { forma_de_pago: 'En cuotas' });
  await page.reload();
  await expect(conflicto(page)).toBeVisible();
  await expect(conflicto(page).getByRole('row', { name: /Forma de pago/ })).toContainText('En cuotas');
  await conflicto(page).getByRole('button', { name: 'Usar lo guardado y descartar lo mío' }).click();
  await expect(conflicto(page)).toHaveCount(0);
  await alContrato(page);
  await expect(cuadroDeTexto(page, 'Forma de pago')).toHaveValue('En cuotas');
  await expect(cuadroDeTexto(page, 'Honorario Convenido')).toHaveValue(pesos('250.000,00'));
});

test('la sesión vence editando: el borrador sobrevive al nuevo ingreso, y solo ese', async ({ page }) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  await alContrato(page);
  await escribir(page, 'Observaciones', 'Antes de vencer');
  await page.evaluate(() => {
    sessionStorage.setItem('token', `${sessionStorage.getItem('token')}x`);
    sessionStorage.setItem('refresh_token', 'vencido');
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await llenarIngreso(page, 'csosa');
  await expect(page).toHaveURL(/\/editar$/);
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(cuadroDeTexto(page, 'Observaciones')).toHaveValue('Antes de vencer');
  await guardar(page);
  await editar(page, 'manual', id);
  await expect(page.getByText(RECUPERADO)).toHaveCount(0);
});

test('la red se corta al guardar: vuelve y se guarda una sola vez', async ({ page }) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  const { version } = await leerLegajo(page, id);
  await editar(page, 'manual', id);
  await alContrato(page);
  await escribir(page, 'Observaciones', 'Una vez');
  let intentos = 0;
  await page.route(`**/api/bff/legajos/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || intentos++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error de procesamiento' }).first()).toBeVisible();
  await intentarGuardarSinRed(page);
  await expect(cuadroDeTexto(page, 'Observaciones')).toHaveValue('Una vez');
  await page.context().setOffline(false);
  await guardar(page);
  expect((await leerLegajo(page, id)).version).toBe(version + 1);
});

test('un paso visitado se abre directamente y volver no pierde lo cambiado', async ({ page }) => {
  await ingresar(page, 'csosa');
  const { id } = await crearLegajo(page);
  await editar(page, 'manual', id);
  await alContrato(page);
  await abrirPaso(page, 'TAREAS');
  await escribir(page, 'Honorario Convenido', '310000');
  await abrirPaso(page, 'CONTRATO');
  await expect(cuadroDeTexto(page, 'Honorario Convenido')).toHaveValue(pesos('310.000,00'));
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /UBICACIÓN/ })).toBeVisible();
});
