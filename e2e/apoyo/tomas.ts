import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from './accesible.ts';

const ALTO = 800;

/** A window and the colours in which a screen is looked at. */
export type Toma = { ancho: number; colorScheme: 'light' | 'dark'; forcedColors?: 'active' };

export const TOMAS_DEL_PORTAL: readonly Toma[] = [
  { ancho: 360, colorScheme: 'light' },
  { ancho: 768, colorScheme: 'dark' },
  { ancho: 1440, colorScheme: 'light' },
];
/** A desk is looked at from a desk, and read from a phone. */
export const TOMAS_DE_LA_MESA: readonly Toma[] = [
  { ancho: 360, colorScheme: 'light' },
  { ancho: 360, colorScheme: 'dark' },
  { ancho: 1024, colorScheme: 'dark' },
  { ancho: 1440, colorScheme: 'light' },
];
/** The narrowest window and the widest, of what opens over a screen. */
export const EXTREMOS: readonly Toma[] = [
  { ancho: 360, colorScheme: 'dark' },
  { ancho: 1440, colorScheme: 'light' },
];

/** For a journey's name. */
export const nombreDe = ({ ancho, colorScheme, forcedColors }: Toma): string =>
  `a ${ancho} píxeles, en ${colorScheme}${forcedColors ? ' y con los colores del sistema' : ''}`;

export const ponerToma = async (page: Page, { ancho, colorScheme, forcedColors }: Toma): Promise<void> => {
  await page.setViewportSize({ width: ancho, height: ALTO });
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
};

/** How many pixels the page is wider than its window. */
export const anchoSobrante = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing sticks out, once what follows the window's width has followed it, and axe finds nothing. */
export const esperarLegible = async (page: Page): Promise<void> => {
  await expect.poll(() => anchoSobrante(page)).toBeLessThanOrEqual(0);
  await esperarAccesible(page);
};

export const esperarLegibleEn = async (page: Page, tomas: readonly Toma[]): Promise<void> => {
  for (const toma of tomas) {
    await ponerToma(page, toma);
    await esperarLegible(page);
  }
};
