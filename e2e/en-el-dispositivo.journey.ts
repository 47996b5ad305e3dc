import { expect, type Page, test } from '@playwright/test';
import { ingresar } from './apoyo/ingresar.ts';

test.use({ serviceWorkers: 'allow' });

const visitarPorPrimeraVez = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

/** What the page loaded besides the API and not from the device. */
const loQueViajo = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((uno) => uno instanceof PerformanceResourceTiming && uno.workerStart === 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((camino) => /^\/assets\/.*\.(js|css|woff2)$/.test(camino)),
  );

test('desde la segunda visita la página, el programa y la letra salen del dispositivo, y sin red la pantalla se abre igual', async ({
  page,
  context,
}) => {
  await visitarPorPrimeraVez(page);
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado');
  await expect(page.getByRole('heading', { level: 1, name: 'Legajos' })).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  expect(await loQueViajo(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto('/app/ejercicio/legajos/cupones?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Cupones' })).toBeVisible();
});

test('lo que se verifica y lo que contesta la API nunca sale del dispositivo', async ({ page, context }) => {
  await visitarPorPrimeraVez(page);
  await page.goto('/verificar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const guardado = await page.evaluate(async () => {
    const cajas = await Promise.all((await caches.keys()).map(async (nombre) => (await caches.open(nombre)).keys()));
    return cajas.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(guardado).toContain('/armazon');
  expect(
    guardado.filter(
      (camino) => !/^\/(assets\/|armazon$|tema\.js$|precarga\.json$|favicon\.svg$|manifest|iconos\/)/.test(camino),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto('/verificar')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('el portal se puede instalar, con sus accesos directos', async ({ page }) => {
  await page.goto('/login');
  const direccion = await page.locator('link[rel="manifest"]').getAttribute('href');
  const respuesta = await page.request.get(direccion ?? '');
  expect(respuesta.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, lang, display, start_url, icons, shortcuts } = (await respuesta.json()) as {
    [clave: string]: string;
  } & { icons: { src: string; type: string; purpose?: string }[]; shortcuts: { name: string; url: string }[] };
  expect([name, lang, display, start_url]).toEqual([
    'Colega: Colegio de Técnicos',
    'es-AR',
    'standalone',
    '/app/dashboard',
  ]);
  expect(shortcuts.map((acceso) => acceso.name)).toEqual(['Nuevo legajo', 'Mi credencial']);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, type } of icons) {
    const icono = await page.request.get(src);
    expect([icono.status(), icono.headers()['content-type']], src).toEqual([200, type]);
  }
});
