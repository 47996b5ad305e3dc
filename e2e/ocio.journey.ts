import { direccionDeRuta } from '@colega/contract/route';
import { expect, type Page, test } from '@playwright/test';
import { CONTRASENIA_DEMO, llenarIngreso } from './apoyo/ingresar.ts';
import { esperarLegible, ponerToma, TOMAS_DE_LA_MESA, type Toma } from './apoyo/tomas.ts';

const OPERADORES = direccionDeRuta('/colegio/operadores');
const encima = (page: Page) => page.getByRole('dialog', { name: 'Ingresá de nuevo' });
const MEDIA_HORA = '30:00';
const CON_LOS_COLORES_DEL_SISTEMA: readonly Toma[] = [
  { ancho: 360, colorScheme: 'dark', forcedColors: 'active' },
  { ancho: 1024, colorScheme: 'light', forcedColors: 'active' },
];
const LO_QUE_SOBRA = (dialogo: Element) => dialogo.scrollWidth - dialogo.clientWidth;

/** Under a clock that the journey moves, with a form open. */
const abrirElAlta = async (page: Page): Promise<void> => {
  await page.context().clock.install();
  await page.goto('/colegio/usuarios');
  await llenarIngreso(page, 'operador');
  await page.getByRole('button', { name: 'Agregar un operador' }).press('Enter');
};
const abrirOtra = async (page: Page): Promise<Page> => {
  const otra = await page.context().newPage();
  await otra.goto('/colegio/auditoria');
  return otra;
};

test('30 minutos sin nadie: el ingreso va encima en cada pestaña, y con su contraseña vuelve a lo escrito', async ({
  page,
  context,
}) => {
  await abrirElAlta(page);
  await page.getByLabel('Nombre').focus();
  await page.keyboard.type('Inés');
  const otra = await abrirOtra(page);
  await otra.getByLabel('Cuál').fill('a medio escribir');

  await page.bringToFront();
  await context.clock.fastForward('29:00');
  await page.getByLabel('Nombre').press('End');
  await context.clock.fastForward('29:00');
  await expect(page.getByLabel('Nombre')).toBeVisible();
  await expect(encima(page)).toHaveCount(0);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await context.clock.fastForward(MEDIA_HORA);
  await expect(encima(page)).toBeVisible();
  await expect(encima(otra)).toBeVisible();
  const pedir = () => page.request.get(OPERADORES, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await pedir()).status()).toBe(401);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  for (const toma of [...TOMAS_DE_LA_MESA, ...CON_LOS_COLORES_DEL_SISTEMA]) {
    await ponerToma(page, toma);
    await esperarLegible(page);
    expect(await encima(page).evaluate(LO_QUE_SOBRA)).toBeLessThanOrEqual(0);
    if (process.env.FOTOS)
      await page.screenshot({ path: `/tmp/ocio-${toma.ancho}-${toma.colorScheme}-${toma.forcedColors ?? 'no'}.png` });
  }
  for (const tecla of ['Escape', 'Escape', 'u']) await page.keyboard.press(tecla);
  await expect(encima(page)).toBeVisible();

  await page.getByLabel('Contraseña', { exact: true }).fill('otra');
  await page.keyboard.press('Enter');
  await expect(encima(page).getByRole('alert')).toHaveText('Contraseña y/o usuario incorrectos');
  await page.keyboard.type(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(encima(page)).toHaveCount(0);
  await expect(page.getByLabel('Nombre')).toHaveValue('Inés');
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(' Sofía');
  await expect(page.getByLabel('Nombre')).toHaveValue('Inés Sofía');
  await expect(encima(otra)).toHaveCount(0);
  await expect(otra.getByLabel('Cuál')).toHaveValue('a medio escribir');
});

test('otra persona que ingresa ahí no hereda lo escrito, y las otras pestañas esperan a quien las dejó', async ({
  page,
  context,
}) => {
  await abrirElAlta(page);
  await page.getByLabel('Nombre').fill('Inés');
  const otra = await abrirOtra(page);
  await expect(otra.getByRole('heading', { level: 1 })).toHaveText('Auditoría');
  await context.clock.fastForward(MEDIA_HORA);
  await expect(encima(page)).toBeVisible();
  await expect(encima(otra)).toBeVisible();
  await encima(page).getByLabel('Usuario').fill('omesa');
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/colegio$/);
  await expect(page.getByRole('banner')).toContainText('Mesa de entradas · Distrito I');
  await expect(page.getByText('Inés')).toHaveCount(0);
  await expect(encima(otra)).toContainText('para operador');
});
