import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// `axe.source` is more than twice as big, and it goes to every page that is looked at.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPCIONES = { resultTypes: ['violations'], preload: false } satisfies axe.RunOptions;

/**
 * axe finds nothing on the page as it stands. It waits for fades to end, since a half-faded text has no contrast, and for those that an
 * end begins: a colour that fades in an element and is inherited fades in each one below it, one after the other. Endless pulses are not
 * waited for.
 */
export const esperarAccesible = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // the program follows the system's colours a frame after they change
    for (let cuadros = 0; cuadros < 2; cuadros++) await new Promise((seguir) => requestAnimationFrame(seguir));
    const porTerminar = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let rondas = 0, quedan = porTerminar(); quedan.length > 0 && rondas < 100; rondas++) {
      await Promise.all(quedan.map((animacion) => animacion.finished.catch(() => null)));
      quedan = porTerminar();
    }
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // It runs in the page itself: no screen has a frame of another origin.
  const violaciones = await page.evaluate(
    async (opciones) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(opciones)).violations,
    OPCIONES,
  );
  const hallazgos = violaciones.map(
    ({ id, nodes }) => `${id}: ${nodes.map((nodo) => nodo.target.join(' ')).join(' · ')}`,
  );
  expect(hallazgos).toEqual([]);
};
