import { expect, type Page } from '@playwright/test';

/** The served page of the current screen already has its heading. */
export const esperarEncabezadoDesdeLaPagina = async (page: Page, nombre: string | RegExp): Promise<void> => {
  const encabezado = page.getByRole('heading', { level: 1, name: nombre });
  await expect(encabezado).toBeVisible();
  const pagina = await page.request.get(page.url());
  expect(await pagina.text()).toContain(`<p>${await encabezado.textContent()}</p>`);
};
