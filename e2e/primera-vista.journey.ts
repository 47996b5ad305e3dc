import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';

/** Where the words of an element begin. Their width depends on the fonts, which another load may lack. */
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
        // The fonts explain half a pixel.
        for (const eje of ['x', 'y'] as const) expect(Math.abs(ahora[eje] - antes[eje]), direccion).toBeLessThan(1);
      }
    });
});

test('si el programa no llega, la página dice qué hacer y es accesible', async ({ page }) => {
  for (const pieza of ['pantalla', 'entrada', 'datos']) {
    await page.route(`**/assets/${pieza}-*.js`, (ruta) => ruta.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      /No se pudo abrir Colega\. Revisá tu conexión y recargá la página/,
    );
    await esperarAccesible(page);
    await page.unroute(`**/assets/${pieza}-*.js`);
  }
  await page.reload();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page.getByText('No se pudo abrir Colega')).toBeHidden();
});

/** The fonts that really draw an element. */
const letrasDe = async (page: Page, selector: string): Promise<string[]> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName);
};

test('la primera visita se lee en la letra del portal, con su negrita, y nada se corre cuando llega', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((lista) => {
      const corrido = lista
        .getEntries()
        .reduce((suma, entrada) => suma + (entrada as unknown as { value: number }).value, 0);
      document.documentElement.dataset.corrido = String(
        Number(document.documentElement.dataset.corrido ?? 0) + corrido,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The fonts come last: words are there before them.
  await page.route('**/*roboto*', async (ruta) => {
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await ruta.continue();
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pedida = page.locator('link[rel="preload"][as="font"]');
    await expect(pedida).toHaveAttribute('href', /roboto-latin/);
    await expect.poll(() => letrasDe(page, 'h1')).toEqual(['Roboto']);
    await page.evaluate(() => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))));
    expect(Number(await page.locator('html').getAttribute('data-corrido'))).toBe(0);
  }
});
