import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { esperarLegible, ponerToma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const tarjeta = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const renglones = (page: Page) => tarjeta(page, 'Para hacer').getByRole('listitem');
for (const ancho of [360, 768, 1440])
  test(`a ${ancho} px, mgarcia ve lo que vence primero y cuánto debe, y lo paga con un toque`, async ({ page }) => {
    await ponerToma(page, { ancho, colorScheme: ancho === 768 ? 'dark' : 'light' });
    await ingresar(page, 'mgarcia');
    await page.goto('/app/dashboard');
    await expect(renglones(page)).toHaveCount(6);
    await expect(renglones(page).first()).toContainText(/hace \d+ días/);
    if (ancho < 992) await page.getByText('Ver lo que tenés para hacer').click();
    await expect(renglones(page).first()).toBeInViewport();
    await expect(tarjeta(page, 'Lo que debés')).toContainText(/\$\s[\d.]+,\d\d/);
    await expect(tarjeta(page, 'Para hacer')).toContainText(/\d+ legajos te esperan · \d+ legajos esperan al Colegio/);
    await expect(tarjeta(page, 'Credencial digital').getByText(/Válida hasta/)).toBeVisible();
    await esperarLegible(page);
    await tarjeta(page, 'Lo que debés').getByRole('link', { name: 'Ver y pagar' }).click();
    await expect(page).toHaveURL(/\/app\/cuenta\/debo$/);
    await expect(page.getByRole('button', { name: /^Pagar \$/ })).toBeVisible();
    await esperarLegible(page);
  });

test('lo observado de dvera se responde desde Inicio: el asistente abre en su dato', async ({ page }) => {
  await ingresar(page, 'dvera');
  await page.goto('/app/dashboard');
  const responder = tarjeta(page, 'Para hacer').getByRole('link', { name: 'Responder lo observado' });
  await expect(responder.first()).toBeVisible();
  await esperarAccesible(page);
  const destinos = await responder.evaluateAll((enlaces) => enlaces.map((enlace) => enlace.getAttribute('href') ?? ''));
  const alDato = destinos.findIndex((destino) => destino.includes('/editar?observacion='));
  expect(alDato).toBeGreaterThanOrEqual(0);
  await responder.nth(alDato).click();
  await expect(page.getByText(/El Colegio observó/).first()).toBeVisible();
});

test('nnuevo no tiene nada pendiente ni debe nada, lo dice, y sabe por dónde empezar', async ({ page }) => {
  await ingresar(page, 'nnuevo');
  await page.goto('/app/dashboard');
  await expect(tarjeta(page, 'Para hacer')).toContainText(
    'No tenés nada pendiente. Buen momento para cargar un legajo.',
  );
  const pasos = page.getByRole('list', { name: 'Primeros pasos' });
  await expect(pasos.getByRole('listitem')).toHaveCount(4);
  await expect(renglones(page)).toHaveCount(4);
  await esperarAccesible(page);
  await pasos.getByRole('link', { name: 'Revisar tus datos' }).click();
  await expect(page).toHaveURL(/\/app\/perfil\/datosPersonales$/);
});
