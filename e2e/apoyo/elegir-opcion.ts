import { expect, type Page } from '@playwright/test';

/** Clicks an option of the open list. It waits for the option to have its place, which a click would scroll to. */
export const elegirOpcion = async (page: Page, nombre: string | RegExp): Promise<void> => {
  const opcion = page.getByRole('option', { name: nombre, exact: true }).first();
  await expect(opcion).toBeInViewport();
  await opcion.click();
};
