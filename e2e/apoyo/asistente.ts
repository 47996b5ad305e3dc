import { expect, type Locator, type Page } from '@playwright/test';
import { elegirOpcion } from './elegir-opcion.ts';

const DIA_MS = 86_400_000;
const ZONA = 'America/Argentina/Buenos_Aires';

/** A day counted from today in the college's zone, as typed: `DD/MM/AAAA`. */
export const dia = (desdeHoy: number): string =>
  new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + desdeHoy * DIA_MS,
  );

/** Types as a person does and leaves the field, so that its handling of each key counts. */
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
  const valores = await lista.getByRole('option', { name: opcion, exact: true }).first().getAttribute('value');
  await lista.selectOption(valores ?? '');
};

export const opciones = (page: Page, etiqueta: string): Locator => page.getByRole('radiogroup', { name: etiqueta });
export const opcionDe = (page: Page, etiqueta: string, opcion: string): Locator =>
  opciones(page, etiqueta).getByRole('radio', { name: opcion, exact: true });

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
  if (categoria) await opcionDe(page, 'Categoría', categoria).check();
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
  // with a check digit it is looked up by itself
  if (cuit.replace(/\D/g, '').length !== 11) await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Comitentes' }).getByRole('button', { name: nombre })).toBeVisible();
};

export const elegirLocalidad = async (page: Page, buscada: string, opcion: RegExp, indice = 0): Promise<void> => {
  const campo = page.getByRole('combobox', { name: 'Localidad' }).nth(indice);
  await campo.click();
  await campo.press('Control+a');
  await campo.pressSequentially(buscada);
  await elegirOpcion(page, opcion);
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

export const guardar = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  return page.url();
};

/** Saves without a network until this attempt fails: the message of the one before may still be there. */
export const intentarGuardarSinRed = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  const cortado = page.waitForEvent('requestfailed', (pedido) => pedido.method() !== 'GET');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await cortado;
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: 'Error de procesamiento' }).first()).toBeVisible();
};

export const intentarSeguir = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Siguiente', exact: true }).click();

export const abrirPaso = async (page: Page, paso: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('button', { name: new RegExp(paso) })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(paso) })).toBeVisible();
};

export const cuadroDeTexto = (page: Page, etiqueta: string | RegExp): Locator =>
  page.getByRole('textbox', { name: etiqueta });

const literal = (texto: string): RegExp => new RegExp(texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The control says what is wrong, to those who see it and to those who hear it. */
export const esperarMensaje = async (campo: Locator, mensaje: string): Promise<void> => {
  await expect(campo).toHaveAccessibleDescription(literal(mensaje));
  await expect(campo).toHaveAttribute('aria-invalid', 'true');
};

export const esperarSinMensaje = (campo: Locator): Promise<void> =>
  expect(campo).not.toHaveAttribute('aria-invalid', 'true');

const CAMINO = [
  async (page: Page) => {
    await llenarDatos(page, { rubro: 'Instalaciones eléctricas', categoria: 'Nivel 2' });
    await siguiente(page, 'TAREAS');
  },
  async (page: Page) => {
    await agregarTarea(page, 'Inspección y ensayo');
    await escribir(page, 'Unidades inspeccionadas', '2');
    await page.getByRole('switch', { name: /cumple la reglamentación/ }).check();
    await siguiente(page, 'HONORARIO');
  },
  async (page: Page) => {
    await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
    await siguiente(page, 'COMITENTE');
  },
  async (page: Page) => {
    await agregarComitente(page, '27-30111222-5', /FERNANDEZ/);
    await siguiente(page, 'UBICACIÓN');
  },
  async (page: Page) => {
    await llenarUbicacion(page);
    await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
    await siguiente(page, 'CONTRATO');
  },
];
const PASOS = ['DATOS', 'TAREAS', 'HONORARIO', 'COMITENTE', 'UBICACIÓN', 'CONTRATO'] as const;

export const llegarA = async (
  page: Page,
  paso: (typeof PASOS)[number],
  abrir: (page: Page) => Promise<void> = abrirAsistente,
): Promise<void> => {
  await abrir(page);
  for (const llenar of CAMINO.slice(0, PASOS.indexOf(paso))) await llenar(page);
};
