import { expect, type Page } from '@playwright/test';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

type Planilla = { lista: string; nombre: string; norma: string; titulos: string; filas: readonly string[] };

/** From a spreadsheet, for the first day that it may begin on. */
export const prepararDeUnaPlanilla = async (
  page: Page,
  { lista, nombre, norma, titulos, filas }: Planilla,
): Promise<void> => {
  await page.goto(`/colegio/listas/${lista}/preparar`);
  await page.getByLabel(`Planilla de ${nombre}`).setInputFiles({
    ...{ name: `${lista}.csv`, mimeType: 'text/csv', buffer: Buffer.from([titulos, ...filas].join('\r\n')) },
  });
  await expect(page.getByText(`Se cargaron ${filas.length} filas de la planilla`)).toBeVisible();
  await page.getByLabel('Norma que la aprueba').fill(norma);
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
};

/** By somebody else. */
export const publicarLaPreparada = async (page: Page, lista: string): Promise<void> => {
  await page.goto(`/colegio/listas/${lista}`);
  await region(page, 'En preparación').getByRole('button', { name: 'Publicar' }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Publicar la lista' });
  const publicar = dialogo.getByRole('button', { name: 'Publicar' });
  // what it changes is read first: until then, Enter is of Cancelar
  await expect(publicar).toBeEnabled();
  await publicar.press('Enter');
  await expect(dialogo).toHaveCount(0);
};
