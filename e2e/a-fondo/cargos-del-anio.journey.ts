import { type Browser, expect, type Page } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { entrarAlColegio, identificarse } from '../apoyo/colegio.ts';
import { ingresar } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';

const enCentavos = (importe: string): number => Number(importe.replace(/[^\d]/g, ''));

const conOtro = async (browser: Browser, base: string, quien: string, camino: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: base })).newPage();
  await page.goto(camino);
  await identificarse(page, quien);
  await expect(page).toHaveURL(new RegExp(`${camino}$`));
  return page;
};

/** A year that has not begun is charged once its list is published, by two people (S-1055). */
const publicarLaLista = async (browser: Browser, base: string, anio: number): Promise<void> => {
  const prepara = await conOtro(browser, base, 'oaranceles', '/colegio/listas/cargos/preparar');
  await prepara.getByRole('textbox', { name: 'Empieza a regir el' }).fill(`01/01/${anio}`);
  await prepara.keyboard.press('Escape');
  await prepara.getByLabel('Norma que la aprueba').fill('Resolución de prueba');
  await prepara.getByRole('textbox', { name: 'Importe: Arancel', exact: true }).fill('99.000,00');
  await prepara.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(prepara).toHaveURL(/\/colegio\/listas\/cargos$/);
  const publica = await conOtro(browser, base, 'ojunta', '/colegio/listas/cargos');
  await publica
    .getByRole('region', { name: 'En preparación' })
    .getByRole('button', { name: 'Publicar' })
    .press('Enter');
  const dialogo = publica.getByRole('dialog', { name: 'Publicar la lista' });
  await expect(dialogo.getByRole('button', { name: 'Publicar' })).toBeEnabled();
  await dialogo.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(dialogo).toHaveCount(0);
  for (const page of [prepara, publica]) await page.context().close();
};

test('los cargos del año que viene: se ven, se generan en segundo plano, y los debe quien tiene una matrícula', async ({
  page,
  browser,
  sistema,
}) => {
  const anio = Number(new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 4)) + 1;
  await publicarLaLista(browser, sistema.portal, anio);
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto(`/colegio/tesoreria/cargos?anio=${anio}`);
  const tabla = page.getByRole('table', { name: `Cargos de ${anio}` });
  await expect(tabla).toBeVisible();
  const dicho = /^Por cargar: (\d+), por (.+)$/.exec(await page.getByText(/^Por cargar: /).innerText());
  const [cargos = '', total = ''] = dicho?.slice(1) ?? [];
  expect(Number(cargos)).toBeGreaterThan(0);
  const deCadaUno = await tabla.getByRole('row').locator('td:last-child').allInnerTexts();
  expect(deCadaUno.reduce((suma, uno) => suma + enCentavos(uno), 0)).toBe(enCentavos(total));

  await page.getByRole('button', { name: `Generar los cargos de ${anio}` }).click();
  const dialogo = page.getByRole('dialog', { name: `Generar los cargos de ${anio}` });
  await expect(dialogo).toContainText(`Se cargan ${cargos} cargos por ${total}`);
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: `Cargar ${total}` }).dblclick();
  await expect(page.getByText(`Los cargos de ${anio} ya están: no hay nada que cargar.`)).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/^La última vez la generó /)).toContainText(`${cargos} cargos por ${total}.`);
  await expect(page.getByText(/^Por cargar: 0, /)).toBeVisible();
  await esperarAccesible(page);

  await page.context().clearCookies();
  await ingresar(page, 'csosa');
  await page.goto('/app/cuenta/liquidar');
  for (const cargo of ['ARANCEL', 'CUOTA 1', 'CUOTA 2'])
    await expect(page.getByRole('switch', { name: new RegExp(`^${cargo}.*${anio}`) }).first()).toBeVisible();
});
