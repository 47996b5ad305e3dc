import type { Page } from '@playwright/test';

/**
 * From one screen of the portal to another without loading it again, as the browser's arrows go: no guard asks. Whoever is
 * elsewhere, or on that very screen, loads it. Not for what is about loading or about leaving.
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
