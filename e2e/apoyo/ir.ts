import type { Page } from '@playwright/test';

/**
 * Goes from one screen to another without loading the portal, as the browser's arrows do: no guard asks. From elsewhere, or to the same
 * screen, it loads it. It is not for testing loading or leaving.
 */
export const ir = async (page: Page, direccion: string): Promise<void> => {
  const fue = await page.evaluate((adonde) => {
    const enOtra = adonde.split('?')[0] !== location.pathname;
    if (!enOtra || !document.getElementById('raiz')?.hasChildNodes()) return false;
    history.pushState(null, '', adonde);
    return dispatchEvent(new PopStateEvent('popstate'));
  }, direccion);
  if (!fue) await page.goto(direccion);
};
