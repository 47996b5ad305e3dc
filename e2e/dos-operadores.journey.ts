import type { Legajo } from '@colega/contract/legajos';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { identificarse, pulsar } from './apoyo/colegio.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal, crearAutomatico, leerLegajo } from './apoyo/legajos-por-api.ts';

const UN_MINUTO = '01:00';
const subtitulo = (page: Page, nombre: string) => page.getByRole('heading', { level: 2, name: nombre });

/** Somebody of the college in a browser of their own, under a clock that the journey moves, with the file open. */
const abrirComo = async (browser: Browser, usuario: string, { id, numero_legajo }: Legajo): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.clock.install();
  await page.goto(`/colegio/legajo/${id}`);
  await identificarse(page, usuario);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Legajo Nº ${numero_legajo}`);
  return page;
};

test('de un legajo que tiene una, la otra sabe quién y desde cuándo y solo lo lee; soltado, actúa, y a la primera se le dice', async ({
  page,
  browser,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearAutomatico(page);
  await confirmarOriginal(page, legajo);
  const mesa = await abrirComo(browser, 'omesa', legajo);
  const consejo = await abrirComo(browser, 'operador', legajo);
  await pulsar(mesa, 't');
  await expect(mesa.getByText('Lo tenés vos.')).toBeVisible();

  await expect(consejo.getByText('No lo tiene nadie.')).toBeVisible();
  await consejo.clock.fastForward(UN_MINUTO);
  const deOtra = consejo.getByRole('status').filter({ hasText: /^Lo tiene .+ desde el \d{2}\/\d{2}\/\d{4}/ });
  await expect(deOtra).toContainText('Podés leerlo, y nada más');
  await expect(consejo.getByRole('button', { name: 'Tomarlo' })).toHaveCount(0);
  await expect(subtitulo(consejo, 'Cálculo del honorario')).toBeVisible();
  await esperarAccesible(consejo);
  await pulsar(consejo, 'o');
  await consejo.keyboard.type('partida');
  await pulsar(consejo, 'Escape', 'e');
  const pregunta = consejo.getByRole('dialog', { name: '¿Enviar la observación?' });
  await expect(pregunta).toBeVisible();
  await pulsar(consejo, 'Enter');
  await expect(consejo.getByRole('alert').filter({ hasText: /El legajo lo tiene .+ desde el \d/ })).toBeVisible();
  await expect(pregunta).toHaveCount(0);
  await expect(subtitulo(consejo, 'Por observar (1)')).toBeVisible();
  expect((await leerLegajo(page, legajo.id)).observaciones).toEqual([]);

  await pulsar(mesa, 't');
  await expect(mesa.getByText('No lo tiene nadie.')).toBeVisible();
  await mesa.getByRole('button', { name: 'Registrar timbrado externo' }).press('Enter');
  const timbrado = mesa.getByRole('dialog', { name: 'Registrar un timbrado externo' });
  await expect(timbrado.getByLabel('Número')).toBeFocused();
  await mesa.keyboard.type('R-4471');
  await timbrado.getByLabel('Importe').fill('1200,00');
  await timbrado.getByLabel('Fecha').fill(legajo.detalles[0]?.fecha ?? '');
  await timbrado.getByLabel('Lugar').fill('ARBA');

  await consejo.clock.fastForward(UN_MINUTO);
  await expect(consejo.getByText('No lo tiene nadie.')).toBeVisible();
  await pulsar(consejo, 'e');
  await expect(pregunta).toBeVisible();
  await pulsar(consejo, 'Enter');
  await expect(subtitulo(consejo, 'Observaciones (1)')).toBeVisible();

  await mesa.clock.fastForward(UN_MINUTO);
  await timbrado.getByLabel('Lugar').press('Enter');
  const aviso = mesa.getByRole('alert').filter({ hasText: 'El legajo cambió mientras lo mirabas' });
  await expect(aviso).toContainText(/Consejo Operador hizo algo con este legajo \(el \d/);
  await expect(aviso).toBeFocused();
  await expect(subtitulo(mesa, 'Observaciones (1)')).toBeVisible();
  await esperarAccesible(mesa);
  await mesa.getByRole('button', { name: 'Registrar timbrado externo' }).press('Enter');
  await expect(timbrado.getByLabel('Número')).toHaveValue('R-4471');
  await expect(timbrado.getByLabel('Lugar')).toHaveValue('ARBA');
});
