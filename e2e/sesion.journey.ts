import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { ingresarPorElFormulario, llenarIngreso } from './apoyo/ingresar.ts';

test('ingresa con Enter y llega al inicio [SES-001, SES-002, SES-004, SES-005, SES-009]', async ({ page }) => {
  await page.goto('/login');
  await esperarAccesible(page);
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await page.getByLabel('Usuario').fill('mgarcia');
  await page.getByLabel('Contraseña', { exact: true }).fill('Colega.2026');
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María Elena');
  await esperarAccesible(page);
});

test('muestra y oculta la contraseña [SES-003]', async ({ page }) => {
  await page.goto('/login');
  const contrasenia = page.getByLabel('Contraseña', { exact: true });
  await expect(contrasenia).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(contrasenia).toHaveAttribute('type', 'text');
});

test('usuario y contraseña son obligatorios; un par equivocado no dice cuál [SES-008, SES-010]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Ingresá tu usuario.')).toBeVisible();
  await expect(page.getByText('Ingresá tu contraseña.')).toBeVisible();
  await esperarAccesible(page);
  await llenarIngreso(page, 'mgarcia', 'otra-cosa');
  await expect(page.getByRole('alert')).toHaveText('Contraseña y/o usuario incorrectos');
  await expect(page.getByLabel('Usuario')).toHaveValue('mgarcia');
});

test('un operador llega a la mesa del Colegio, y ninguna pantalla del portal es suya [SES-012]', async ({ page }) => {
  await page.goto('/login');
  await llenarIngreso(page, 'operador');
  await expect(page).toHaveURL(/\/colegio$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('sin sesión, cualquier pantalla del portal lleva al ingreso [SES-022, SES-024]', async ({ page }) => {
  for (const direccion of ['/', '/app', '/app/ejercicio/legajos/listado', '/app/ejercicio/legajo/1/detail']) {
    await page.goto(direccion);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('/ y /app llevan al inicio, y la sesión se guarda con sus claves [SES-017, SES-023, SES-024]', async ({
  page,
}) => {
  await ingresarPorElFormulario(page, 'nnuevo');
  await page.goto('/app');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/no/existe');
  await page.goto('/');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  // The forwarding page leaves no history: going back does not come forward again.
  await page.goBack();
  await expect(page).toHaveURL(/\/no\/existe$/);
  await page.goto('/?desde=correo');
  await expect(page).toHaveURL(/\/app\/dashboard\?desde=correo$/);
  const claves = await page.evaluate(() => Object.keys(sessionStorage));
  expect(claves).toEqual(expect.arrayContaining(['token', 'user_id', 'persona_id', 'user', 'refresh_token']));
});

test('llegar a /login termina la sesión [SES-018]', async ({ page }) => {
  await ingresarPorElFormulario(page, 'nnuevo');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('cerrar sesión en una pestaña la cierra en la otra [SES-020]', async ({ page, context }) => {
  await ingresarPorElFormulario(page, 'nnuevo');
  const otra = await context.newPage();
  await otra.goto('/app/dashboard');
  await expect(otra).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  await expect(otra).toHaveURL(/\/login/);
});

test('una dirección que no existe dice que no existe y ofrece volver [LAY-010, LAY-011]', async ({ page }) => {
  await page.goto('/no/existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos encontrar la página');
  await esperarAccesible(page);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/login/);
});
