import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { generarCupon } from './apoyo/cupones-por-api.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerQrDe } from './apoyo/leer-codigos.ts';
import { EXTREMOS, esperarLegible, nombreDe, ponerToma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const DEBO = '/app/cuenta/debo';
const casilla = (page: Page, boleta: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: `Cupón Nº ${boleta} ` })
    .getByRole('checkbox');
const soloEstos = async (page: Page, boletas: readonly number[]): Promise<void> => {
  await page.goto(DEBO);
  await expect(casilla(page, boletas[0] ?? 0)).toBeChecked();
  const todo = page.getByRole('checkbox', { name: /^Elegir todo/ });
  await todo.check();
  await todo.uncheck();
  await expect(page.getByText('No elegiste nada')).toBeVisible();
  for (const boleta of boletas) await casilla(page, boleta).check();
};
const ACREDITADO = /Pago acreditado|Timbrado prepago legajo/;
const pagar = (page: Page): Locator => page.getByRole('button', { name: /^Pagar \$/ });
const resultado = (page: Page): Locator => page.getByRole('region', { name: /^(Estado|Resultado) del pago$/ });

test('tres cupones de dos circuitos se pagan uno tras otro con SIRO; a la mitad se recarga y no se pierde nada [S-872]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  const cupones = [
    await generarCupon(page, 'ceps', 'online'),
    await generarCupon(page, 'ceps', 'online'),
    await generarCupon(page, 'timbrados', 'online'),
  ];
  await soloEstos(
    page,
    cupones.map(({ numero_boleta }) => numero_boleta),
  );
  await expect(page.getByText('3 elegidos')).toBeVisible();
  await page.getByRole('radio', { name: 'Cuenta bancaria' }).check();
  await page.getByRole('checkbox', { name: 'Al terminar un pago, abrir el que sigue' }).uncheck();
  await expect(page.getByText('Verificar la información antes de pagar', { exact: false })).toBeVisible();
  await pagar(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Pagar con SIRO', exact: true })).toBeVisible();
  await pagar(page).click();
  await expect(resultado(page)).toContainText(ACREDITADO);
  await page.goto(DEBO);
  await expect(page.getByRole('heading', { name: '1 de 3 pagados' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 de 3 pagados' })).toBeVisible();
  await esperarAccesible(page);
  await pagar(page).click();
  await expect(page.getByRole('heading', { name: 'Pagar con SIRO', exact: true })).toBeVisible();
  await pagar(page).click();
  await expect(resultado(page)).toContainText(ACREDITADO);
  await page.getByRole('button', { name: /^Seguir: / }).click();
  await expect(page.getByRole('heading', { name: 'Pagar con SIRO', exact: true })).toBeVisible();
  await pagar(page).click();
  await expect(resultado(page)).toContainText(ACREDITADO);
  await page.getByRole('link', { name: 'Ver cómo quedó cada pago' }).click();
  await expect(page.getByRole('heading', { name: 'Listo: pagaste lo que elegiste' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Imprimir recibo/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Ver lo que debo' }).click();
  for (const { numero_boleta } of cupones) await expect(casilla(page, numero_boleta)).toHaveCount(0);
});

test('al terminar un pago se abre solo el que sigue, hasta el último [S-915]', async ({ page }) => {
  await ingresar(page, 'csosa');
  const cupones = [await generarCupon(page, 'ceps', 'online'), await generarCupon(page, 'timbrados', 'online')];
  await soloEstos(
    page,
    cupones.map(({ numero_boleta }) => numero_boleta),
  );
  await page.getByRole('radio', { name: 'Cuenta bancaria' }).check();
  await pagar(page).click();
  const pasarela = page.getByRole('heading', { name: 'Pagar con SIRO', exact: true });
  await expect(pasarela).toBeVisible();
  await pagar(page).click();
  await expect(resultado(page)).toContainText(ACREDITADO);
  await expect(pasarela).toBeVisible();
  await pagar(page).click();
  await expect(page.getByRole('link', { name: 'Ver cómo quedó cada pago' })).toBeVisible();
});

for (const toma of EXTREMOS)
  test(`con QR, cada cupón muestra en la pantalla el suyo, que una billetera lee, ${nombreDe(toma)}`, async ({
    page,
  }) => {
    await ponerToma(page, toma);
    await ingresar(page, 'csosa');
    const cupon = await generarCupon(page);
    await soloEstos(page, [cupon.numero_boleta]);
    await esperarLegible(page);
    await page.getByRole('radio', { name: 'QR de cualquier billetera o banco' }).check();
    await pagar(page).click();
    const qr = page.getByRole('img', { name: new RegExp(`cupón Nº ${cupon.numero_boleta}$`) });
    await expect(qr).toBeVisible();
    await esperarLegible(page);
    expect(await leerQrDe(qr)).toContain(cupon.monto_total);
    await page.getByRole('button', { name: 'Elegir de nuevo' }).click();
    await expect(casilla(page, cupon.numero_boleta)).toBeVisible();
  });
