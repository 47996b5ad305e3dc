import { type Browser, expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, dia, elegir, escribir, guardar, llenarContrato, siguiente } from './apoyo/asistente.ts';
import { abrirManual, hastaContratoManual, llenarDatosManual, llenarFila } from './apoyo/asistente-manual.ts';
import { alSubir, idDelBorrador, otroDispositivo } from './apoyo/dispositivos.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { esperarLegible, ponerToma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

/** Few journeys are hers: of drafts there may only be so many. */
const QUIEN = 'dvera';

/** From the list: others of the same person are on it too. */
const abrirEnOtro = async (page: Page, otro: Page): Promise<void> => {
  const id = await idDelBorrador(page);
  await otro.goto('/app/ejercicio/legajos/listado');
  const verTodos = otro.getByRole('button', { name: /^Ver los \d+$/ });
  const enlace = otro.locator(`a[href$="?borrador=${id}"]`);
  await expect(enlace.or(verTodos).first()).toBeVisible();
  if (!(await enlace.isVisible())) await verTodos.click();
  await enlace.click();
};
const monto = (page: Page) => cuadroDeTexto(page, 'Monto 1');
/** As it is written when the field is left. */
const conPuntos = (importe: string): string => importe.replace(/(\d)(?=(\d{3})+$)/g, '$1.');
const escribirMonto = (page: Page, importe: string): Promise<void> =>
  alSubir(page, conPuntos(importe), () => escribir(page, 'Monto 1', importe));
const hastaTareas = async (page: Page, importe: string): Promise<void> => {
  await abrirManual(page);
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await alSubir(page, conPuntos(importe), () => llenarFila(page, 1, 'Tasación', importe));
};

test('lo que se carga en un dispositivo se sigue en otro, en el mismo paso', async ({ page, browser }) => {
  await ingresar(page, QUIEN);
  await hastaTareas(page, '100123');
  const otro = await otroDispositivo(browser, QUIEN);
  await abrirEnOtro(page, otro);
  await expect(otro.getByRole('heading', { level: 2, name: /TAREAS/ })).toBeVisible();
  await expect(monto(otro)).toHaveValue(/100\.?123/);
  await expect(otro.getByText('Recuperamos lo que habías cargado')).toBeVisible();
  await otro.getByRole('button', { name: 'Anterior' }).click();
  await expect(otro.getByRole('combobox', { name: 'Rubro' })).toHaveValue(/\d/);
  await esperarAccesible(otro);
});

test('dos dispositivos a la vez: se ven los dos, y ninguno pisa al otro sin que se elija', async ({
  page,
  browser,
}) => {
  await ingresar(page, QUIEN);
  await hastaTareas(page, '200111');
  const otro = await otroDispositivo(browser, QUIEN);
  await abrirEnOtro(page, otro);
  await expect(monto(otro)).toHaveValue(/200\.?111/);
  await escribirMonto(otro, '200222');

  await escribir(page, 'Monto 1', '200333');
  const aviso = page.getByRole('alert').filter({ hasText: 'Este borrador cambió en otro dispositivo' });
  await expect(aviso).toBeVisible();
  await expect(aviso.getByRole('cell', { name: /200\.222/ })).toBeVisible();
  await expect(aviso.getByRole('cell', { name: /200\.333/ })).toBeVisible();
  await esperarAccesible(page);
  await aviso.getByRole('button', { name: 'Traer lo del otro dispositivo y descartar lo de acá' }).click();
  await expect(aviso).toBeHidden();
  await expect(monto(page)).toHaveValue(/200\.?222/);

  await escribirMonto(otro, '200444');
  await escribir(page, 'Monto 1', '200555');
  await expect(aviso).toBeVisible();
  await alSubir(page, '200.555', () => aviso.getByRole('button', { name: 'Seguir con lo de acá' }).click());
  await otro.reload();
  await expect(monto(otro)).toHaveValue(/200\.?555/);
});

test('sin red lo cargado espera en el dispositivo, lo dice, y se sube al volver', async ({ page, browser }) => {
  await ingresar(page, QUIEN);
  await hastaTareas(page, '300111');
  await page.context().setOffline(true);
  await escribir(page, 'Monto 1', '300222');
  await expect(
    page.getByText('Guardado en este dispositivo; se sube cuando vuelva la conexión.', { exact: true }),
  ).toBeVisible();
  await alSubir(page, '300.222', () => page.context().setOffline(false));
  const otro = await otroDispositivo(browser, QUIEN);
  await abrirEnOtro(page, otro);
  await expect(monto(otro)).toHaveValue(/300\.?222/);
});

/** All of a file but its save, on both. */
const conTodoCargadoEnDos = async (page: Page, browser: Browser): Promise<Page> => {
  await ingresar(page, QUIEN);
  await hastaContratoManual(page);
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
  await llenarContrato(page);
  await alSubir(page, 'Presentar ante quien corresponda', () =>
    elegir(page, 'Destino de tarea', 'Presentar ante quien corresponda'),
  );
  const otro = await otroDispositivo(browser, QUIEN);
  await abrirEnOtro(page, otro);
  return otro;
};

test('guardado en un dispositivo, el otro se entera y no nace otro legajo', async ({ page, browser }) => {
  const otro = await conTodoCargadoEnDos(page, browser);
  await expect(cuadroDeTexto(otro, 'Tribunal actuante')).toHaveValue('La Plata');
  const quedan = () => page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.includes('borrador')));
  await guardar(page);
  expect(await quedan()).toEqual([]);

  await otro.getByRole('button', { name: 'Guardar', exact: true }).click();
  const seguir = otro.getByRole('button', { name: 'Seguir acá, como otro borrador' });
  // it takes the focus when it comes, also of who has begun to type
  await expect(otro.getByRole('alert').filter({ has: seguir })).toBeFocused();
  await expect(otro).toHaveURL(/\?borrador=/);
  // what is typed since then goes up again only when somebody says so
  let nacidos = 0;
  otro.on('request', (pedido) => {
    if (pedido.method() === 'PUT' && pedido.url().includes('/borradores/')) nacidos += 1;
  });
  await escribir(otro, 'Tribunal actuante', 'La Plata, 2');
  await expect.poll(() => otro.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain('La Plata, 2');
  await otro.evaluate(() => window.dispatchEvent(new Event('online')));
  await otro.goto('/app/ejercicio/legajos/listado');
  await expect(otro.getByRole('heading', { level: 1, name: 'Legajos' })).toBeVisible();
  await expect(otro.getByRole('listitem').first()).toBeVisible();
  expect(nacidos).toBe(0);
});

test('el que no vio lo último no lo guarda encima: lo ve al lado, y elige', async ({ page, browser }) => {
  const otro = await conTodoCargadoEnDos(page, browser);
  await alSubir(otro, 'Ensenada', () => escribir(otro, 'Tribunal actuante', 'Ensenada'));

  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const aviso = page.getByRole('alert').filter({ hasText: 'Este borrador cambió en otro dispositivo' });
  await expect(aviso).toBeVisible();
  await expect(aviso.getByRole('cell', { name: /Ensenada/ })).toBeVisible();
  await expect(page).toHaveURL(/\/legajo\/manual$/);
  await esperarAccesible(page);
  await aviso.getByRole('button', { name: 'Traer lo del otro dispositivo y descartar lo de acá' }).click();
  await expect(cuadroDeTexto(page, 'Tribunal actuante')).toHaveValue('Ensenada');
  await guardar(page);
});

test('lo que esperaba la red sube al volver al portal, sin volver a su formulario', async ({ page, browser }) => {
  await ingresar(page, QUIEN);
  await hastaTareas(page, '500111');
  await page.context().setOffline(true);
  await escribir(page, 'Monto 1', '500222');
  await expect(
    page.getByText('Guardado en este dispositivo; se sube cuando vuelva la conexión.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
  await expect(page).toHaveURL(/\/legajos\/listado/);
  const subido = page.waitForResponse(
    (respuesta) => respuesta.request().method() === 'PUT' && (respuesta.request().postData() ?? '').includes('500.222'),
  );
  await page.context().setOffline(false);
  await page.reload();
  expect((await subido).ok()).toBe(true);
  const otro = await otroDispositivo(browser, QUIEN);
  await abrirEnOtro(page, otro);
  await expect(monto(otro)).toHaveValue(/500\.?222/);
});

test('lo que está solo en este dispositivo se pregunta al cerrar la sesión, y sube antes [S-916]', async ({ page }) => {
  await ingresar(page, QUIEN);
  await hastaTareas(page, '500444');
  await page.route('**/borradores/*', (ruta) => ruta.abort());
  await escribir(page, 'Monto 1', '500333');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
  await expect(page).toHaveURL(/\/legajos\/listado/);
  await page.goto('/cerrarSesion');
  await expect(page.getByRole('heading', { level: 1, name: 'Antes de cerrar la sesión' })).toBeVisible();
  await esperarLegible(page);
  await page.getByRole('button', { name: 'Subir y cerrar la sesión' }).click();
  await expect(page.getByText(/Todavía no pudimos subir todo/)).toBeVisible();
  await page.unroute('**/borradores/*');
  const subido = page.waitForResponse(
    (respuesta) => respuesta.request().method() === 'PUT' && (respuesta.request().postData() ?? '').includes('500.333'),
  );
  await page.getByRole('button', { name: 'Subir y cerrar la sesión' }).click();
  expect((await subido).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login/);
});

for (const ancho of [360, 768, 1440])
  test(`a ${ancho} px, Inicio y Legajos muestran lo que quedó sin guardar y lo que le falta`, async ({ page }) => {
    await ponerToma(page, { ancho, colorScheme: ancho === 768 ? 'dark' : 'light' });
    await ingresar(page, QUIEN);
    await hastaTareas(page, `4001${String(ancho).padStart(4, '0')}`);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
    await expect(page).toHaveURL(/\/legajos\/listado/);
    const seccion = page.getByRole('region', { name: /^Tenés \d+ borradore?s? sin guardar$/ });
    await expect(seccion.getByRole('link', { name: /^Legajo Manual/ }).first()).toBeVisible();
    await expect(seccion.getByText(/^Falta: /).first()).toBeVisible();
    await esperarLegible(page);
    await esperarAccesible(page);
    await page.goto('/app/dashboard');
    // another journey of hers may have touched hers since
    const seguir = page.getByRole('link', { name: /^Seguir el borrador: / });
    await expect(seguir).toHaveAttribute('href', /^\/app\/.+[?&]borrador=[\da-f-]{36}$/);
    await esperarLegible(page);
    await esperarAccesible(page);
  });
