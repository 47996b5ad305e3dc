import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { agregarTarea, cuadroDeTexto, dia, elegir, escribir, opciones, siguiente } from './apoyo/asistente.ts';
import { llenarFila } from './apoyo/asistente-manual.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal, crearAutomatico, leerLegajo } from './apoyo/legajos-por-api.ts';

test.describe.configure({ mode: 'parallel' });

const ampliar = (page: Page, id: number, tipo: 'automatico' | 'manual') =>
  page.goto(`/app/ejercicio/legajo/${id}/ampliacion/${tipo}`);
const seguir = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true }).click();
const aviso = (page: Page, texto: string) => page.getByRole('alert').filter({ hasText: texto }).first();
const exito = (page: Page, texto: string) => page.getByRole('status').filter({ hasText: texto });

const ampliacionDe = async (page: Page, id: number) => {
  const { detalles } = await leerLegajo(page, id);
  return detalles.find(({ tipo_contrato }) => tipo_contrato === 'ampliacion');
};

const ponerFechas = async (page: Page): Promise<void> => {
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(90));
};

test('automática: cuatro pasos sobre los datos del legajo, creada y editada [AMP-001, AMP-003, AMP-004, AMP-005, AMP-013]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const legajo = await crearAutomatico(page);
  await confirmarOriginal(page, legajo);
  await ampliar(page, legajo.id, 'automatico');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva Ampliación Automática' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem')).toHaveText([
    /DATOS GENERALES/,
    /TAREAS/,
    /HONORARIO/,
    /DATOS DEL CONTRATO/,
  ]);
  for (const fijo of ['Matrícula', 'Modalidad', 'Rubro', 'Categoría', 'Coeficiente'])
    await expect(cuadroDeTexto(page, fijo)).toHaveAttribute('readonly', '');
  await esperarAccesible(page);
  await ponerFechas(page);
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Informe técnico');
  await elegir(page, 'Complejidad', 'Media');
  await escribir(page, /^Horas de trabajo/, '12');
  const pedidos: Record<string, unknown>[] = [];
  page.on('request', (pedido) => {
    if (/calculo_honorarios\/(calcular|generar)$/.test(pedido.url())) pedidos.push(pedido.postDataJSON());
  });
  await siguiente(page, 'HONORARIO');
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await esperarAccesible(page);
  await siguiente(page, 'DATOS DEL CONTRATO');
  const original = legajo.detalles[0]?.calculo_honorario_id;
  for (const pedido of pedidos)
    expect(pedido).toMatchObject({ tipo_contrato: 'ampliacion', calculo_original_id: original });
  await expect(page.getByRole('region', { name: 'Resumen de lo que se va a guardar' })).toContainText('Contrato');
  await escribir(page, 'Forma de pago', 'Contado');
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(exito(page, 'Ampliación creada exitosamente')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));

  const ampliacion = await ampliacionDe(page, legajo.id);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/ampliacion/${ampliacion?.id}/manual/editar`);
  await expect(page).toHaveURL(new RegExp(`/ampliacion/${ampliacion?.id}/automatico/editar$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Ampliación Automática' })).toBeVisible();
  await siguiente(page, 'TAREAS');
  await expect(page.getByRole('button', { name: /^Informe técnico/ })).toBeVisible();
  await siguiente(page, 'HONORARIO');
  await siguiente(page, 'DATOS DEL CONTRATO');
  expect(pedidos).toHaveLength(2);
  await escribir(page, 'Observaciones', 'Editada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(exito(page, 'Ampliación actualizada exitosamente')).toBeVisible();
  expect(await ampliacionDe(page, legajo.id)).toMatchObject({ observaciones: 'Editada', tribunal_actuante: '' });
});

test('automática: cada paso dice lo que falta [AMP-010, AMP-016, AMP-017, AMP-018, AMP-021]', async ({ page }) => {
  await ingresar(page, 'csosa');
  const legajo = await crearAutomatico(page);
  await confirmarOriginal(page, legajo);
  await ampliar(page, legajo.id, 'automatico');
  await escribir(page, 'Fecha Contrato', dia(1));
  await escribir(page, 'Vencimiento Contrato', dia(-1));
  await seguir(page);
  await expect(aviso(page, 'La fecha no puede ser mayor a la actual')).toBeVisible();
  await expect(aviso(page, 'La fecha no puede ser menor a la actual')).toBeVisible();
  await ponerFechas(page);
  await siguiente(page, 'TAREAS');
  await seguir(page);
  await expect(aviso(page, 'Debe agregar al menos una tarea')).toBeVisible();
  await agregarTarea(page, 'Informe técnico');
  await seguir(page);
  await expect(aviso(page, 'Debe cargar al menos un campo de la tarea Informe técnico')).toBeVisible();
  await escribir(page, /^Horas de trabajo/, '12');
  await seguir(page);
  await expect(page.getByText('Verifique los datos ingresados.').first()).toBeVisible();
  await elegir(page, 'Complejidad', 'Media');
  await siguiente(page, 'HONORARIO');
  await seguir(page);
  await escribir(page, 'Honorario Convenido', '0,01');
  await seguir(page);
  await expect(aviso(page, 'El valor del H. convenido debe ser igual o mayor al H. mínimo.')).toBeVisible();
});

test('manual: filas con su monto, creada y editada; una tarea elegida no se repite [AMP-002, AMP-006, AMP-014, AMP-015, AMP-031]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  await ampliar(page, legajo.id, 'manual');
  await ponerFechas(page);
  await siguiente(page, 'TAREAS');
  await seguir(page);
  await expect(aviso(page, 'El campo tarea es obligatorio')).toBeVisible();
  await expect(aviso(page, 'El campo monto es requerido')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quitar la tarea/ })).toHaveCount(0);
  await llenarFila(page, 1, 'Tasación', '1000');
  await page.getByRole('button', { name: 'AGREGAR TAREA' }).click();
  const segunda = page.getByRole('combobox', { name: 'Tarea 2' });
  await expect(segunda.getByRole('option', { name: 'Tasación' })).toBeDisabled();
  await llenarFila(page, 2, 'Informe técnico', '500,50');
  await expect(page.getByRole('button', { name: /^Quitar la tarea/ })).toHaveCount(2);
  await esperarAccesible(page);
  await siguiente(page, 'HONORARIO');
  await escribir(page, 'Honorario Convenido', '1500');
  await seguir(page);
  await expect(aviso(page, 'El valor del H. convenido debe ser igual o mayor al H. mínimo.')).toBeVisible();
  await escribir(page, 'Honorario Convenido', '1500,50');
  await esperarAccesible(page);
  await siguiente(page, 'DATOS DEL CONTRATO');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(cuadroDeTexto(page, 'Forma de pago')).toHaveAttribute('aria-invalid', 'true');
  await expect(cuadroDeTexto(page, 'Tribunal actuante')).not.toHaveAttribute('aria-invalid', 'true');
  await escribir(page, 'Forma de pago', 'Contado');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(exito(page, 'Ampliación creada exitosamente')).toBeVisible();

  const ampliacion = await ampliacionDe(page, legajo.id);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/ampliacion/${ampliacion?.id}/manual/editar`);
  await siguiente(page, 'TAREAS');
  await expect(cuadroDeTexto(page, 'Monto 2')).toHaveValue('500,50');
  await page.getByRole('button', { name: 'Quitar la tarea 2' }).click();
  for (const paso of ['HONORARIO', 'DATOS DEL CONTRATO']) await siguiente(page, paso);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(exito(page, 'Ampliación actualizada exitosamente')).toBeVisible();
  expect((await ampliacionDe(page, legajo.id))?.tareas).toHaveLength(1);
});

test('cancelar sin cambios no pregunta; con cambios, con su texto; y vuelve al detalle [AMP-003, AMP-007, AMP-008, AMP-009]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  await ampliar(page, legajo.id, 'manual');
  const instructivo = page.getByRole('link', { name: /^Instructivo/ });
  await expect(instructivo).toHaveAttribute('href', '/instructivos/legajo-calculo-automatico.pdf');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await ampliar(page, legajo.id, 'manual');
  await ponerFechas(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Seguro quiere salir?' });
  await expect(dialogo).toContainText('Se perderán los datos ingresados');
  await dialogo.getByRole('button', { name: 'Si, quiero salir' }).click();
  await expect(page).toHaveURL(/\/detail$/);
});

test('lo que no se puede ampliar lo dice, con el camino al detalle', async ({ page }) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await ampliar(page, legajo.id, 'manual');
  await expect(page.getByRole('heading', { name: 'Este legajo no se puede ampliar ahora' })).toBeVisible();
  await esperarAccesible(page);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/ampliacion/999999/manual/editar`);
  await expect(page.getByRole('heading', { name: 'Esta ampliación no se puede editar' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al detalle del legajo' }).click();
  await expect(page).toHaveURL(/\/detail$/);
});

test('tras un original manual, la automática pide categoría y coeficiente', async ({ page }) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  await ampliar(page, legajo.id, 'automatico');
  await ponerFechas(page);
  await seguir(page);
  await expect(opciones(page, 'Categoría')).toHaveAttribute('aria-invalid', 'true');
  await opciones(page, 'Categoría').getByRole('radio').first().check();
  await siguiente(page, 'TAREAS');
});
