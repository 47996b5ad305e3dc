import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';

test('las llamadas se leen en /api/docs: en castellano, sin pedir nada afuera, claras y oscuras [API-001]', async ({
  page,
  baseURL,
}) => {
  const afuera: string[] = [];
  const quejas: string[] = [];
  page.on('console', (mensaje) => {
    if (['error', 'warning'].includes(mensaje.type())) quejas.push(mensaje.text());
  });
  page.on('pageerror', (error) => quejas.push(String(error)));
  page.on('request', (pedido) => {
    if (/^https?:/.test(pedido.url()) && !pedido.url().startsWith(`${baseURL}/`)) afuera.push(pedido.url());
  });
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/docs');
    // Five megabytes of script load and run first.
    await expect(page.getByRole('heading', { level: 1, name: 'Colega' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('/authentication_token', { exact: true }).first()).toBeVisible();
    // It is drawn light, and then as the device asks.
    await expect(page.locator('body')).toHaveClass(`${colorScheme}-mode`);
    await esperarAccesible(page);
    // Lower parts are drawn as they are reached.
    await page.mouse.wheel(0, 20_000);
    await expect(page.locator('code[style]').first()).toBeAttached();
  }
  expect(afuera).toEqual([]);
  // The page's policy refuses nothing of it.
  expect(quejas).toEqual([]);
});
