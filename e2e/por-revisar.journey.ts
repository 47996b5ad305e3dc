import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio, identificarse, pulsar } from './apoyo/colegio.ts';
import { generarCupon } from './apoyo/cupones-por-api.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { operador } from './apoyo/operador.ts';

const ALTO = 800;
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const seSale = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const esperarAccesibleDeDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};
const salir = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
};
/** The bank shows a transfer that says nothing. */
const llega = async (importe: string, comprobante: string): Promise<string> => {
  const dicho = await operador('acreditar', { importe, comprobante, medio: 'transferencia', banco: 'provincia' });
  return /Cobranza (\d+)/.exec(dicho)?.[1] ?? '';
};
const fila = (page: Page, cobranza: string) =>
  page
    .getByRole('table', { name: 'Pagos por revisar' })
    .getByRole('row', { name: new RegExp(`^Cobranza ${cobranza}\\b`) });

test('una cobranza sin cupón se identifica en la mesa, con lo que pagaría dicho antes', async ({ page }) => {
  await ingresar(page, 'csosa');
  const cupon = await generarCupon(page);
  await salir(page);
  const numero = cupon.numero_boleta;
  const cobranza = await llega('150,75', `J-${numero}`);
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/por-revisar');
  await fila(page, cobranza)
    .getByRole('link', { name: `Cobranza ${cobranza}` })
    .focus();
  await pulsar(page, 'Enter');
  await expect(titulo(page)).toHaveText(/^Cobranza \d+: \$\s150,75$/);
  await page.getByLabel('Número del cupón').fill('99999999');
  await pulsar(page, 'Enter');
  await expect(page.getByRole('alert')).toHaveText('No hay un cupón con el número 99999999.');
  await page.getByLabel('Número del cupón').fill(String(numero));
  await pulsar(page, 'Enter');
  await expect(page.getByRole('list', { name: 'Qué pagaría' })).toContainText('$ 150,75');
  await expect(page.getByText('El cupón no queda pago con esto.')).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  await page.getByRole('button', { name: `Es del cupón N.º ${numero}` }).click();
  const dialogo = page.getByRole('dialog', { name: `La cobranza ${cobranza} es del cupón N.º ${numero}` });
  await expect(dialogo).toContainText('Paga $ 150,75 del cupón');
  await esperarAccesible(page);
  await dialogo.getByLabel('Motivo').fill('Lo reclamó con el ticket');
  await dialogo.getByRole('button', { name: 'Es de ese cupón' }).click();
  await expect(titulo(page)).toHaveText('Pagos por revisar');
  await expect(fila(page, cobranza)).toHaveCount(0);
  await page.getByRole('link', { name: /^Ver el pago \d+$/ }).click();
  await expect(titulo(page)).toHaveText(/^Pago \d+: \$\s150,75/);
  await expect(page.getByText(`J-${numero}`).first()).toBeVisible();
  await page.goto(`/colegio/tesoreria/por-revisar/cobranza/${cobranza}`);
  await expect(page.getByText(/^Es un pago\./)).toBeVisible();
  await page.setViewportSize({ width: 360, height: ALTO });
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await esperarAccesibleDeDiaYDeNoche(page);
});

test('otra se devuelve: la pide una persona y la confirma otra; a 360 y a 768 entra en la pantalla', async ({
  page,
}) => {
  const cobranza = await llega('77,70', `J-dev-${Date.now()}`);
  await page.setViewportSize({ width: 360, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  const direccion = `/colegio/tesoreria/por-revisar/cobranza/${cobranza}`;
  await page.goto(direccion);
  await page.getByRole('button', { name: 'Devolverla' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era para otra institución');
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir la devolución' }).click();
  await expect(page.getByText(/La pediste vos/)).toBeVisible();
  await expect(page.getByLabel('Número del cupón')).toHaveCount(0);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await esperarAccesibleDeDiaYDeNoche(page);
  await salir(page);
  await page.goto(direccion);
  await identificarse(page, 'oconfirma');
  await page.getByRole('button', { name: 'Confirmar la devolución' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Confirmar la devolución' });
  await expect(dialogo).toContainText('el dinero sale de su banco');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await esperarAccesibleDeDiaYDeNoche(page);
  await dialogo.getByLabel('Número de la transferencia').fill(`DJ-${cobranza}`);
  const hoy = new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
  });
  await dialogo.getByLabel('Salió de').selectOption({ index: 1 });
  await dialogo.getByLabel('Día de la transferencia').fill(hoy.format(new Date()));
  await dialogo.getByRole('button', { name: 'Confirmar la devolución' }).click();
  await expect(titulo(page)).toHaveText('Pagos por revisar');
  await expect(fila(page, cobranza)).toHaveCount(0);
  await page.getByRole('link', { name: `Ver la cobranza ${cobranza}` }).click();
  await expect(page.getByText(/Se devolvió a quien la mandó/)).toBeVisible();
});
