import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { siguiente } from './apoyo/asistente.ts';
import { abrirManual, llenarDatosManual } from './apoyo/asistente-manual.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { operador } from './apoyo/operador.ts';
import { SANDBOX } from './apoyo/sandbox.ts';
import { EXTREMOS, esperarLegible, nombreDe, ponerToma } from './apoyo/tomas.ts';

test.use({ serviceWorkers: 'allow' });

type Navegador = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Mensaje = { texto: string };

const enElSandbox = async <T>(ruta: string, cuerpo?: object): Promise<T> => {
  const conCuerpo = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(cuerpo) };
  return (await (await fetch(`${SANDBOX}/push/navegadores${ruta}`, cuerpo ? conCuerpo : {})).json()) as T;
};

/**
 * The browser's maker is the sandbox: what `subscribe` answers is its own, and what reaches it is read there. All else is the
 * browser's. Returns its id once it was asked.
 */
const conServicioDelSandbox = async (page: Page): Promise<() => string> => {
  let id = '';
  await page.exposeFunction('pedirAlSandbox', async (clave: string): Promise<Navegador> => {
    const navegador = await enElSandbox<Navegador>('', { clave });
    id = navegador.id;
    return navegador;
  });
  await page.addInitScript(() => {
    const GUARDADO = 'suscripcion-del-sandbox';
    const leer = () => {
      const texto = sessionStorage.getItem(GUARDADO);
      if (texto === null) return null;
      const { clave, endpoint, keys } = JSON.parse(texto);
      const bytes = atob(clave.replaceAll('-', '+').replaceAll('_', '/'));
      return {
        options: { applicationServerKey: Uint8Array.from(bytes, (letra) => letra.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem(GUARDADO);
          return true;
        },
      } as unknown as PushSubscription;
    };
    // This Chromium has no windows to show them in, and refuses them all.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => leer();
    PushManager.prototype.subscribe = async (opciones) => {
      const clave = String(opciones?.applicationServerKey);
      const { pedirAlSandbox } = window as unknown as { pedirAlSandbox(clave: string): Promise<object> };
      sessionStorage.setItem(GUARDADO, JSON.stringify({ clave, ...(await pedirAlSandbox(clave)) }));
      return leer() as PushSubscription;
    };
  });
  return () => id;
};

const seccion = (page: Page) => page.getByRole('region', { name: 'Avisos en tus dispositivos' });
const quitarEste = async (page: Page): Promise<void> => {
  await seccion(page)
    .getByRole('button', { name: /^Quitar .*, este dispositivo$/ })
    .click();
  await expect(seccion(page).getByRole('button', { name: 'Activar en este dispositivo' })).toBeVisible();
};

test('se activa en el teléfono, le llega lo que pasa con pocas palabras, y deja de llegarle [S-905, S-907]', async ({
  page,
}) => {
  const id = await conServicioDelSandbox(page);
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  await page.goto('/app/sesion/avisos');
  await seccion(page).getByRole('button', { name: 'Activar en este dispositivo' }).click();
  await expect(seccion(page).getByText('Los avisos llegan a este dispositivo.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'En mis dispositivos' }).first()).toBeChecked();

  await seccion(page).getByRole('button', { name: 'Mandarme uno de prueba' }).click();
  await expect(page.getByText('El servicio de tu navegador tomó el aviso.')).toBeVisible();
  const pruebas = async () =>
    (await enElSandbox<Mensaje[]>(`/${id()}`)).filter(({ texto }) => texto.includes('Aviso de prueba'));
  expect(await pruebas()).toHaveLength(1);

  await operador('observar', { legajo: legajo.numero_legajo, texto: 'Falta la partida', campo: 'Partida' });
  const suyos = async () =>
    (await enElSandbox<Mensaje[]>(`/${id()}`))
      .map(({ texto }) => texto)
      .filter((texto) => texto.includes(`${legajo.numero_legajo}`));
  await expect.poll(suyos).toEqual([expect.stringContaining('observó')]);
  expect((await suyos())[0]).not.toContain('partida');

  await page.reload();
  await expect(seccion(page).getByText('Los avisos llegan a este dispositivo.')).toBeVisible();
  await quitarEste(page);
  await esperarAccesible(page);
});

/** The worker's own scope, of which the tests have no types. */
type DelPrograma = {
  clients: { matchAll(opciones: object): Promise<{ postMessage(mensaje: object): void }[]> };
};

test('al tocarlo el portal va a su pantalla, y pregunta antes por lo que se está cargando', async ({
  page,
  context,
}) => {
  const programa = context.waitForEvent('serviceworker');
  await ingresar(page, 'mgarcia');
  await abrirManual(page);
  const { evaluate } = await programa.then((uno) => ({ evaluate: uno.evaluate.bind(uno) }));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const pedirQueVaya = () =>
    evaluate(async () => {
      const { clients } = globalThis as unknown as DelPrograma;
      for (const ventana of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
        ventana.postMessage({ type: 'IR_A', enlace: '/app/sesion/avisos' });
    });
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await pedirQueVaya();
  const pregunta = page.getByRole('dialog');
  await expect(pregunta.getByRole('button', { name: 'Guardar borrador y salir' })).toBeVisible();
  await pregunta.getByRole('button', { name: 'Si, quiero salir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
});

for (const toma of EXTREMOS)
  test(`${nombreDe(toma)}, la lista de dispositivos se lee`, async ({ page }) => {
    await conServicioDelSandbox(page);
    await ponerToma(page, toma);
    await ingresar(page, 'mgarcia');
    await page.goto('/app/sesion/avisos');
    await seccion(page).getByRole('button', { name: 'Activar en este dispositivo' }).click();
    await expect(seccion(page).getByText('Los avisos llegan a este dispositivo.')).toBeVisible();
    await esperarLegible(page);
    await quitarEste(page);
  });
