import { expect, type Page } from '@playwright/test';
import { iso } from './crear-legajo.ts';
import { leerTexto } from './leer-codigos.ts';
import { publicarLaPreparada } from './publicar-lista.ts';

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const ANIO = Number(iso(0).slice(0, 4)) + 1;
const ARANCEL = { desde: `01/01/${ANIO}`, importe: '87.654,00', norma: 'Acta 2 del Consejo' };
type Cobro = Record<'prepara' | 'publica' | 'matriculada', Page>;

/** From a list of charges that two persons of Aranceles publish to the coupon that a technician pays: answers what its receipt says. */
export const cobrarOtroArancel = async ({ prepara, publica, matriculada }: Cobro): Promise<string> => {
  await prepararCargos(prepara);
  await publicarCargos(publica);
  await generarCargos(prepara);
  const recibo = await pagarArancel(matriculada);
  for (const dicho of [`ARANCEL ${ANIO}`, ARANCEL.importe]) expect(recibo).toContain(dicho);
  return recibo;
};

/** Another amount of the year's fee, which somebody else publishes. */
const prepararCargos = async (page: Page): Promise<void> => {
  await page.goto('/colegio/listas');
  await expect(page.getByRole('row', { name: /Cargos del año/ })).toContainText('vino con el programa');
  await page.goto('/colegio/listas/cargos/preparar');
  await page.getByRole('textbox', { name: 'Empieza a regir el' }).fill(ARANCEL.desde);
  await page.keyboard.press('Escape');
  await page.getByLabel('Norma que la aprueba').fill(ARANCEL.norma);
  await page.getByRole('textbox', { name: 'Importe: Arancel', exact: true }).fill(ARANCEL.importe);
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(titulo(page)).toHaveText('Cargos del año');
};

const publicarCargos = async (page: Page): Promise<void> => {
  await publicarLaPreparada(page, 'cargos');
  await expect(region(page, 'Viene')).toContainText(`Desde el ${ARANCEL.desde}, ${ARANCEL.norma}`);
};

const generarCargos = async (page: Page): Promise<void> => {
  await page.goto(`/colegio/tesoreria/cargos?anio=${ANIO}`);
  await page.getByRole('button', { name: `Generar los cargos de ${ANIO}` }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: `Generar los cargos de ${ANIO}` });
  await dialogo.getByRole('button', { name: /^Cargar/ }).press('Enter');
  await expect(page.getByText(`Los cargos de ${ANIO} ya están: no hay nada que cargar.`)).toBeVisible();
};

/** The coupon of that year's fee, which is paid; answers what its receipt says. */
const pagarArancel = async (page: Page): Promise<string> => {
  await page.goto('/app/cuenta/liquidar');
  const arancel = page.getByRole('switch', { name: new RegExp(`^ARANCEL ${ANIO}`) });
  await expect(arancel).toBeVisible();
  for (const otro of await page.getByRole('switch', { name: /^(ARANCEL|CUOTA 1)/ }).all()) await otro.uncheck();
  await arancel.check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: /SiPago/ }).check();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ir a SiPago' }).click();
  await page.getByRole('button', { name: new RegExp(`^Pagar \\$.${ARANCEL.importe}`) }).click();
  await expect(page.getByText(/Pago (acreditado|exitoso)/).first()).toBeVisible();
  await page.goto('/app/cuenta/resumenCuenta/cupones?estado=pago');
  const suyo = page.getByRole('list', { name: 'Cupones' }).getByRole('listitem').filter({ hasText: ARANCEL.importe });
  await suyo.getByRole('link', { name: /^Cupón Nº/ }).click();
  const descarga = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^RECIBO/ })
    .click();
  return leerTexto(await (await descarga).path());
};
