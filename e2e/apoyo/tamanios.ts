import type { Page } from '@playwright/test';

export const TELEFONO = { width: 360, height: 740 };
export const COMPUTADORA = { width: 1280, height: 800 };

export const enTelefono = (page: Page): boolean => page.viewportSize()?.width === TELEFONO.width;

/** The same screen as it stands on both sizes; afterwards it has its own again. */
export const enAmbosTamanios = async (page: Page, comprobar: () => Promise<unknown>): Promise<void> => {
  const [suyo, otro] = enTelefono(page) ? [TELEFONO, COMPUTADORA] : [COMPUTADORA, TELEFONO];
  await comprobar();
  await page.setViewportSize(otro);
  await comprobar();
  await page.setViewportSize(suyo);
};
