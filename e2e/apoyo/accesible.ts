import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands. Waits for fades to end, since a half-faded text has no contrast; what pulses for ever does not end. */
export const esperarAccesible = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animacion) => Number.isFinite(animacion.effect?.getComputedTiming().endTime))
        .map((animacion) => animacion.finished.catch(() => null)),
    ),
  );
  const yaCargado = await page.evaluate(() => 'axe' in globalThis);
  // Legacy mode runs in the page itself instead of opening a blank one: no screen has a frame of another origin.
  const { violations } = await new AxeBuilder({ page, ...(yaCargado && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const hallazgos = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((nodo) => nodo.target.join(' ')).join(' · ')}`,
  );
  expect(hallazgos).toEqual([]);
};
