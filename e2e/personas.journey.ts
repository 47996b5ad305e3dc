import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { CONTRASENIA_DEMO } from './apoyo/ingresar.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const RETRATO = 'data/demo/retratos/mgarcia.png';
const RUBRICA = 'data/demo/firmas/mgarcia.png';

const entrar = async (page: Page, usuario: string, camino = '/colegio/personas'): Promise<void> => {
  await page.goto(camino);
  await expect(page).toHaveURL(/\/login\?volver=/);
  await page.getByLabel('Usuario').focus();
  await page.keyboard.type(usuario);
  await page.keyboard.press('Tab');
  await page.keyboard.type(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${camino}$`));
};
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const seccion = (page: Page, nombre: string | RegExp) => page.getByRole('region', { name: nombre });
const dialogo = (page: Page, nombre: string | RegExp) => page.getByRole('dialog', { name: nombre });

/** What asks nothing is confirmed with its last button, once the focus is in it. */
const confirmar = async (page: Page, boton: Locator, nombre: string | RegExp): Promise<void> => {
  await boton.press('Enter');
  await expect(dialogo(page, nombre).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialogo(page, nombre).getByRole('button').last().press('Enter');
  await expect(dialogo(page, nombre)).toHaveCount(0);
};
const cargar = async (page: Page, que: string, archivo: string): Promise<void> => {
  const elegir = page.waitForEvent('filechooser');
  await seccion(page, 'Foto y firma')
    .getByRole('button', { name: `Cargar la ${que}` })
    .press('Enter');
  await (await elegir).setFiles(archivo);
  await expect(seccion(page, 'Foto y firma').getByRole('img', { name: new RegExp(`^${que}`, 'i') })).toBeVisible();
};

test('con el teclado solo: de la nada a una credencial vigente, y un bloqueo que su QR dice en el acto', async ({
  page,
}) => {
  await entrar(page, 'omatriculas');
  await expect(titulo(page)).toHaveText('Personas');
  await expect(page.getByRole('table', { name: 'Personas' })).toBeVisible();
  await esperarAccesible(page);
  await page.keyboard.press('n');
  const alta = dialogo(page, 'Dar de alta a una persona');
  await expect(alta.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alta.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await esperarAccesible(page);
  for (const dato of ['Lía', 'Ibáñez', '27-40555666-4', 'lia@example.com', 'libanez']) {
    await page.keyboard.type(dato);
    await page.keyboard.press('Tab');
  }
  await expect(alta.getByLabel('Distrito')).toBeFocused();
  await page.keyboard.type('Distrito I');
  await page.keyboard.press('Tab');
  for (const dato of ['T-30.001', 'Maestra Mayor de Obras']) {
    await page.keyboard.type(dato);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('E.E.S.T. N.º 6');
  await page.keyboard.press('Enter');
  await expect(titulo(page)).toHaveText('Ibáñez, Lía');
  await expect(page).toHaveURL(/\/colegio\/personas\/\d+$/);
  await expect(seccion(page, 'Credencial')).toContainText('tiene que poder ejercer');
  await esperarAccesible(page);

  await confirmar(page, page.getByRole('button', { name: 'Verificar: la identidad' }), 'Verificar la identidad');
  await expect(titulo(page)).toBeFocused();
  await confirmar(page, page.getByRole('button', { name: /Verificar el título: .*T-30.001/ }), /Verificar el título/);
  await cargar(page, 'foto', RETRATO);
  await cargar(page, 'firma', RUBRICA);
  await expect(seccion(page, 'Credencial')).toContainText('falta verificar: la foto y la firma');
  await page.getByRole('button', { name: 'Rechazar: la foto' }).press('Enter');
  await expect(dialogo(page, 'Rechazar la foto').getByLabel('Motivo')).toBeFocused();
  await esperarAccesible(page);
  await page.keyboard.type('No se le ve la cara');
  await page.keyboard.press('Enter');
  await expect(dialogo(page, 'Rechazar la foto')).toHaveCount(0);
  await expect(seccion(page, 'Foto y firma')).toContainText('Sin foto');
  await cargar(page, 'foto', RETRATO);
  await confirmar(page, page.getByRole('button', { name: 'Verificar: la foto' }), 'Verificar la foto');
  await confirmar(page, page.getByRole('button', { name: 'Verificar: la firma' }), 'Verificar la firma');
  await confirmar(page, seccion(page, 'Credencial').getByRole('button', { name: 'Emitir' }), 'Emitir la credencial');
  await expect(seccion(page, 'Credencial')).toContainText(/C-\d+, emitida el/);
  await esperarAccesible(page);

  await page.getByRole('button', { name: 'Corregir el domicilio' }).press('Enter');
  const domicilio = dialogo(page, 'Corregir su domicilio');
  await expect(domicilio.getByLabel('Calle')).toBeFocused();
  for (const dato of ['Mitre', '100', '', '']) {
    await page.keyboard.type(dato);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('tandil');
  await expect(page.getByRole('option', { name: /^Tandil, Tandil/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(domicilio.getByRole('combobox', { name: 'Localidad' })).toHaveValue(/^Tandil/);
  await domicilio.getByLabel('Motivo').focus();
  await page.keyboard.type('Se mudó');
  await page.keyboard.press('Enter');
  await expect(domicilio).toHaveCount(0);
  await expect(seccion(page, 'Datos')).toContainText(/Mitre.*100.*Tandil/);

  const publica = String(await page.getByRole('link', { name: /página pública/ }).getAttribute('href')).replace(
    '/#',
    '',
  );
  const loQueDice = async () => (await page.request.get(publica)).text();
  expect(await loQueDice()).toContain('HABILITADA/O PARA EJERCER');
  await seccion(page, 'Bloqueos y sanciones').getByRole('button', { name: 'Bloquear' }).press('Enter');
  const bloqueo = dialogo(page, 'Poner un bloqueo');
  await expect(bloqueo).toContainText('su QR lo dice en el acto');
  await esperarAccesible(page);
  await page.keyboard.type('Suspensión');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Resolución 12/26');
  await page.keyboard.press('Enter');
  await expect(bloqueo).toHaveCount(0);
  await expect(seccion(page, 'Bloqueos y sanciones')).toContainText('Vigente');
  expect(await loQueDice()).toContain('NO HABILITADO PARA EJERCER');
});

test('lo de otro distrito no se encuentra, y sin el permiso se mira y no se toca', async ({ page }) => {
  await entrar(page, 'omesa');
  await expect(page.getByRole('table', { name: 'Personas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dar de alta' })).toHaveCount(0);
  await expect(page.getByLabel('Buscar una persona')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Buscar una persona')).toBeFocused();
  await page.keyboard.type('garcia');
  await expect(page.getByRole('table', { name: 'Personas' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: /^Garc/ }).press('Enter');
  await expect(titulo(page)).toHaveText(/^Garc/);
  await expect(seccion(page, 'Datos')).toBeVisible();
  await expect(page.getByRole('button', { name: /Bloquear|Corregir|Emitir/ })).toHaveCount(0);
  await page.goto('/colegio/personas/999999');
  await expect(page.getByText('No encontramos a esa persona')).toBeVisible();
  await esperarAccesible(page);
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`se lee ${nombreDe(toma)}, sin que nada se salga`, async ({ page }) => {
    await ponerToma(page, toma);
    await entrar(page, 'operador');
    await expect(page.getByRole('table', { name: 'Personas' })).toBeVisible();
    await esperarLegible(page);
    await page.goto('/colegio/personas?texto=garcia');
    await expect(page.getByRole('search').locator('input, [aria-expanded]').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Personas' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: /^Garc/ }).click();
    await expect(seccion(page, 'Foto y firma')).toBeVisible();
    await esperarLegible(page);
  });
