import { expect, type Page } from '@playwright/test';

const DIA_MS = 86_400_000;
const ZONA = 'America/Argentina/Buenos_Aires';

/** A day counted from today in the college's zone, as it is typed: `DD/MM/AAAA`. */
export const dia = (desdeHoy: number): string =>
  new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + desdeHoy * DIA_MS,
  );

/** Types as a person does and leaves the field, so that what the field does with each key counts. */
export const escribir = async (page: Page, etiqueta: string | RegExp, texto: string): Promise<void> => {
  const campo = page.getByRole('textbox', { name: etiqueta });
  await campo.click();
  await campo.press('Control+a');
  await campo.press('Delete');
  await campo.pressSequentially(texto);
  await campo.press('Tab');
};

export const elegir = async (page: Page, etiqueta: string | RegExp, opcion: string | RegExp): Promise<void> => {
  const lista = page.getByRole('combobox', { name: etiqueta });
  const valores = await lista.getByRole('option', { name: opcion }).first().getAttribute('value');
  await lista.selectOption(valores ?? '');
};

export const siguiente = async (page: Page, pasoNuevo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(pasoNuevo) })).toBeVisible();
};

type Datos = { rubro: string; categoria?: string; modalidad?: string; coeficiente?: string };

export const abrirAsistente = async (page: Page): Promise<void> => {
  await page.goto('/app/ejercicio/legajo/automatico');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Automático' })).toBeVisible();
};

export const llenarDatos = async (page: Page, { rubro, categoria, modalidad, coeficiente }: Datos): Promise<void> => {
  await page.getByRole('combobox', { name: 'Matrícula' }).selectOption({ index: 1 });
  await elegir(page, 'Rubro', rubro);
  await elegir(page, 'Modalidad', modalidad ?? 'Tradicional');
  if (categoria) await elegir(page, 'Categoría', new RegExp(`^${categoria}`));
  if (coeficiente) await elegir(page, 'Coeficiente', coeficiente);
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
};

export const agregarTarea = async (page: Page, nombre: string): Promise<void> => {
  await elegir(page, 'Tarea', nombre);
  await page.getByRole('button', { name: 'AGREGAR', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${nombre}`), expanded: true })).toBeVisible();
};

export const agregarComitente = async (page: Page, cuit: string, nombre: RegExp): Promise<void> => {
  await escribir(page, 'CUIT del comitente', cuit);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('button', { name: nombre })).toBeVisible();
};

export const elegirLocalidad = async (page: Page, buscada: string, opcion: RegExp, indice = 0): Promise<void> => {
  const campo = page.getByRole('combobox', { name: 'Localidad' }).nth(indice);
  await campo.click();
  await campo.pressSequentially(buscada);
  await page.getByRole('option', { name: opcion }).first().click();
};

export const llenarUbicacion = async (page: Page): Promise<void> => {
  await escribir(page, 'Calle', '50');
  await escribir(page, 'Número', '1234');
  await elegirLocalidad(page, 'la plata', /^La Plata/i);
  await expect(page.getByRole('textbox', { name: 'Partido' })).toHaveValue('La Plata');
  await escribir(page, 'Circunscripción', 'II');
  await escribir(page, 'Sección', 'C');
  await escribir(page, 'Manzana', '45');
  await escribir(page, /^Parcela/, '12a');
};

export const llenarContrato = async (page: Page): Promise<void> => {
  await escribir(page, 'Forma de pago', 'Transferencia');
  await escribir(page, 'Tribunal actuante', 'La Plata');
};

/** Saves and answers the address of the detail it leads to. */
export const guardar = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  return page.url();
};
