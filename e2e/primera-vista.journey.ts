import { expect, type Page, test } from '@playwright/test';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';

/** Where the words of an element begin. How wide they are is of the letters at hand, which another load may have or not. */
const lugarDe = (page: Page, selector: string): Promise<{ texto: string | null; x: number; y: number }> =>
  page.locator(selector).evaluate((elemento) => {
    const palabras = document.createRange();
    palabras.selectNodeContents(elemento);
    const { x, y } = palabras.getBoundingClientRect();
    return { texto: elemento.textContent, x, y };
  });

const BARRAS = { fija: 'true', plegada: 'false' };
const VISTAS = [
  { donde: 'en un teléfono', width: 360, barra: BARRAS.fija },
  { donde: 'en una tableta', width: 769, barra: BARRAS.fija },
  { donde: 'en una pantalla ancha', width: 1920, barra: BARRAS.fija },
  { donde: 'en una pantalla ancha, con la barra plegada', width: 1920, barra: BARRAS.plegada },
];

test('el encabezado está antes que la pantalla, y no se mueve cuando llega', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const { id } = await crearLegajo(page);
  for (const { donde, width, barra } of VISTAS)
    await test.step(donde, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((elegida) => sessionStorage.setItem('sidebarStatic', elegida), barra);
      for (const direccion of ['legajo/automatico', `legajo/${id}/detail`]) {
        await page.route('**/assets/*.js', (ruta) => ruta.abort());
        await page.goto(`/app/ejercicio/${direccion}`);
        await expect(page.locator('.espera p')).toBeVisible();
        const antes = await lugarDe(page, '.espera p');
        await page.unroute('**/assets/*.js');
        await page.reload();
        await expect(page.locator('h1:not([data-provisorio])')).toBeVisible();
        await expect(page.locator('.espera p')).toBeHidden();
        const ahora = await lugarDe(page, 'h1');
        expect(ahora.texto, direccion).toBe(antes.texto);
        // half a pixel of the letters' own
        for (const eje of ['x', 'y'] as const) expect(Math.abs(ahora[eje] - antes[eje]), direccion).toBeLessThan(1);
      }
    });
});
