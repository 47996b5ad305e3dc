import type { Page } from '@playwright/test';

/**
 * To another screen of the portal as its own links go: nothing is loaded again. Whoever comes from elsewhere loads it;
 * rutas.journey does so with each screen.
 */
export const ir = async (page: Page, direccion: string): Promise<void> => {
  const yaEsta = await page.evaluate(() => document.getElementById('raiz')?.hasChildNodes() === true);
  if (!yaEsta) {
    await page.goto(direccion);
    return;
  }
  await page.evaluate((adonde) => {
    history.pushState(null, '', adonde);
    dispatchEvent(new PopStateEvent('popstate'));
  }, direccion);
};
