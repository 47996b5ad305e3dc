import { expect, type Page } from '@playwright/test';

/** The page of the screen one is at is drawn with the heading that the screen has. */
export const esperarEncabezadoDesdeLaPagina = async (page: Page, nombre: string | RegExp): Promise<void> => {
  const encabezado = page.getByRole('heading', { level: 1, name: nombre });
  await expect(encabezado).toBeVisible();
  const pagina = await page.request.get(page.url());
  expect(await pagina.text()).toContain(`<p>${await encabezado.textContent()}</p>`);
};
