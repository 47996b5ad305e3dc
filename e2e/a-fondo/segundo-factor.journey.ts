import { expect, type Locator, type Page } from '@playwright/test';
import { codigoDe, conAutenticador } from '../apoyo/factor.ts';
import { CONTRASENIA_DEMO, llenarIngreso } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';
import { EXTREMOS, esperarLegibleEn } from '../apoyo/tomas.ts';

const USUARIO = 'csosa';

/** A passkey belongs to a name, and this machine has one. */
test.use({ baseURL: ({ sistema }, use) => use(sistema.portal.replace('127.0.0.1', 'localhost')) });

const revisar = (page: Page): Promise<void> => esperarLegibleEn(page, EXTREMOS);

const probarIdentidad = async (dialogo: Locator, codigo: string | null, boton: string): Promise<void> => {
  await dialogo.getByLabel('Tu contraseña').first().fill(CONTRASENIA_DEMO);
  if (codigo !== null) await dialogo.getByLabel('Código').fill(codigo);
  await dialogo.getByRole('button', { name: boton, exact: true }).click();
};

const enInicio = (page: Page) => expect(page).toHaveURL(/\/app\/dashboard$/);
const ingresarOtraVez = async (page: Page): Promise<void> => {
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  await llenarIngreso(page, USUARIO);
};
const abrirFactor = async (page: Page): Promise<void> => {
  await page.goto('/app/sesion/segundoFactor');
  await expect(page.getByRole('heading', { name: 'App de códigos' })).toBeVisible();
};

const activarApp = async (page: Page): Promise<{ secreto: string; codigos: string[] }> => {
  await page.getByRole('button', { name: 'Activar la app de códigos' }).click();
  const prueba = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
  await expect(prueba).toBeVisible();
  await revisar(page);
  await probarIdentidad(prueba, null, 'Continuar');
  const app = page.getByRole('dialog', { name: 'Activá la app de códigos' });
  const secreto = (await app.locator('strong').innerText()).replaceAll(' ', '');
  await revisar(page);
  await app.getByLabel(/código de 6 dígitos/).fill(codigoDe(secreto));
  await app.getByRole('button', { name: 'Activar', exact: true }).click();
  const codigos = page.getByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
  await expect(codigos.getByRole('listitem')).toHaveCount(10);
  const dichos = await codigos.getByRole('listitem').allInnerTexts();
  await revisar(page);
  await codigos.getByLabel('Ya guardé los códigos').check();
  await codigos.getByRole('button', { name: 'Listo' }).click();
  await expect(codigos).toBeHidden();
  return { secreto, codigos: dichos };
};

test('activa la app, entra con su código, agrega una llave, entra con ella y quita todo', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await llenarIngreso(page, USUARIO);
  await enInicio(page);
  await abrirFactor(page);
  await revisar(page);
  const { secreto, codigos } = await activarApp(page);
  await revisar(page);

  await ingresarOtraVez(page);
  await page.getByLabel('Código de 6 dígitos').fill('000000');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('El código no es correcto. Revisalo y probá otra vez.');
  await revisar(page);
  await page.getByLabel('Código de 6 dígitos').fill(codigoDe(secreto, 1));
  await page.keyboard.press('Enter');
  await enInicio(page);

  await conAutenticador(page);
  await abrirFactor(page);
  await page.getByRole('button', { name: 'Agregar una llave', exact: true }).click();
  const nueva = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await nueva.getByLabel('Nombre de la llave').fill('Notebook de la oficina');
  await probarIdentidad(nueva, codigos[0] ?? '', 'Continuar');
  const llaves = page.getByRole('list', { name: 'Tus llaves de acceso' });
  await expect(llaves).toContainText('Notebook de la oficina');
  await revisar(page);

  await ingresarOtraVez(page);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await revisar(page);
  await page.getByRole('button', { name: 'Usar la llave' }).click();
  await enInicio(page);
  await page.goto('/app/sesion/abiertas');
  await expect(page.getByText('Contraseña y llave de acceso').first()).toBeVisible();

  await abrirFactor(page);
  await page.getByRole('button', { name: 'Quitar la llave' }).click();
  const quitar = page.getByRole('dialog', { name: 'Quitar «Notebook de la oficina»' });
  await probarIdentidad(quitar, null, 'Usar una llave en vez del código');
  await expect(llaves).toBeHidden();
  await page.getByRole('button', { name: 'Quitar la app' }).click();
  const quitarApp = page.getByRole('dialog', { name: 'Quitar la app de códigos' });
  await probarIdentidad(quitarApp, codigos[1] ?? '', 'Quitar la app');
  await expect(page.getByRole('button', { name: 'Activar la app de códigos' })).toBeVisible();
  await ingresarOtraVez(page);
  await enInicio(page);
});
