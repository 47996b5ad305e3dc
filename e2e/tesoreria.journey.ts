import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio, identificarse, pulsar } from './apoyo/colegio.ts';
import { generarCupon } from './apoyo/cupones-por-api.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos } from './apoyo/leer-codigos.ts';

const ALTO = 800;
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const lector = (page: Page) => page.getByLabel('Cupón o persona');
const seSale = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const esperarAccesibleDeDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};
/** As a reader does it: figures and Enter. */
const pasarPorElLector = async (page: Page, codigo: string): Promise<void> => {
  await page.keyboard.type(codigo);
  await pulsar(page, 'Enter');
};
const enLaLista = (page: Page, numero: number) =>
  page.getByRole('table', { name: 'Cupones por cobrar' }).getByRole('row', { name: new RegExp(`N\\.º ${numero}`) });

/** A coupon of a technician, and the digits of the barcode that its paper has. */
const cuponImpreso = async (page: Page, cargo: 'ceps' | 'timbrados' = 'ceps') => {
  const cupon = await generarCupon(page, cargo);
  await page.goto(`/app/cuenta/resumenCuenta/cupones`);
  const respuesta = await page.request.get(`/api/bff/orden_pagos/${cupon.id}/imprimir`, {
    headers: await page.evaluate(() => ({
      Authorization: `Bearer ${(sessionStorage.getItem('token') ?? '').replaceAll('"', '')}`,
    })),
  });
  expect(respuesta.ok()).toBe(true);
  const ruta = test.info().outputPath(`cupon-${cupon.id}.pdf`);
  writeFileSync(ruta, await respuesta.body());
  const barra = (await leerCodigos(ruta)).find(({ texto }) => /^\d{56}$/.test(texto));
  return { ...cupon, codigo: barra?.texto ?? String(cupon.numero_boleta) };
};

const salir = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
};

test('la Caja, con el teclado solo: el código impreso de un cupón, una parte, y dos cupones con un pago', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const [uno, otro] = [await cuponImpreso(page), await cuponImpreso(page, 'timbrados')];
  expect(uno.codigo).toHaveLength(56);
  await salir(page);
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  // The keys are those of the roles, which come with the operator.
  await expect(page.getByRole('link', { name: 'Tesorería' })).toBeVisible();
  await pulsar(page, 'g');
  await expect(titulo(page)).toHaveText('Caja');
  await expect(lector(page)).toBeFocused();
  await esperarAccesibleDeDiaYDeNoche(page);
  await pasarPorElLector(page, '99999999');
  await expect(page.getByRole('alert')).toHaveText('No hay un cupón con el número 99999999.');
  await lector(page).fill('');
  await pasarPorElLector(page, uno.codigo);
  await expect(enLaLista(page, uno.numero_boleta)).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  const parte = page.getByLabel(`Cuánto se paga del cupón N.º ${uno.numero_boleta}`);
  await parte.fill('100');
  await pulsar(page, 'Control+Enter');
  await expect(page.getByText(/^Cobrado: \$\s100,00/).first()).toBeVisible();
  await expect(page.getByText(/Le faltan/)).toBeVisible();
  await expect(lector(page)).toBeFocused();
  await pasarPorElLector(page, uno.codigo);
  await pasarPorElLector(page, otro.codigo);
  await expect(enLaLista(page, uno.numero_boleta)).toContainText('ya se pagaron $ 100,00');
  await expect(enLaLista(page, otro.numero_boleta)).toBeVisible();
  const entrega = page.getByLabel('Importe del pago 1');
  await entrega.fill('9999999');
  await expect(page.getByText(/^Vuelto:/)).toBeVisible();
  await pulsar(page, 'Control+Enter', 'Control+Enter');
  await expect(page.getByText(/^Vuelto:/)).toBeVisible();
  await expect(page.getByText(`Cupón N.º ${otro.numero_boleta}`)).toContainText('pago.');
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir el recibo' }).click();
  expect((await bajada).suggestedFilename()).toMatch(/^recibo_de_caja_\d+\.pdf$/);
  await pasarPorElLector(page, uno.codigo);
  await expect(page.getByRole('alert')).toContainText('ya está pago');
  await page.setViewportSize({ width: 360, height: ALTO });
  expect(await seSale(page)).toBeLessThanOrEqual(0);
});

test('quien viene sin cupón: se lo encuentra por su CUIT, se emite el de lo que debe y se cobra, con el teclado solo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/caja');
  await expect(lector(page)).toBeFocused();
  await pasarPorElLector(page, '27-25123456-1');
  await expect(page.getByRole('region', { name: /^Rodríguez/ })).toContainText('Bloqueo vigente');
  await pasarPorElLector(page, '27284501239');
  const suyo = page.getByRole('region', { name: /^Vera/ });
  const emitir = suyo.getByRole('button', { name: /^Emitir el cupón de \$/ });
  await expect(emitir).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await esperarAccesible(page);
  await emitir.press('Enter');
  await expect(page.getByRole('table', { name: 'Cupones por cobrar' })).toBeVisible();
  await expect(suyo.getByText(/^Cupón N\.º \d+, emitido por/)).toBeVisible();
  await expect(lector(page)).toBeFocused();
  await pulsar(page, 'Control+Enter');
  await expect(page.getByText(/^Cobrado: \$/).first()).toBeVisible();
  await entregarLaCaja(page);
});

/** What was taken at the till is counted and handed in by who took it. */
const entregarLaCaja = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Tesorería' }).getByRole('link', { name: 'Mi caja' }).press('Enter');
  await expect(titulo(page)).toHaveText('Mi caja');
  await expect(page.getByRole('table', { name: 'Por entregar' })).toContainText('$');
  await esperarAccesibleDeDiaYDeNoche(page);
  await page.getByRole('button', { name: 'Contar y entregar…' }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Entregar mi caja' });
  await expect(dialogo).toContainText('Una entrega no se cambia ni se borra');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await esperarAccesibleDeDiaYDeNoche(page);
  // Others charge with the same user meanwhile: what came in is seen before it is handed in.
  await expect(async () => {
    const esperados = await dialogo.getByText(/^Tendría que haber/).allTextContents();
    for (const [i, campo] of (await dialogo.getByLabel(/: cuánto contaste/).all()).entries())
      await campo.fill((esperados[i] ?? '').replace(/[^\d,]/g, ''));
    await dialogo.getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByText(/^Entregaste tu caja: \$/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('table', { name: 'Lo que entregaste' })).toContainText('Espera uno que cuente');
  await esperarAccesibleDeDiaYDeNoche(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
  }
  await page.goto('/colegio/tesoreria/cierres');
  await expect(page.getByRole('table', { name: 'Lo que entregó cada uno' })).toContainText('Oriana Tesoro');
  expect(await seSale(page)).toBeLessThanOrEqual(0);
};

test('un pago: se deshace uno mal anotado, y otro lo devuelven dos personas', async ({ page }) => {
  await ingresar(page, 'csosa');
  const cupones = [await cuponImpreso(page), await cuponImpreso(page)];
  await salir(page);
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  const pagos: string[] = [];
  for (const cupon of cupones) {
    await page.goto('/colegio/tesoreria/caja');
    await expect(lector(page)).toBeFocused();
    await pasarPorElLector(page, cupon.codigo);
    await expect(enLaLista(page, cupon.numero_boleta)).toBeVisible();
    await page.getByRole('button', { name: /^Cobrar \$/ }).click();
    const enlace = page.getByRole('link', { name: /^Pago \d+$/ });
    await expect(enlace).toBeVisible();
    pagos.push((await enlace.getAttribute('href')) ?? '');
  }
  const [malo = '', bueno = ''] = pagos;
  await page.goto(malo);
  await page.getByRole('button', { name: 'Deshacer: se anotó por error' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era de otro cupón');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer el pago' }).click();
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible();
  await expect(page.getByText('Se deshizo: se había anotado por error')).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  await page.goto(bueno);
  await page.getByRole('button', { name: 'Devolver por transferencia' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Pagó dos veces');
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir la devolución' }).click();
  await expect(page.getByText(/La pediste vos/)).toBeVisible();
  await salir(page);
  await page.goto(bueno);
  await expect(page).toHaveURL(/\/login\?volver=/);
  await identificarse(page, 'oconfirma');
  await page.getByRole('button', { name: 'Confirmar la transferencia' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Confirmar la devolución' });
  await esperarAccesible(page);
  await dialogo.getByLabel('Salió de').selectOption({ index: 1 });
  await dialogo.getByLabel('Número de la transferencia').fill(`D-${cupones[1]?.numero_boleta}`);
  const hoy = new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
  });
  await dialogo.getByLabel('Día de la transferencia').fill(hoy.format(new Date()));
  await dialogo.getByRole('button', { name: 'Confirmar la devolución' }).click();
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Pagos' }).click();
  await expect(page.getByRole('table', { name: 'Pagos' })).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  await page.setViewportSize({ width: 360, height: ALTO });
  expect(await seSale(page)).toBeLessThanOrEqual(0);
});

test('un cupón pagado en SiPago se devuelve por SiPago: se pide una vez, y termina devuelto', async ({ page }) => {
  await ingresar(page, 'csosa');
  const cupon = await generarCupon(page, 'ceps', 'sipago');
  await page.goto(`/app/cuenta/${cupon.id}/pago`);
  await page.getByRole('radio', { name: /SiPago/ }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ir a SiPago' }).click();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByText(/^Pago acreditado\. Cupón #/)).toBeVisible();
  await salir(page);
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto(`/colegio/tesoreria/pagos?texto=${cupon.numero_boleta}&medio=sipago`);
  const fila = page
    .getByRole('table', { name: 'Pagos' })
    .getByRole('row', { name: new RegExp(`${cupon.numero_boleta}`) });
  await expect(fila).toContainText('Acreditado');
  await fila.getByRole('link').press('Enter');
  await expect(titulo(page)).toHaveText(/^Pago \d+/);
  await page.getByRole('button', { name: 'Devolver por SiPago' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Devolver el pago \d+ por SiPago$/ });
  await dialogo.getByLabel('Motivo').fill('Pagó dos veces');
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Pedirlo a SiPago' }).click();
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Su proveedor devolvió el dinero')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Devolver/ })).toHaveCount(0);
  await esperarAccesibleDeDiaYDeNoche(page);
});

test('los cargos del año se ven antes de generarlos', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/cargos');
  await expect(page.getByRole('table', { name: /^Cargos de \d{4}$/ })).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  expect(await seSale(page)).toBeLessThanOrEqual(0);
});

test('la cuenta de una persona: se ve entera, y lo que una persona pide bonificar lo confirma otra', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/personas?texto=27251234561');
  const verSuCuenta = page.getByRole('link', { name: 'Ver su cuenta' });
  await expect(async () => {
    await page.getByRole('link', { name: 'Rodríguez, Laura' }).click({ timeout: 5_000 });
    await expect(verSuCuenta).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await verSuCuenta.click();
  await expect(titulo(page)).toHaveText(/^Cuenta de Rodríguez/);
  const debe = page.getByRole('table', { name: 'Lo que falta pagar' });
  await expect(page.getByRole('table', { name: 'Movimientos' })).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: ALTO });
    expect(await seSale(page)).toBeLessThanOrEqual(0);
    await esperarAccesible(page);
  }
  await page.getByLabel('Qué se ve').selectOption('matricula');
  await expect(page).toHaveURL(/clase=matricula/);
  const cuenta = page.url();
  await debe
    .getByRole('button', { name: /^Bonificar/ })
    .first()
    .click();
  const pedido = page.getByRole('dialog', { name: /^Bonificar/ });
  await pedido.getByLabel('Cuánto se bonifica').fill('10,50');
  await pedido.getByLabel('Motivo').fill('Acta 12/26');
  await esperarAccesible(page);
  await pedido.getByRole('button', { name: 'Pedir la bonificación' }).click();
  await expect(page.getByText(/La pediste vos/)).toBeVisible();
  await salir(page);
  await page.goto(cuenta);
  await identificarse(page, 'oconfirma');
  await page.getByRole('button', { name: /^Confirmar \$\s10,50: / }).click();
  await page
    .getByRole('dialog', { name: 'Confirmar la bonificación' })
    .getByRole('button', { name: /^Bonificar \$/ })
    .click();
  await expect(page.getByText(/A favor: \$\s10,50.*Acta 12\/26/)).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
});
