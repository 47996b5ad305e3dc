import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import { cuadroDeTexto, dia, escribir, intentarGuardarSinRed, siguiente } from './apoyo/asistente.ts';
import { llenarFila } from './apoyo/asistente-manual.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';
import { ampliarLegajo, confirmarOriginal, leerLegajo } from './apoyo/legajos-por-api.ts';
import { abrirMasAcciones } from './apoyo/mas-acciones.ts';

test.describe.configure({ mode: 'parallel' });

const RECUPERADO = 'Recuperamos lo que habías cargado';

const conAmpliacion = async (page: Page): Promise<{ id: number; ampliacion: number }> => {
  const legajo: Legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  return { id: legajo.id, ampliacion: await ampliarLegajo(page, legajo) };
};
const ampliacionDe = async (page: Page, id: number) =>
  (await leerLegajo(page, id)).detalles.filter(({ tipo_contrato }) => tipo_contrato === 'ampliacion');

const editar = async (page: Page, { id, ampliacion }: { id: number; ampliacion: number }): Promise<void> => {
  await page.goto(`/app/ejercicio/legajo/${id}/ampliacion/${ampliacion}/manual/editar`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Ampliación Manual' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /DATOS GENERALES/ })).toBeVisible();
};
const alContrato = async (page: Page): Promise<void> => {
  for (const paso of ['TAREAS', 'HONORARIO', 'DATOS DEL CONTRATO']) await siguiente(page, paso);
};
const guardar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/legajo\/\d+\/detail$/);
};
const noSeGuardo = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Error de procesamiento' }).first()).toBeVisible();

const llenarAmpliacion = async (page: Page): Promise<void> => {
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(90));
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '1000');
  await siguiente(page, 'HONORARIO');
  await escribir(page, 'Honorario Convenido', '1000');
  await siguiente(page, 'DATOS DEL CONTRATO');
  await escribir(page, 'Forma de pago', 'Contado');
};

test('dos pestañas sobre una ampliación: la segunda compara, y nadie pisa a nadie', async ({ page, context }) => {
  await ingresar(page, 'csosa');
  const suya = await conAmpliacion(page);
  await editar(page, suya);
  const otra = await context.newPage();
  await ingresar(otra, 'csosa');
  await editar(otra, suya);
  await alContrato(otra);
  await escribir(otra, 'Observaciones', 'Lo de la segunda');
  await page.getByRole('button', { name: 'Seguir acá con esta pantalla' }).click();
  await alContrato(page);
  await escribir(page, 'Forma de pago', 'En cuotas');
  await guardar(page);
  const conflicto = otra.getByRole('alert').filter({ hasText: 'El legajo cambió desde que lo abriste' });
  await expect(conflicto.getByRole('row', { name: /Forma de pago/ })).toContainText('En cuotas');
  await conflicto.getByRole('button', { name: 'Conservar lo mío y revisarlo' }).click();
  await guardar(otra);
  expect(await ampliacionDe(page, suya.id)).toMatchObject([
    { forma_de_pago: 'En cuotas', observaciones: 'Lo de la segunda' },
  ]);
});

test('la sesión vence ampliando: el borrador sobrevive al nuevo ingreso, y solo ese', async ({ page }) => {
  await ingresar(page, 'csosa');
  const suya = await conAmpliacion(page);
  await editar(page, suya);
  await alContrato(page);
  await escribir(page, 'Observaciones', 'Antes de vencer');
  await page.evaluate(() => {
    sessionStorage.setItem('token', `${sessionStorage.getItem('token')}x`);
    sessionStorage.setItem('refresh_token', 'vencido');
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  const guardadas = await page.evaluate(() => Object.keys(sessionStorage));
  expect(guardadas.filter((clave) => /token|persona|filtros/.test(clave))).toEqual([]);
  await llenarIngreso(page, 'csosa');
  await expect(page).toHaveURL(/\/manual\/editar$/);
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(cuadroDeTexto(page, 'Observaciones')).toHaveValue('Antes de vencer');
  await guardar(page);
  expect(await ampliacionDe(page, suya.id)).toMatchObject([{ observaciones: 'Antes de vencer' }]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.startsWith('borrador:')))).toEqual(
    [],
  );
});

test('la red se corta al ampliar: vuelve y hay una sola ampliación', async ({ page }) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/ampliacion/manual`);
  await llenarAmpliacion(page);
  const claves: (string | undefined)[] = [];
  await page.route('**/api/bff/legajo_detalles', async (route) => {
    claves.push(route.request().headers()['idempotency-key']);
    if (claves.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await noSeGuardo(page);
  await intentarGuardarSinRed(page);
  await page.context().setOffline(false);
  await guardar(page);
  expect(new Set(claves).size).toBe(1);
  expect(await ampliacionDe(page, legajo.id)).toHaveLength(1);
});

test('al detalle se llega desde la tarjeta, y después de guardar el legajo o su ampliación [DET-003]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  const detalle = new RegExp(`/app/ejercicio/legajo/${legajo.id}/detail$`);
  await page.goto(`/app/ejercicio/legajos/listado?numero_legajo=${legajo.numero_legajo}`);
  await page.getByRole('link', { name: `Editar el legajo ${legajo.numero_legajo}`, exact: true }).click();
  for (const paso of ['TAREAS', 'COMITENTE', 'UBICACIÓN', 'CONTRATO']) await siguiente(page, paso);
  await guardar(page);
  await expect(page).toHaveURL(detalle);
  await page.getByRole('link', { name: 'Volver a mis legajos' }).click();
  await page.getByRole('link', { name: `Legajo ${legajo.numero_legajo}`, exact: true }).click();
  await expect(page).toHaveURL(detalle);
  await confirmarOriginal(page, legajo);
  await page.reload();
  await abrirMasAcciones(page);
  await page.getByRole('link', { name: 'Ampliar con cálculo manual' }).click();
  await llenarAmpliacion(page);
  await guardar(page);
  await expect(page).toHaveURL(detalle);
  await expect(page.getByRole('region', { name: /^Ampliación/ })).toBeVisible();
});
