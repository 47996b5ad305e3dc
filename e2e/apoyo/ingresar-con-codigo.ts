import { expect, type Page } from '@playwright/test';
import { codigoDe } from './factor.ts';
import { llenarIngreso } from './ingresar.ts';

/** Where an account that was just made turns on its second factor. Answers what its app keeps. */
export const activarEnElAlta = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Activar la app de códigos' }).click();
  const secreto = (await page.getByText('escribí esta clave en la app').locator('strong').innerText()).replaceAll(
    ' ',
    '',
  );
  await page.getByLabel(/código de 6 dígitos/).fill(codigoDe(secreto));
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByText('El segundo factor quedó activo.')).toBeVisible();
  return secreto;
};

/** The code of before was used: the app shows the next one. */
export const ingresarConCodigo = async (
  page: Page,
  { usuario, clave, secreto }: { usuario: string; clave: string; secreto: string },
  camino: string,
): Promise<void> => {
  await page.goto(camino);
  await expect(page).toHaveURL(/\/login\?volver=/);
  await llenarIngreso(page, usuario, clave);
  await page.getByLabel('Código de 6 dígitos').fill(codigoDe(secreto, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${camino.replace(/[?].*/, '')}`));
};
