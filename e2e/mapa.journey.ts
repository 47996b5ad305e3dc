import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  abrirAsistente,
  agregarComitente,
  agregarTarea,
  elegirLocalidad,
  escribir,
  llenarContrato,
  llenarDatos,
  llenarUbicacion,
  opciones,
  siguiente,
} from './apoyo/asistente.ts';
import { ingresar } from './apoyo/ingresar.ts';

const MOSAICO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves tiles from here; answers the zooms and tiles that were asked for. */
const servirMosaicos = async (page: Page) => {
  const pedidos: { zoom: number; x: number; direccion: string }[] = [];
  await page.route(/\/\d+\/\d+\/-?\d+\.png$/, async (route) => {
    const direccion = route.request().url();
    const [, zoom, x] = /\/(\d+)\/(\d+)\/-?\d+\.png$/.exec(direccion) ?? [];
    pedidos.push({ zoom: Number(zoom), x: Number(x), direccion });
    await route.fulfill({ contentType: 'image/png', body: MOSAICO });
  });
  return pedidos;
};

const llegarAUbicacion = async (page: Page): Promise<void> => {
  await ingresar(page, 'csosa');
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Instalaciones de gas' });
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Prueba de hermeticidad');
  await escribir(page, /^Cañería ensayada/, '20');
  await siguiente(page, 'HONORARIO');
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');
  await agregarComitente(page, '27301112225', /FERNANDEZ/i);
  await siguiente(page, 'UBICACIÓN');
};

const acercarYSeguir = (page: Page, boton: string): Promise<boolean> =>
  page.evaluate(async (siguiente) => {
    const apretar = (texto: string) => {
      const boton = [...document.querySelectorAll<HTMLElement>('main button, main a')].find(
        (uno) => (uno.getAttribute('aria-label') ?? uno.textContent) === texto,
      );
      if (!boton) throw new Error(`No está el botón ${texto}`);
      boton.click();
    };
    apretar('Acercar');
    let acercandose = false;
    for (let cuadros = 0; cuadros < 3 && !acercandose; cuadros++) {
      await new Promise(requestAnimationFrame);
      acercandose = document.querySelector('.leaflet-zoom-anim') !== null;
    }
    apretar(siguiente);
    return acercandose;
  }, boton);

test('el mapa de la obra: centro y zoom de la provincia, de la localidad y del punto [AUT-073, AUT-074, AUT-075, AUT-076, AUT-078]', async ({
  page,
}) => {
  const mosaicos = await servirMosaicos(page);
  await llegarAUbicacion(page);
  await expect(page.getByRole('heading', { name: 'Ubicación en el mapa*' })).toBeVisible();
  const mapa = page.getByRole('application', { name: /Mapa/ });
  expect((await mapa.boundingBox())?.height).toBeGreaterThanOrEqual(415);
  await expect.poll(() => mosaicos.at(-1)?.zoom).toBe(8);
  const columnaDe = (longitud: number, zoom: number) => Math.floor(((longitud + 180) / 360) * 2 ** zoom);
  await expect.poll(() => mosaicos.map(({ x }) => x)).toContain(columnaDe(-58.63, 8));

  await elegirLocalidad(page, 'la plata', /^La Plata/i);
  await expect.poll(() => mosaicos.at(-1)?.zoom).toBe(12);

  await mapa.click({ position: { x: 120, y: 120 } });
  await expect.poll(() => mosaicos.at(-1)?.zoom).toBe(15);
  const centroDe = async (que: Locator) => {
    const caja = await que.boundingBox();
    return (caja?.x ?? 0) + (caja?.width ?? 0) / 2;
  };
  const desvio = async () => Math.abs((await centroDe(page.locator('.leaflet-marker-icon'))) - (await centroDe(mapa)));
  await expect.poll(desvio).toBeLessThan(3);
  // With reduced motion there is no animation.
  expect(await acercarYSeguir(page, 'Alejar')).toBe(false);
  await expect.poll(() => mosaicos.map(({ zoom }) => zoom)).toContain(16);
});

test('se puede seguir mientras el mapa todavía se acerca al punto; a 320 px los datos catastrales entran', async ({
  page,
}) => {
  const errores: string[] = [];
  page.on('pageerror', (error) => errores.push(error.message));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await servirMosaicos(page);
  await llegarAUbicacion(page);
  await elegirLocalidad(page, 'la plata', /^La Plata/i);
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  expect(await acercarYSeguir(page, 'Anterior')).toBe(true);
  await expect(page.getByRole('heading', { level: 2, name: /COMITENTE/ })).toBeVisible();
  // It waits twice as long as the zoom would have taken.
  await page.evaluate(() => new Promise((seguir) => setTimeout(seguir, 600)));
  expect(errores).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  await siguiente(page, 'UBICACIÓN');
  const etiqueta = page.getByText('Circunscripción', { exact: false }).locator('visible=true').first();
  expect((await etiqueta.boundingBox())?.height).toBeLessThan(30);
});

test('el servicio de mapas es el de la configuración, con su atribución; sin él quedan los partidos [AUT-077]', async ({
  page,
}) => {
  const mosaicos = await servirMosaicos(page);
  await llegarAUbicacion(page);
  await expect.poll(() => mosaicos.length).toBeGreaterThan(0);
  expect(mosaicos[0]?.direccion).toContain('capabaseargenmap');
  await expect(page.locator('.leaflet-control-attribution')).toContainText('IGN');

  await page.unrouteAll();
  await page.route(/\/\d+\/\d+\/-?\d+\.png$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('se ven los límites de los partidos')).toBeVisible();
  await expect(page.locator('.leaflet-interactive, .leaflet-overlay-pane path').first()).toBeAttached();
});

test('la localidad se busca con más de tres letras, y el contrato muestra lo suyo [AUT-067, AUT-092, AUT-093, AUT-016]', async ({
  page,
}) => {
  const busquedas: string[] = [];
  page.on('request', (pedido) => {
    const { pathname, searchParams } = new URL(pedido.url());
    if (pathname.endsWith('/localidades')) busquedas.push(searchParams.get('search') ?? '');
  });
  await servirMosaicos(page);
  await llegarAUbicacion(page);
  const localidad = page.getByRole('combobox', { name: 'Localidad' });
  await localidad.click();
  await localidad.pressSequentially('pin');
  await localidad.pressSequentially('amar');
  await expect(page.getByRole('option', { name: /^Pinamar/i }).first()).toBeVisible();
  expect(busquedas.length).toBeGreaterThan(0);
  expect(busquedas.every((texto) => texto.length > 3)).toBe(true);
  await localidad.fill('');

  await llenarUbicacion(page);
  await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  for (const campo of ['Fecha Contrato', 'Vencimiento Contrato', 'Cláusulas', 'Observaciones', 'Honorario Convenido'])
    await expect(page.getByRole('textbox', { name: campo })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Destino de tarea' })).toBeVisible();

  await page.getByRole('button', { name: /DATOS/ }).click();
  await expect(opciones(page, 'Categoría')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Rubro' }).selectOption({ label: 'Obra civil' });
  for (const campo of ['Matrícula', 'Rubro', 'Modalidad', 'Coeficiente'])
    await expect(page.getByRole('combobox', { name: campo })).toBeVisible();
  await expect(opciones(page, 'Categoría')).toBeVisible();
  for (const campo of ['Fecha Contrato', 'Vencimiento Contrato'])
    await expect(page.getByRole('textbox', { name: campo })).toBeVisible();
});
