import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { generarCupon } from './apoyo/cupones-por-api.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { controlarSandbox } from './apoyo/sandbox.ts';

test.describe.configure({ mode: 'parallel' });

const TELEFONO = { width: 360, height: 740 };
const pago = ({ id }: { id: number }): string => `/app/cuenta/${id}/pago`;
const boton = (page: Page, nombre: string | RegExp): Locator => page.getByRole('button', { name: nombre });
const resultado = (page: Page): Locator => page.getByRole('region', { name: /^(Estado|Resultado) del pago$/ });

const irAPagar = async (page: Page, proveedor: 'SiPago' | 'Net Pagos' | 'SIRO'): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(proveedor) }).check();
  await boton(page, 'Confirmar').click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Verificar la información antes de pagar');
  await expect(dialogo).toContainText('Sos responsable de los medios de pago que uses');
  await dialogo.getByRole('button', { name: `Ir a ${proveedor}` }).dblclick();
  await expect(page.getByRole('heading', { name: `Pagar con ${proveedor}`, exact: true })).toBeVisible();
};
const conLegajo = async (page: Page) => {
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  return legajo;
};
const total = (page: Page): Locator => page.getByRole('region', { name: 'Lo que vas a pagar' });

test('el CEP se paga desde el legajo, y el legajo dice que está pago [CEP-013, CEP-014, DET-019, PAG-035]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const legajo = await conLegajo(page);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/detail`);
  const cep = page.getByRole('region', { name: 'CEP', exact: true });
  await cep.getByRole('link', { name: 'Pagar CEP' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago CEP');
  await expect(page.getByRole('region', { name: `Legajo Nº ${legajo.numero_legajo}` })).toBeVisible();
  await expect(boton(page, 'Cancelar')).toBeVisible();
  await esperarAccesible(page);
  await irAPagar(page, 'SiPago');
  await boton(page, /^Pagar \$/).click();
  await expect(resultado(page)).toContainText('Pago acreditado. Cupón #');
  await page.getByRole('link', { name: 'Ir a detalle legajo' }).click();
  await expect(page).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));
  await expect(cep.getByText('PAGADO', { exact: true })).toBeVisible();
  await expect(cep.getByRole('button', { name: 'Imprimir recibo' })).toBeVisible();
});

test('el timbrado prepago con SIRO: cuenta, pregunta y manda a la sede [CEP-016, DET-020, PAG-023, PAG-024, PAG-027]', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await ingresar(page, 'csosa');
  const legajo = await conLegajo(page);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/detail`);
  await page.getByRole('link', { name: 'Pagar timbrado prepago' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago Timbrado');
  await irAPagar(page, 'SIRO');
  const cobro = page.url().split('/').at(-1) ?? '';
  // it is not known while the screen that counts is looked at, which would go by itself
  await page.getByText('Más para probar').click();
  await page.getByLabel(/El resultado se conoce recién después de/).fill('3600');
  await boton(page, /^Pagar \$/).click();
  await expect(page).toHaveURL(/\/app\/pagoOnline\/resultado\?.*IdReferenciaOperacion=/);
  await expect(page.getByText('Procesando el pago, aguarde ...')).toBeVisible();
  await esperarAccesible(page);
  await controlarSandbox(`cobros/${cobro}/conocer`);
  await expect(async () => {
    if (await boton(page, 'Consultar ahora').isVisible()) await boton(page, 'Consultar ahora').click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(resultado(page)).toContainText(`Timbrado prepago legajo #${legajo.numero_legajo}`);
  await expect(resultado(page)).toContainText('Ya podes presentarte a una Sede colegial a sellar el contrato');
  await page.getByRole('link', { name: 'Ir a detalle de legajo' }).click();
  await expect(page.getByRole('region', { name: 'Timbrado', exact: true }).getByText('PAGADO')).toBeVisible();
});

test('con el teclado, Red Link y el cupón impreso desde la página de pago; después no se ofrecen otra vez [PAG-013, PAG-014, PAG-016, CUP-022, ERR-033]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const cupon = await generarCupon(page, 'ceps', 'sipago');
  await page.goto(pago(cupon));
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Red Link/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('¿Enviar el cupón para su pago en Redlink?');
  await esperarAccesible(page);
  await page.keyboard.press('Tab');
  await expect(boton(page, 'Enviar a Red Link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cupón enviado a Redlink', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/cuenta\/resumenCuenta\/cupones$/);
  await page.goto(pago(cupon));
  await expect(page.getByRole('radio', { name: /Red Link/ })).toBeDisabled();
  await expect(page.getByText('El cupón ya ha sido enviado a Red Link previamente.')).toBeVisible();
  await page.getByRole('radio', { name: /código de barras/ }).check();
  await boton(page, 'Confirmar').click();
  const descarga = page.waitForEvent('download');
  await boton(page, 'Generar cupón').click();
  expect((await descarga).suggestedFilename()).toBe(`cupon_${cupon.id}.pdf`);
  await page.goto(pago(cupon));
  await expect(page.getByText('Ya se ha generado el cupón previamente.')).toBeVisible();
  const otraVez = page.waitForEvent('download');
  await boton(page, 'Imprimir cupón').click();
  expect((await otraVez).suggestedFilename()).toBe(`cupon_${cupon.id}.pdf`);
});

test('la matrícula se liquida en un teléfono: CUOTA 2 sigue a CUOTA 1, y se paga [LIQ-005, LIQ-006, LIQ-013, LIQ-014, PAG-008]', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await ingresar(page, 'csosa');
  await page.goto('/app/cuenta/pago');
  await expect(page).toHaveURL(/\/app\/cuenta\/liquidar$/);
  const cuotas1 = page.getByRole('switch', { name: /^CUOTA 1/ });
  const cuotas2 = page.getByRole('switch', { name: /^CUOTA 2/ });
  await expect(cuotas1.first()).toBeChecked();
  await esperarAccesible(page);
  // Charges of the ending year and of the next one, with its fee: the day decides which are there.
  for (const cargo of await page.getByRole('switch', { name: /^(ARANCEL|CUOTA 1)/ }).all()) await cargo.uncheck();
  for (const cuota of await cuotas2.all()) await expect(cuota).toBeDisabled();
  await expect(boton(page, 'Siguiente')).toBeDisabled();
  await expect(total(page)).toContainText('$ 0,00'.replace(' ', '\u00a0'));
  await cuotas1.first().click();
  await page.reload();
  await expect(cuotas1.first()).toBeChecked();
  await expect(cuotas2.first()).not.toBeChecked();
  await boton(page, 'Siguiente').click();
  await expect(page).toHaveURL(/\/app\/cuenta\/pago$/);
  await esperarAccesible(page);
  await irAPagar(page, 'Net Pagos');
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/cuenta\/\d+\/pago$/);
  await expect(page.getByText('Hay un pago de este cupón en proceso')).toBeVisible();
  await irAPagar(page, 'Net Pagos');
  await boton(page, /^Pagar \$/).click();
  await expect(resultado(page)).toContainText('Pago acreditado. Cupón #');
  await expect(page.getByRole('link', { name: 'Ir a resumen de cuenta' })).toBeVisible();
});

test('quien no puede ejercer liquida y paga con SIRO, y al volver sabe que el pago sigue [SES-062]', async ({
  page,
}) => {
  await ingresar(page, 'jperez');
  await page.goto('/app/cuenta/liquidar');
  await boton(page, 'Siguiente').click();
  await irAPagar(page, 'SIRO');
  await boton(page, /^Pagar \$/).click();
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText('Tu pago está siendo procesado')).toBeVisible();
  await page.goto('/app/cuenta/resumenCuenta/cupones?estado=pago');
  await expect(page.getByRole('list', { name: 'Cupones' }).getByRole('listitem').first()).toContainText(
    'Fecha de pago:',
  );
});

test('se vuelve de pagar sin sesión: se ingresa, y se ve cómo terminó [SES-064]', async ({ page }) => {
  await ingresar(page, 'csosa');
  const cupon = await generarCupon(page, 'ceps', 'sipago');
  await page.goto(pago(cupon));
  await irAPagar(page, 'SiPago');
  await page.context().clearCookies();
  const portal = new URL(process.env.COLEGA_URL ?? '').origin;
  await page.addInitScript((origen) => {
    if (location.origin !== origen || localStorage.getItem('ya')) return;
    localStorage.setItem('ya', 'si');
    sessionStorage.clear();
  }, portal);
  await boton(page, /^Pagar \$/).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
  await llenarIngreso(page, 'csosa');
  await expect(page).toHaveURL(/\/app\/pagoOnline\/\d+\/sipago\/confirmado\?cupon=/);
  await expect(resultado(page)).toContainText(`Pago acreditado. Cupón #${cupon.numero_boleta}`);
});

test('en dos pestañas el mismo cargo es un solo cupón', async ({ page, context }) => {
  await ingresar(page, 'csosa');
  const legajo = await conLegajo(page);
  const camino = `/app/ejercicio/legajo/${legajo.id}/pagarCep`;
  const otra = await context.newPage();
  for (const pestania of [page, otra]) {
    await pestania.goto(camino);
    await pestania.getByRole('radio', { name: /código de barras/ }).check();
    await boton(pestania, 'Confirmar').click();
  }
  await boton(page, 'Generar cupón').click();
  await expect(page.getByText('Cupón creado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));
  await boton(otra, 'Generar cupón').click();
  await expect(otra).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));
  await expect(otra.getByText('Cupón creado exitosamente')).toHaveCount(0);
  await expect(otra.getByRole('region', { name: 'CEP', exact: true }).getByText(/^Cupón Nº/)).toHaveCount(1);
});

test('el cupón de otra persona no está disponible, ni su resultado [ERR-037]', async ({ page, browser, baseURL }) => {
  await ingresar(page, 'csosa');
  const cupon = await generarCupon(page);
  const ajena = await browser.newPage({ baseURL: baseURL ?? '' });
  await ingresar(ajena, 'mgarcia');
  await ajena.goto(pago(cupon));
  await expect(ajena).toHaveURL(/\/app\/dashboard$/);
  await expect(ajena.getByText('El formulario al que esta intentando acceder no esta disponible.')).toBeVisible();
  await ajena.goto(`/app/pagoOnline/sipago/confirmado?cupon=${cupon.id}`);
  await expect(resultado(ajena)).toContainText('No encontramos este pago');
  await ajena.close();
});
