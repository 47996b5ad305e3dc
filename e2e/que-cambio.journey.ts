import type { Legajo } from '@colega/contract/legajos';
import { BASE_API } from '@colega/contract/route';
import { FOTOS } from '@colega/domain/certificados';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { cuerpoDePrueba } from '../apps/api/src/testing/certificados/cuerpo-de-prueba.ts';
import { esperarAccesible } from './apoyo/accesible.ts';
import { pedirComo } from './apoyo/crear-legajo.ts';
import { CONTRASENIA_DEMO, ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';
import { calcularMedicion, cambiarLegajo, confirmarOriginal, crearAutomatico } from './apoyo/legajos-por-api.ts';

test.describe.configure({ mode: 'parallel' });

const LO_QUE_SOBRA = () => document.documentElement.scrollWidth - innerWidth;
const queCambio = (page: Page) => page.getByRole('region', { name: 'Qué cambió' });

const abrirComo = async (browser: Browser, usuario: string, { id, numero_legajo }: Legajo): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`/colegio/legajo/${id}`);
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Legajo Nº ${numero_legajo}`);
  return page;
};

const observarTodo = async (mesa: Page): Promise<void> => {
  await mesa.keyboard.press('o');
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('textbox', { name: 'Qué tiene que corregir o aclarar' }).fill('Revisá todo el legajo.');
  await mesa.keyboard.press('Escape');
  await mesa.getByRole('heading', { name: 'Por observar (1)' }).focus();
  await mesa.keyboard.press('e');
  await expect(mesa.getByRole('dialog', { name: '¿Enviar la observación?' })).toBeVisible();
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByRole('heading', { level: 2, name: 'Observaciones (1)' })).toBeVisible();
};

/** A task's parameter, one more client and another unit, in one edition of its technician. */
const corregirTodo = async (page: Page, legajo: Legajo): Promise<void> => {
  const [inmueble] = legajo.inmuebles;
  const [cliente] = legajo.comitentes;
  if (!inmueble || !cliente) throw new Error('Un legajo tiene un inmueble y un comitente');
  const { localidad, ...suyo } = inmueble;
  await cambiarLegajo(page, legajo, await calcularMedicion(page, {}, '180'), {
    comitentes: [
      { cuit: cliente.cuit, apellido_nombre: cliente.apellido_nombre },
      { cuit: '20254443337', apellido_nombre: 'GOMEZ RICARDO ALBERTO' },
    ],
    inmuebles: [{ ...suyo, localidad_id: localidad.id, piso: '3', depto: 'B' }],
  });
};

const conCorrecciones = async (page: Page, browser: Browser): Promise<{ legajo: Legajo; mesa: Page }> => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearAutomatico(page);
  await confirmarOriginal(page, legajo);
  const mesa = await abrirComo(browser, 'operador', legajo);
  await observarTodo(mesa);
  await corregirTodo(page, legajo);
  await mesa.reload();
  await expect(queCambio(mesa)).toContainText('Superficie a medir');
  return { legajo, mesa };
};

test('con el teclado: el dato de una tarea, el comitente, la unidad y el honorario renglón por renglón', async ({
  page,
  browser,
}) => {
  const { mesa } = await conCorrecciones(page, browser);
  const cambio = queCambio(mesa);
  await mesa.keyboard.press('q');
  await expect(mesa.getByRole('heading', { level: 2, name: 'Qué cambió' })).toBeFocused();
  await expect(cambio.getByRole('list', { name: 'Tarea Medición y confección de planos' })).toContainText(
    'Superficie a medir: antes 150 m², ahora 180 m²',
  );
  await expect(cambio).toContainText(/Comitente: se agregó GOMEZ RICARDO ALBERTO \(20-25444333-7\)/);
  await expect(cambio).toContainText('Piso: antes vacío, ahora 3');
  await expect(cambio).toContainText('Departamento: antes vacío, ahora B');
  const tabla = cambio.getByRole('table', { name: 'Cálculo del honorario' });
  const minimo = tabla.getByRole('row', { name: /^Honorario mínimo/ });
  const [antes, ahora] = await minimo.getByRole('cell').allInnerTexts();
  expect(antes).not.toBe(ahora);
  await expect(tabla.getByRole('row', { name: /^Unidad referencial/ })).toHaveCount(0);
  await mesa.keyboard.press('Tab');
  await expect(cambio.getByRole('button', { name: /^Mostrar también lo que sigue igual/ })).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(tabla.getByRole('row', { name: /^Unidad referencial/ })).toBeVisible();
});

/** A JPEG made by the browser itself. */
const hacerFoto = async (page: Page, color: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate((fondo) => {
      const lienzo = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
      const dibujo = lienzo.getContext('2d');
      if (dibujo) dibujo.fillStyle = fondo;
      dibujo?.fillRect(0, 0, 600, 400);
      return lienzo.toDataURL('image/jpeg').split(',')[1] ?? '';
    }, color),
    'base64',
  );

const conAnexo = async (page: Page): Promise<{ legajo: Legajo; reemplazar: () => Promise<void> }> => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  const { headers } = await pedirComo(page);
  const enviar = async <T>(camino: string, opciones: object): Promise<T> => {
    const respuesta = await page.request.post(`${BASE_API}${camino}`, { headers, ...opciones });
    expect(respuesta.ok(), await respuesta.text()).toBe(true);
    return (await respuesta.json()) as T;
  };
  const subir = async (name: string, color: string): Promise<number> => {
    const file = { name, mimeType: 'image/jpeg', buffer: await hacerFoto(page, color) };
    return (await enviar<{ id: number }>('/media_objects', { multipart: { file } })).id;
  };
  const emitir = async (type: string, data: object): Promise<number> =>
    (
      await enviar<{ certificado: { id: number } }>(`/certificados/${type}`, {
        data: { legajo_id: legajo.id, ...data },
      })
    ).certificado.id;
  const { comitentes, inmuebles } = legajo;
  const referencia = await emitir(
    't1g',
    cuerpoDePrueba('t1g', {
      ...{ 'titular.id': comitentes[0]?.id ?? 0, 'inmueble.id': inmuebles[0]?.id ?? 0 },
      'titular.localidad_id': inmuebles[0]?.localidad.id ?? 0,
    }),
  );
  const fotos: Record<string, number> = {};
  for (const { ruta } of FOTOS) fotos[ruta] = await subir(`${ruta}.jpg`, '#336699');
  const cuerpo = cuerpoDePrueba('anexa_in_situ', { ...fotos, certificado_referencia: referencia });
  const id = await emitir('anexa_in_situ', cuerpo);
  const reemplazar = async (): Promise<void> => {
    await emitir('anexa_in_situ', { ...cuerpo, id, foto_tp: await subir('tablero de cerca.jpg', '#993333') });
  };
  return { legajo, reemplazar };
};

test('con el teclado: el adjunto de un certificado se abre al lado del que reemplazó', async ({ page, browser }) => {
  const { legajo, reemplazar } = await conAnexo(page);
  const mesa = await abrirComo(browser, 'operador', legajo);
  await observarTodo(mesa);
  await reemplazar();
  await mesa.reload();
  await expect(queCambio(mesa)).toContainText(
    'TP con protecciones visibles: se reemplazó foto_tp.jpg por tablero de cerca.jpg',
  );
  await mesa.keyboard.press('q');
  await mesa.keyboard.press('Tab');
  const boton = queCambio(mesa).getByRole('button', { name: /^Ver las dos fotos/ });
  await expect(boton).toBeFocused();
  await mesa.keyboard.press('Enter');
  const dialogo = mesa.getByRole('dialog', { name: 'TP con protecciones visibles' });
  for (const nombre of ['Antes: foto_tp.jpg', 'Ahora: tablero de cerca.jpg']) {
    const foto = dialogo.getByRole('img', { name: nombre });
    await expect(foto).toBeVisible();
    await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  }
  await esperarAccesible(mesa);
  if (process.env.FOTOS) await mesa.screenshot({ path: '/tmp/cambio-fotos.png' });
  await mesa.keyboard.press('Escape');
  await expect(boton).toBeFocused();
});

for (const [ancho, esquema, colores] of [
  [360, 'light', 'none'],
  [1024, 'dark', 'none'],
  [1440, 'light', 'active'],
] as const)
  test(`se lee a ${ancho} píxeles, en ${esquema}, con colores forzados: ${colores}`, async ({ page, browser }) => {
    const { mesa } = await conCorrecciones(page, browser);
    await mesa.setViewportSize({ width: ancho, height: 900 });
    await mesa.emulateMedia({ colorScheme: esquema, forcedColors: colores });
    await queCambio(mesa)
      .getByRole('button', { name: /^Mostrar también/ })
      .press('Enter');
    await expect(queCambio(mesa).getByRole('row', { name: /^Unidad referencial/ })).toBeVisible();
    expect(await mesa.evaluate(LO_QUE_SOBRA)).toBeLessThanOrEqual(0);
    await esperarAccesible(mesa);
    if (process.env.FOTOS) await queCambio(mesa).screenshot({ path: `/tmp/cambio-${ancho}-${esquema}.png` });
  });
