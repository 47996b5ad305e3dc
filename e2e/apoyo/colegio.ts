import { expect, type Page } from '@playwright/test';
import { CONTRASENIA_DEMO } from './ingresar.ts';

export const pulsar = async (page: Page, ...teclas: string[]): Promise<void> => {
  for (const tecla of teclas) await page.keyboard.press(tecla);
};

/** As a keyboard alone does it: from the address to the desk. */
export const entrarAlColegio = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/colegio');
  await expect(page).toHaveURL(/\/login\?volver=%2Fcolegio$/);
  await page.getByLabel('Usuario').focus();
  await page.keyboard.type(usuario);
  await page.keyboard.press('Tab');
  await page.keyboard.type(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/colegio(\/inicio)?$/);
};
