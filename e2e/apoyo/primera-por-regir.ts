import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from './accesible.ts';

type LaQueViene = { nombre: string; desde: string };

const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

/** Until its day, what can be done already: to calculate of its days. */
export const esperarLaQueViene = async (page: Page, { desde }: LaQueViene): Promise<void> => {
  for (const camino of ['/honorarios', '/valores-de-referencia']) {
    // S-98: for two seconds a process may miss what was published
    await expect(async () => {
      await page.goto(camino);
      await expect(page.getByText(`La primera tarifa del Colegio rige desde el ${desde}`).first()).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await esperarAccesible(page);
  }
  await page.goto('/honorarios');
  await boton(page, `Calcular al ${desde}`).click();
  await expect(page.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue(desde);
  await expect(boton(page, `Calcular al ${desde}`)).toHaveCount(0);
};

/** On its page, by who may publish. */
export const retirarAntesDeSuDia = async (page: Page, { nombre, desde }: LaQueViene): Promise<void> => {
  await boton(page, 'Retirarla').click();
  const retiro = page.getByRole('dialog', { name: `Retirar ${nombre}` });
  await expect(retiro).toContainText(`Se retira «${nombre}», que iba a regir desde el ${desde}`);
  await expect(retiro).toContainText('Es la única');
  await esperarAccesible(page);
  await retiro.getByRole('textbox').fill('Tiene que regir desde antes');
  await retiro.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText('Se retiró antes de regir')).toBeVisible();
};

/** The same figures, from another day. Answers its address. */
export const prepararDeNuevo = async (page: Page, retirada: string, { nombre, desde }: LaQueViene): Promise<string> => {
  await page.goto(retirada);
  await boton(page, 'Preparar una nueva con estas cifras').click();
  await expect(page).toHaveURL(/\/colegio\/aranceles\/preparaciones\/\d+$/);
  await page.getByLabel('Nombre de la resolución').fill(nombre);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  await page.getByRole('textbox', { name: 'Rige desde' }).fill(desde);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /^Por corregir/ })).toHaveCount(0);
  await expect(page.getByText('la publica otra persona con el permiso')).toBeVisible();
  return new URL(page.url()).pathname;
};
