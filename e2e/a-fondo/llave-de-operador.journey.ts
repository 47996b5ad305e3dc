import { expect, type Locator, type Page } from '@playwright/test';
import { entrarAlColegio, pulsar } from '../apoyo/colegio.ts';
import { codigoDe, conAutenticador } from '../apoyo/factor.ts';
import { CONTRASENIA_DEMO, llenarIngreso } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';
import { esperarLegibleEn, TOMAS_DE_LA_MESA } from '../apoyo/tomas.ts';

const USUARIO = 'ovisado';

/** A passkey belongs to a name, and this machine has one. */
test.use({ baseURL: ({ sistema }, use) => use(sistema.portal.replace('127.0.0.1', 'localhost')) });

const revisar = (page: Page): Promise<void> => esperarLegibleEn(page, TOMAS_DE_LA_MESA);

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const enLaMesa = (page: Page) => expect(page.getByRole('banner')).toContainText('Visado · Distrito II');
const ingresar = async (page: Page): Promise<void> => {
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/colegio');
  await llenarIngreso(page, USUARIO);
};
const abrirFactor = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Tu cuenta/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mi cuenta' }).press('Enter');
  await expect(titulo(page)).toHaveText('Mi cuenta');
  await expect(page.getByRole('heading', { name: 'App de códigos' })).toBeVisible();
};
const guardarCodigos = async (page: Page): Promise<string[]> => {
  const codigos = page.getByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
  await expect(codigos.getByRole('listitem')).toHaveCount(10);
  await revisar(page);
  const dichos = await codigos.getByRole('listitem').allInnerTexts();
  await codigos.getByLabel('Ya guardé los códigos').press('Space');
  await codigos.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(codigos).toHaveCount(0);
  return dichos;
};
const probarIdentidad = async (dialogo: Locator, codigo: string | null): Promise<void> => {
  await dialogo.getByLabel('Tu contraseña').first().fill(CONTRASENIA_DEMO);
  if (codigo !== null) await dialogo.getByLabel('Código').fill(codigo);
  await dialogo.page().keyboard.press('Enter');
};
const conRecuperacion = async (page: Page, codigo: string): Promise<void> => {
  await page.getByLabel('Código de recuperación').fill(codigo);
  await page.keyboard.press('Enter');
};

test('un operador agrega su llave y entra a la mesa con ella; perdida, lo salvan sus códigos, una vez cada uno, y una app', async ({
  page,
}) => {
  test.slow();
  await entrarAlColegio(page, USUARIO);
  await enLaMesa(page);
  const llave = await conAutenticador(page);
  await abrirFactor(page);
  await revisar(page);
  await page.getByRole('button', { name: 'Agregar una llave', exact: true }).press('Enter');
  const nueva = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await expect(nueva.getByLabel('Nombre de la llave')).toBeFocused();
  await page.keyboard.type('Notebook de la mesa');
  await probarIdentidad(nueva, null);
  const codigos = await guardarCodigos(page);
  const llaves = page.getByRole('list', { name: 'Tus llaves de acceso' });
  await expect(llaves).toContainText('Notebook de la mesa');
  await revisar(page);

  await ingresar(page);
  await expect(titulo(page)).toHaveText('Usá tu llave de acceso');
  await page.clock.install();
  await page.getByRole('button', { name: 'Usar la llave' }).press('Enter');
  await enLaMesa(page);
  await page.goto('/colegio/avisos');
  await expect(titulo(page)).toHaveText('Avisos');
  await enLaMesa(page);
  await page.clock.fastForward('30:00');
  const encima = page.getByRole('dialog', { name: 'Ingresá de nuevo' });
  await encima.getByLabel('Contraseña', { exact: true }).fill(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  const segundo = page.getByRole('dialog', { name: 'Segundo paso del ingreso' });
  await expect(segundo.getByRole('heading')).toHaveText('Usá tu llave de acceso');
  await revisar(page);
  await segundo.getByRole('button', { name: 'Usar la llave' }).press('Enter');
  await expect(segundo).toHaveCount(0);
  await expect(titulo(page)).toHaveText('Avisos');

  await llave.perder();
  const [uno = '', otro = '', ultimo = ''] = codigos;
  for (const codigo of [uno, otro]) {
    await ingresar(page);
    if (codigo === uno) {
      await page.getByRole('button', { name: 'Usar la llave' }).press('Enter');
      await expect(page.getByRole('alert')).not.toBeEmpty();
    }
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).press('Enter');
    if (codigo === otro) {
      await conRecuperacion(page, uno);
      await expect(page.getByRole('alert')).toContainText('código');
    }
    await conRecuperacion(page, codigo);
    await enLaMesa(page);
  }

  await abrirFactor(page);
  await expect(page.getByText('Te quedan 8 de 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Activar la app de códigos' }).press('Enter');
  await probarIdentidad(page.getByRole('dialog', { name: 'Confirmá que sos vos' }), ultimo);
  const app = page.getByRole('dialog', { name: 'Activá la app de códigos' });
  const secreto = (await app.locator('strong').innerText()).replaceAll(' ', '');
  await app.getByLabel(/código de 6 dígitos/).fill(codigoDe(secreto));
  await pulsar(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Quitar la app' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la llave' }).press('Enter');
  await probarIdentidad(page.getByRole('dialog', { name: 'Quitar «Notebook de la mesa»' }), codigoDe(secreto, 1));
  await expect(llaves).toHaveCount(0);
  await expect(page.getByText('Te quedan 7 de 10.')).toBeVisible();

  await ingresar(page);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).press('Enter');
  await conRecuperacion(page, ultimo);
  await expect(page.getByRole('alert')).toContainText('código');
  await conRecuperacion(page, codigos[3] ?? '');
  await enLaMesa(page);
});
