import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from './accesible.ts';
import { elegirOpcion } from './elegir-opcion.ts';
import { esperarEncabezadoDesdeLaPagina } from './encabezado.ts';

export const detalle = ({ id }: Pick<Legajo, 'id'>): string => `/app/ejercicio/legajo/${id}/detail`;
export const seguir = (page: Page, nombre = 'Siguiente'): Promise<void> =>
  page.getByRole('button', { name: nombre }).click();
export const elegir = (page: Page, opcion: string): Promise<void> =>
  page.getByRole('radio', { name: opcion, exact: true }).check();

export const responderTodo = async (page: Page, respuesta: 'Sí' | 'No'): Promise<void> => {
  for (const opcion of await page.getByRole('radio', { name: respuesta, exact: true }).all()) await opcion.check();
};

/** Through its screens, which are looked at. Answers its number. */
export const emitirT1g = async (page: Page, legajo: Legajo): Promise<string> => {
  await page.goto(detalle(legajo));
  await page.getByRole('link', { name: 'Nuevo certificado' }).click();
  await elegir(page, 'T1G, pilar');
  await elegir(page, 'Trifásico');
  await elegir(page, 'Inicial');
  await esperarAccesible(page);
  await seguir(page);
  await esperarEncabezadoDesdeLaPagina(page, 'Nuevo certificado: T1G');
  await page.getByLabel('Domicilio legal').fill('Mitre 100');
  await page.getByRole('combobox', { name: 'Localidad' }).fill('la plata');
  await elegirOpcion(page, /^LA PLATA/i);
  await page.getByLabel('Año').fill('2026');
  await esperarAccesible(page);
  await seguir(page);
  await expect(page.getByRole('heading', { level: 2, name: '2. PILAR' })).toBeVisible();
  await responderTodo(page, 'Sí');
  await esperarAccesible(page);
  await seguir(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Revisá antes de emitir' })).toBeVisible();
  await esperarAccesible(page);
  await seguir(page, 'Emitir certificado');
  const aviso = page.getByText(/^Certificado T1G-\d{4}-\d{6} creado exitosamente$/);
  await expect(aviso).toBeVisible();
  await expect(page).toHaveURL(detalle(legajo));
  return /T1G-\d{4}-\d{6}/.exec((await aviso.textContent()) ?? '')?.[0] ?? '';
};
