import { expect, type Page } from '@playwright/test';

/** Clicks an option of the list that is open. It is drawn before it has its place, where a click would scroll to. */
export const elegirOpcion = async (page: Page, nombre: string | RegExp): Promise<void> => {
  const opcion = page.getByRole('option', { name: nombre, exact: true }).first();
  await expect(opcion).toBeInViewport();
  await opcion.click();
};
