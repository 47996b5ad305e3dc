import { expect, type Page } from '@playwright/test';
import { leerTexto } from './leer-codigos.ts';

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

type PorPublicar = { desde: string; arancel: string; norma: string };

/** Another amount of the year's fee, which somebody else publishes. */
export const prepararCargos = async (page: Page, { desde, arancel, norma }: PorPublicar): Promise<void> => {
  await page.goto('/colegio/listas');
  await expect(page.getByRole('row', { name: /Cargos del año/ })).toContainText('vino con el programa');
  await page.goto('/colegio/listas/cargos/preparar');
  await page.getByRole('textbox', { name: 'Empieza a regir el' }).fill(desde);
  await page.keyboard.press('Escape');
  await page.getByLabel('Norma que la aprueba').fill(norma);
  await page.getByRole('textbox', { name: 'Importe: Arancel', exact: true }).fill(arancel);
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(titulo(page)).toHaveText('Cargos del año');
};

export const publicarCargos = async (page: Page, { desde, norma }: PorPublicar): Promise<void> => {
  await page.goto('/colegio/listas/cargos');
  await region(page, 'En preparación').getByRole('button', { name: 'Publicar' }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Publicar la lista' });
  await dialogo.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(dialogo).toHaveCount(0);
  await expect(region(page, 'Viene')).toContainText(`Desde el ${desde}, ${norma}`);
};

export const generarCargos = async (page: Page, anio: number): Promise<void> => {
  await page.goto(`/colegio/tesoreria/cargos?anio=${anio}`);
  await page.getByRole('button', { name: `Generar los cargos de ${anio}` }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: `Generar los cargos de ${anio}` });
  await dialogo.getByRole('button', { name: /^Cargar/ }).press('Enter');
  await expect(page.getByText(`Los cargos de ${anio} ya están: no hay nada que cargar.`)).toBeVisible();
};

/** What the printed coupon of that year's fee says. */
export const imprimirArancel = async (page: Page, anio: number): Promise<string> => {
  await page.goto('/app/cuenta/liquidar');
  const arancel = page.getByRole('switch', { name: new RegExp(`^ARANCEL ${anio}`) });
  await expect(arancel).toBeVisible();
  for (const otro of await page.getByRole('switch', { checked: true }).all()) await otro.uncheck();
  await arancel.check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: /código de barras/ }).check();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generar cupón' }).click();
  return leerTexto(await (await descarga).path());
};
