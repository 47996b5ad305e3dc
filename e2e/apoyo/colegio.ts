import { expect, type Page } from '@playwright/test';
import { CONTRASENIA_DEMO } from './ingresar.ts';

export const pulsar = async (page: Page, ...teclas: string[]): Promise<void> => {
  for (const tecla of teclas) await page.keyboard.press(tecla);
};

export const identificarse = async (page: Page, usuario: string): Promise<void> => {
  await page.getByLabel('Usuario').focus();
  await page.keyboard.type(usuario);
  await pulsar(page, 'Tab');
  await page.keyboard.type(CONTRASENIA_DEMO);
  await pulsar(page, 'Enter');
};

/** As a keyboard alone does it: from the address to the desk. */
export const entrarAlColegio = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/colegio');
  await expect(page).toHaveURL(/\/login\?volver=%2Fcolegio$/);
  await identificarse(page, usuario);
  await expect(page).toHaveURL(/\/colegio(\/inicio)?$/);
};
