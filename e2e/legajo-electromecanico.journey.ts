import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import {
  abrirAsistente,
  agregarComitente,
  agregarTarea,
  cuadroDeTexto,
  elegir,
  escribir,
  guardar,
  llegarA,
  llenarContrato,
  llenarDatos,
  llenarUbicacion,
  opcionDe,
  opciones,
  siguiente,
} from './apoyo/asistente.ts';
import { ingresar } from './apoyo/ingresar.ts';

test.describe.configure({ mode: 'parallel' });

const IMPORTE = /\$\s*[\d.]+,\d{2}/;
const importeDe = async (page: Page, fila: string | RegExp): Promise<string> => {
  const texto = await page.getByRole('row', { name: fila }).first().textContent();
  return IMPORTE.exec(texto ?? '')?.[0] ?? '';
};

const convenirElMinimo = async (page: Page): Promise<string> => {
  const minimo = await importeDe(page, /^Honorario mínimo total/);
  expect(minimo).toMatch(IMPORTE);
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');
  return minimo;
};

const ubicar = async (page: Page): Promise<void> => {
  await llenarUbicacion(page);
  await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
};

test('electromecánica: HP, bocas y máquinas; el detalle repite el honorario y nadie más lo ve [AUT-020, AUT-023, CAL-002, DET-009]', async ({
  page,
  browser,
}) => {
  await ingresar(page, 'csosa');
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Electromecánica' });
  await expect(opcionDe(page, 'Categoría', 'Industrial')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Coeficiente' })).toHaveCount(0);
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Proyecto y Dirección');
  await escribir(page, 'Potencia instalada', '22,5');
  await escribir(page, 'Número de bocas', '14');
  await escribir(page, 'Cantidad de máquinas', '3');
  await esperarAccesible(page);
  await siguiente(page, 'HONORARIO');
  const minimo = await convenirElMinimo(page);
  await agregarComitente(page, '20-18222333-7', /LOPEZ/);
  await siguiente(page, 'UBICACIÓN');
  await ubicar(page);
  await expect(page.getByRole('button', { name: 'AGREGAR UNIDAD' })).toHaveCount(0);
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  const direccion = await guardar(page);
  const contrato = page.getByRole('region', { name: 'Contrato original', exact: true });
  await expect(contrato.getByRole('row', { name: /^Honorario Convenido/ })).toContainText(minimo);
  await expect(contrato.getByRole('row', { name: /^Proyecto y Dirección/ })).toContainText(minimo);
  await expect(page.getByRole('row', { name: /^Honorario mínimo total/ })).toContainText(minimo);
  await esperarAccesible(page);

  const ajeno = await browser.newContext();
  const otra = await ajeno.newPage();
  await ingresar(otra, 'mgarcia');
  await otra.goto(direccion);
  await expect(otra.getByRole('heading', { name: 'No encontramos este legajo' })).toBeVisible();
  await expect(otra.getByText(minimo)).toHaveCount(0);
  await esperarAccesible(otra);
  await ajeno.close();
});

test('gas: sin categoría ni coeficiente [AUT-019, AUT-020, AUT-101]', async ({ page }) => {
  await ingresar(page, 'csosa');
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Instalaciones de gas' });
  await expect(opciones(page, 'Categoría')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Coeficiente' })).toHaveCount(0);
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Proyecto');
  await elegir(page, 'Artefacto', 'Calefón');
  await escribir(page, 'Cantidad', '2');
  await escribir(page, 'Cañería', '18,5');
  await siguiente(page, 'HONORARIO');
  const minimo = await convenirElMinimo(page);
  await agregarComitente(page, '23-28765432-4', /DE LA FUENTE/);
  await siguiente(page, 'UBICACIÓN');
  await ubicar(page);
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  await guardar(page);
  await expect(page.getByRole('row', { name: /^Honorario Convenido/ })).toContainText(minimo);
});

test('electricidad: inspección con varias unidades y destino [AUT-069, AUT-070, AUT-097, DET-008]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await llegarA(page, 'UBICACIÓN');
  await ubicar(page);
  await escribir(page, 'Piso', '1');
  await escribir(page, 'Departamento', 'A');
  await escribir(page, 'Partida', '12345');
  await page.getByRole('button', { name: 'AGREGAR UNIDAD' }).click();
  const segunda = page.getByRole('group', { name: 'Unidad 2' });
  await expect(segunda.getByRole('textbox', { name: 'Piso' })).toBeFocused();
  await page.keyboard.type('2');
  await segunda.getByRole('textbox', { name: 'Departamento' }).pressSequentially('B');
  await page.getByRole('button', { name: 'AGREGAR UNIDAD' }).click();
  await expect(page.getByRole('group', { name: /^Unidad \d/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Quitar unidad 3' }).click();
  await expect(page.getByRole('group', { name: /^Unidad \d/ })).toHaveCount(2);
  await esperarAccesible(page);
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  const destino = page.getByRole('combobox', { name: 'Destino de tarea' });
  await expect(destino.getByRole('option', { name: 'Presentar ante quien corresponda' })).toBeAttached();
  await elegir(page, 'Destino de tarea', 'Presentar ante quien corresponda');
  await expect(page.getByText('piso 1, depto. A, partida 12345; piso 2, depto. B')).toBeVisible();
  const convenido = await cuadroDeTexto(page, 'Honorario Convenido').inputValue();
  await guardar(page);
  const inmuebles = page.getByRole('region', { name: 'Inmuebles (2)' });
  await expect(inmuebles.getByText('50 1234')).toHaveCount(1);
  const unidades = inmuebles.getByRole('list', { name: 'Unidades' }).getByRole('listitem');
  await expect(unidades).toHaveText([/^Piso 1 · Depto\. A\s*Partida 12345$/, /^Piso 2 · Depto\. B\s*Sin partida$/]);
  await expect(page.getByText('Presentar ante quien corresponda')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Honorario Convenido/ })).toContainText(convenido);
});
