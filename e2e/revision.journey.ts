import type { Legajo } from '@colega/contract/legajos';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { CONTRASENIA_DEMO, ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal, leerLegajo } from './apoyo/legajos-por-api.ts';

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const _region = (page: Page, nombre: string | RegExp) => page.getByRole('region', { name: nombre });

const pulsar = async (page: Page, ...teclas: string[]): Promise<void> => {
  for (const tecla of teclas) await page.keyboard.press(tecla);
};

/** Somebody of the college in a browser of their own, with the file open. */
const abrirComo = async (browser: Browser, usuario: string, { id, numero_legajo }: Legajo): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`/colegio/legajo/${id}`);
  await page.getByLabel('Usuario').fill(usuario);
  await page.keyboard.press('Tab');
  await page.keyboard.type(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(titulo(page)).toHaveText(`Legajo Nº ${numero_legajo}`);
  return page;
};

/** A file whose modality owes neither CEP nor stamp: confirmed, it is complete. */
const confirmado = async (page: Page): Promise<Legajo> => {
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  return legajo;
};

test('con el teclado solo: de confirmado a su CVD, con lo observado que va y vuelve dos veces', async ({
  page,
  browser,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await confirmado(page);
  const mesa = await abrirComo(browser, 'operador', legajo);
  await esperarAccesible(mesa);

  await pulsar(mesa, 'o');
  await mesa.keyboard.type('parc');
  await pulsar(mesa, 'Escape', 'o');
  await mesa.keyboard.type('hono');
  await pulsar(mesa, 'Escape', 'o');
  await mesa.keyboard.type('desti');
  await pulsar(mesa, 'Escape');
  await expect(mesa.getByRole('heading', { name: 'Por observar (3)' })).toBeFocused();
  await pulsar(mesa, 'e');
  const pregunta = mesa.getByRole('dialog', { name: '¿Enviar las 3 observaciones?' });
  await expect(pregunta).toContainText('Sale una sola carta a');
  await esperarAccesible(mesa);
  await pulsar(mesa, 'Enter');
  await expect(mesa.getByRole('heading', { name: 'Observaciones (3)' })).toBeVisible();
  expect((await leerLegajo(page, legajo.id)).observaciones).toHaveLength(3);
});
