import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { agregarComitente, cuadroDeTexto, dia, escribir, llenarContrato, siguiente } from './apoyo/asistente.ts';
import {
  abrirManual,
  hastaContratoManual,
  llenarDatosManual,
  llenarFila,
  ubicarObra,
} from './apoyo/asistente-manual.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';

test.describe.configure({ mode: 'parallel' });

const RECUPERADO = 'Recuperamos lo que habías cargado';
const error = (page: Page, texto: string) => page.getByRole('alert').filter({ hasText: texto }).first();
const seguir = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true }).click();

test('de punta a punta, desde la elección: cinco pasos, y el detalle muestra lo convenido [MAN-001, MAN-003, MAN-006, MAN-010, MAN-013]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  await page.goto('/app/seleccionarLegajo');
  await page.getByRole('link', { name: 'Crear con cálculo manual' }).click();
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/manual$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Manual' })).toBeVisible();
  const pasos = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem');
  await expect(pasos).toHaveText([/DATOS/, /TAREAS/, /COMITENTE/, /UBICACIÓN/, /CONTRATO/]);
  await expect(page.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveCount(0);
  await seguir(page);
  await expect(error(page, 'Este campo es obligatorio.')).toBeVisible();
  await esperarAccesible(page);
  await llenarDatosManual(page);
  await esperarAccesible(page);
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '150000,50');
  await page.getByRole('button', { name: 'AGREGAR TAREA' }).click();
  await llenarFila(page, 2, 'Informe técnico', '50.000');
  await expect(page.getByText('Honorario mínimo: $ 200.000,50')).toBeVisible();
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await esperarAccesible(page);
  await siguiente(page, 'COMITENTE');
  await seguir(page);
  await expect(error(page, 'Debe agregar al menos un CUIT y presionar agregar')).toBeVisible();
  await cuadroDeTexto(page, 'CUIT del comitente').fill('20-18222333-7');
  await cuadroDeTexto(page, 'CUIT del comitente').press('Enter');
  await expect(page.getByRole('list', { name: 'Comitentes' }).getByRole('button', { name: /LOPEZ/ })).toBeVisible();
  await siguiente(page, 'UBICACIÓN');
  await ubicarObra(page);
  await esperarAccesible(page);
  await siguiente(page, 'CONTRATO');
  await escribir(page, 'Fecha Contrato', dia(1));
  await escribir(page, 'Vencimiento Contrato', dia(-1));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('La fecha no puede ser mayor a la actual').first()).toBeVisible();
  await expect(page.getByText('El vencimiento no puede ser menor a la fecha actual').first()).toBeVisible();
  await escribir(page, 'Fecha Contrato', '31/12/2014');
  await escribir(page, 'Vencimiento Contrato', '31/12/2050');
  await expect(page.getByText('La fecha no puede ser anterior a 2015').first()).toBeVisible();
  await expect(page.getByText('El vencimiento no puede ser posterior al año 2050').first()).toBeVisible();
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
  await llenarContrato(page);
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Legajo creado exitosamente' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  await expect(page.getByText('$ 200.000,50').first()).toBeVisible();
  await expect(page.getByText('Tasación').first()).toBeVisible();
});

test('cada error de TAREAS con su texto, y los montos se suman mientras se escriben [MAN-007, MAN-008, MAN-009]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  await abrirManual(page);
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await seguir(page);
  await expect(error(page, 'El campo tarea es obligatorio')).toBeVisible();
  await expect(error(page, 'El campo monto es requerido')).toBeVisible();
  await llenarFila(page, 1, 'Tasación', '10,123');
  await expect(
    page.getByText('El campo monto debe ser un número decimal con 2 decimales como máximo.').first(),
  ).toBeVisible();
  await llenarFila(page, 1, 'Tasación', '100');
  await expect(page.getByRole('button', { name: /^Quitar la tarea/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'AGREGAR TAREA' }).click();
  await expect(page.getByRole('combobox', { name: 'Tarea 2' })).toBeFocused();
  await expect(
    page.getByRole('combobox', { name: 'Tarea 2' }).getByRole('option', { name: 'Tasación' }),
  ).toBeDisabled();
  await llenarFila(page, 2, 'Informe técnico', '50');
  await escribir(page, 'Honorario Convenido', '149,99');
  await seguir(page);
  await expect(error(page, 'El valor del H. convenido debe ser igual o mayor al H. mínimo.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la tarea 2' }).click();
  await expect(page.getByText('Honorario mínimo: $ 100,00')).toBeVisible();
  await siguiente(page, 'COMITENTE');
});

test('la modalidad del Colegio pide un comitente de la Res. 806/12, antes y al seguir [MAN-012]', async ({ page }) => {
  await ingresar(page, 'csosa');
  await abrirManual(page);
  await llenarDatosManual(page, { modalidad: /806/ });
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '100');
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');
  const pedido = 'Debe ingresar por lo menos un comitente que esté incluido en la Res. 806/12';
  await expect(page.getByRole('note').filter({ hasText: pedido })).toBeVisible();
  await agregarComitente(page, '20-18222333-7', /LOPEZ/);
  await seguir(page);
  await expect(error(page, pedido)).toBeVisible();
});

test('cancelar pregunta con sus textos; salir pierde el borrador [MAN-005]', async ({ page }) => {
  await ingresar(page, 'csosa');
  await abrirManual(page);
  await llenarDatosManual(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Seguro quiere salir?' });
  await expect(dialogo).toContainText('Se perderán los datos ingresados');
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Rubro' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await dialogo.getByRole('button', { name: 'Si, quiero salir' }).click();
  await expect(page).toHaveURL(/\/legajos\/listado/);
  await abrirManual(page);
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('');
});

test('la sesión vence a mitad de camino: se ingresa, y el borrador sigue en su paso', async ({ page }) => {
  await ingresar(page, 'csosa');
  await hastaContratoManual(page);
  await page.evaluate(() => {
    const token = sessionStorage.getItem('token') ?? '';
    sessionStorage.setItem('token', `${token}x`);
    sessionStorage.setItem('refresh_token', 'vencido');
  });
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
  await llenarContrato(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await llenarIngreso(page, 'csosa');
  await expect(page).toHaveURL(/\/legajo\/manual$/);
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(cuadroDeTexto(page, 'Tribunal actuante')).toHaveValue('La Plata');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveURL(/\/detail$/);
});

test('quien no puede ejercer no entra', async ({ page }) => {
  await ingresar(page, 'jperez');
  await page.goto('/app/ejercicio/legajo/manual');
  await expect(page).toHaveURL(/\/error/);
});
