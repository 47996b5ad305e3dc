import { expect, type Page } from '@playwright/test';

/** Every user of the demo story has this password. */
export const CONTRASENIA_DEMO = 'Colega.2026';

export const llenarIngreso = async (page: Page, usuario: string, contrasenia = CONTRASENIA_DEMO): Promise<void> => {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasenia);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

export const ingresar = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/login');
  await llenarIngreso(page, usuario);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
};
