import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from './accesible.ts';

const dialogo = (page: Page, nombre: string | RegExp) => page.getByRole('dialog', { name: nombre });
const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });
const guardado = (page: Page) => expect(page.getByText('Todo guardado.')).toBeVisible();

/** Those of the college that the program was made for. */
export const quitarLasDelPrograma = async (page: Page): Promise<void> => {
  await page.goto('/colegio/aranceles');
  await boton(page, 'No son nuestras: quitarlas').click();
  const pregunta = dialogo(page, '¿Quitar las tarifas que vinieron con el programa?');
  await esperarAccesible(page);
  await pregunta.getByRole('button', { name: 'Quitarlas' }).click();
  await expect(page.getByRole('region', { name: 'Tu Colegio todavía no tiene tarifa' })).toBeVisible();
  await esperarAccesible(page);
};

/** A figure in each cell of the table that the screen gives, filled in outside. */
const traerPorPlanilla = async (page: Page, tabla: string, cifra: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Tablas' }).getByRole('link', { name: tabla }).click();
  const cifras = page.getByRole('table', { name: tabla }).getByRole('textbox');
  await expect(cifras.last()).toHaveValue('');
  const bajada = page.waitForEvent('download');
  await boton(page, 'Exportar en CSV').click();
  const modelo = readFileSync(await (await bajada).path(), 'utf8');
  const llena = modelo.replace(/;;(?=[^;\r\n]*;[^;\r\n]*\r?$)/gm, `;${cifra};`);
  await page
    .getByLabel(`Planilla de ${tabla}`)
    .setInputFiles({ name: 'tabla.csv', mimeType: 'text/csv', buffer: Buffer.from(llena) });
  await expect(cifras.last()).toHaveValue(cifra);
  await guardado(page);
};

type Primera = { nombre: string; desde: string; generales: readonly string[]; norma: string };

/** From no figure to one that another person may publish: a block that is pasted, the tables as spreadsheets, and the norm. Answers its address. */
export const prepararLaPrimera = async (page: Page, { nombre, desde, generales, norma }: Primera): Promise<string> => {
  await boton(page, 'Preparar la primera').click();
  await expect(page.getByText('Es la primera de tu Colegio.')).toBeVisible();
  const camino = new URL(page.url()).pathname;
  await expect(page.getByText('Falta la cifra.').first()).toBeVisible();
  await expect(boton(page, 'Publicar')).toBeDisabled();
  await esperarAccesible(page);
  await page.evaluate((bloque) => navigator.clipboard.writeText(bloque), generales.join('\n'));
  await page
    .getByLabel(/^Cifra: /)
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+v');
  await guardado(page);
  await traerPorPlanilla(page, 'Repartos entre las partes de una tarea', '50');
  await traerPorPlanilla(page, 'Tareas: Gas', '0,15');
  await boton(page, 'Norma de lo que se ve').click();
  const deNorma = dialogo(page, 'De qué norma sale');
  await deNorma.getByRole('textbox').first().fill(norma);
  await deNorma.getByLabel(/También a las otras/).check();
  await deNorma.getByRole('button', { name: 'Guardar' }).click();
  await expect(deNorma).toHaveCount(0);
  await page.getByLabel('Nombre de la resolución').fill(nombre);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  await page.getByRole('textbox', { name: 'Rige desde' }).fill(desde);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /^Por corregir/ })).toHaveCount(0);
  await expect(page.getByText('la publica otra persona con el permiso')).toBeVisible();
  return camino;
};

/** By who wrote nothing of it. */
export const publicarLaPrimera = async (
  page: Page,
  nombre: string,
  queda: 'Vigente' | 'Va a regir' = 'Vigente',
): Promise<void> => {
  await boton(page, 'Publicar').click();
  const publicar = dialogo(page, `Publicar ${nombre}`);
  await expect(publicar).toContainText('Es la primera de tu Colegio.');
  await esperarAccesible(page);
  await publicar.getByRole('button', { name: 'Publicar para siempre' }).click();
  await expect(page).toHaveURL(/\/colegio\/aranceles\/resoluciones\/\d+$/);
  await expect(page.getByText(queda, { exact: true }).first()).toBeVisible();
};
