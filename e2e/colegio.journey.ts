import { direccionDeRuta } from '@colega/contract/route';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio as entrar, pulsar } from './apoyo/colegio.ts';
import { llenarIngreso } from './apoyo/ingresar.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const OPERADORES = direccionDeRuta('/colegio/operadores');

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

test('con el teclado solo: entra, agrega a alguien con dos roles, se los cambia y le da la baja', async ({ page }) => {
  await entrar(page, 'operador');
  await expect(titulo(page)).toHaveText('Bandeja');
  await pulsar(page, 'i');
  await expect(titulo(page)).toHaveText('Hola, Consejo');
  await expect(page.getByRole('banner')).toContainText('Todo el Colegio');
  await esperarAccesible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText('Ir a Usuarios y roles');
  await esperarAccesible(page);
  await pulsar(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pulsar(page, 'u');
  await expect(titulo(page)).toHaveText('Usuarios y roles');
  await expect(titulo(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Consejo Operador' })).toBeVisible();
  await esperarAccesible(page);

  await pulsar(page, 'n');
  await expect(page.getByRole('heading', { name: 'Agregar un operador' })).toBeFocused();
  await page.getByRole('button', { name: 'Agregar', exact: true }).press('Enter');
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByText('Elegí al menos un rol.')).toBeVisible();
  await esperarAccesible(page);
  for (const dato of ['Inés', 'Ríos', '27-20123456-0', 'irios@example.com', 'irios']) {
    await page.keyboard.type(dato);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Distrito')).toBeFocused();
  await page.getByLabel('Mesa de entradas').press('Space');
  await page.getByLabel('Tesorería').press('Space');
  await page.keyboard.press('Enter');
  const nueva = page.getByRole('listitem').filter({ hasText: 'irios@example.com' });
  await expect(nueva).toContainText('Mesa de entradas, Tesorería');
  await expect(titulo(page)).toBeFocused();

  await nueva.getByRole('button', { name: 'Cambiar los roles de Inés Ríos' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Roles de Inés Ríos' })).toBeFocused();
  await page.getByLabel('Tesorería').press('Space');
  await page.getByLabel('Auditoría').press('Space');
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(nueva).toContainText('Mesa de entradas, Auditoría');

  await nueva.getByRole('button', { name: 'Dar de baja a Inés Ríos' }).press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Dar de baja a Inés Ríos?' });
  await expect(pregunta).toContainText('sus sesiones se cierran y pierde sus roles (Mesa de entradas, Auditoría)');
  await esperarAccesible(page);
  await pregunta.getByRole('button', { name: 'Dar de baja' }).press('Enter');
  await expect(nueva).toHaveCount(0);

  await page.getByRole('button', { name: /^Tu cuenta/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/colegio/usuarios');
  await expect(page).toHaveURL(/\/login\?volver=%2Fcolegio%2Fusuarios$/);
});

test('un rol que no lo incluye no ve la pantalla, y la API lo rechaza', async ({ page }) => {
  await entrar(page, 'omesa');
  await expect(page.getByRole('banner')).toContainText('Mesa de entradas · Distrito I');
  await expect(page.getByRole('link', { name: 'Usuarios y roles' })).toHaveCount(0);
  await page.goto('/colegio/usuarios');
  await expect(page.getByText(/Tus roles no incluyen esta pantalla/)).toBeVisible();
  await esperarAccesible(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const respuesta = await page.request.get(OPERADORES, { headers: { authorization: `Bearer ${token}` } });
  expect([respuesta.status(), (await respuesta.json()).codigo]).toEqual([403, 'sin_permiso']);
});

test('un matriculado que abre /colegio va al ingreso, y de ahí a lo suyo', async ({ page }) => {
  await page.goto('/colegio/usuarios');
  await expect(page).toHaveURL(/\/login/);
  await llenarIngreso(page, 'mgarcia');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/colegio');
  await expect(titulo(page)).toHaveText('Ingresá al Colegio');
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`se lee ${nombreDe(toma)}, sin que nada se salga`, async ({ page }) => {
    await ponerToma(page, toma);
    await entrar(page, 'operador');
    await page.goto('/colegio/usuarios');
    await page.getByRole('button', { name: 'Agregar un operador' }).click();
    await expect(page.getByRole('table', { name: 'Qué puede cada rol' })).toBeVisible();
    await esperarLegible(page);
  });
