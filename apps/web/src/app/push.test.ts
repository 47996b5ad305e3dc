import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const PUSH = readFileSync(join(import.meta.dirname, '../../public/push.js'), 'utf8');
const PORTAL = 'https://portal.ejemplo';
const LEGAJO = '/app/ejercicio/legajo/1/detail';

type Evento = { waitUntil(tarea: Promise<unknown>): void };
type Ventana = {
  url: string;
  focus(): Promise<void>;
  navigate(url: string): Promise<void>;
  postMessage(mensaje: unknown, puertos: MessagePort[]): void;
};

const ventana = (camino: string, navigate = vi.fn(async () => undefined)) => ({
  ...{ url: `${PORTAL}${camino}`, focus: vi.fn(async () => undefined), navigate },
  postMessage: vi.fn((_mensaje: unknown, [puerto]: MessagePort[]) => puerto?.postMessage(true)),
});
/** One that was opened by a version that goes nowhere when it is asked to. */
const ventanaSorda = (navigate = vi.fn(async () => undefined)) => ({
  ...ventana('/app/dashboard', navigate),
  postMessage: vi.fn(),
});

/** As the browser's worker runs it, with these windows open. */
const arrancar = (ventanas: readonly Ventana[] = []) => {
  const oyentes = new Map<string, (evento: never) => void>();
  const self = {
    location: { origin: PORTAL },
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: vi.fn(async () => ventanas), openWindow: vi.fn(async () => undefined) },
    addEventListener: (tipo: string, oyente: (evento: never) => void) => oyentes.set(tipo, oyente),
  };
  new Function('self', PUSH)(self);
  const suceder = async (tipo: string, datos: object): Promise<void> => {
    const tareas: Promise<unknown>[] = [];
    const evento: Evento = { waitUntil: (tarea) => tareas.push(tarea), ...datos };
    oyentes.get(tipo)?.(evento as never);
    expect(tareas).toHaveLength(1);
    await Promise.all(tareas);
  };
  const close = vi.fn();
  return {
    ...{ mostrado: self.registration.showNotification, abierto: self.clients.openWindow, cerrado: close },
    ...{ buscado: self.clients.matchAll },
    llegar: (data: unknown) => suceder('push', { data }),
    tocar: (enlace: string) => suceder('notificationclick', { notification: { close, data: { enlace } } }),
  };
};

afterEach(() => vi.useRealTimers());

test('lo que llega se muestra una vez cada aviso, con su dirección', async () => {
  const { llegar, mostrado } = arrancar();
  await llegar({ json: () => ({ id: 7, titulo: 'Se visó tu legajo N.º 1234', enlace: LEGAJO }) });
  expect(mostrado.mock.calls).toEqual([
    ['Se visó tu legajo N.º 1234', expect.objectContaining({ tag: '7', data: { enlace: LEGAJO } })],
  ]);
});

test.each([null, { json: () => JSON.parse('{roto') }])('lo que no se entiende se muestra igual (%j)', async (data) => {
  const { llegar, mostrado } = arrancar();
  await llegar(data);
  expect(mostrado.mock.calls).toEqual([
    ['Tenés un aviso del Colegio', expect.objectContaining({ data: { enlace: '/app/sesion/avisos' } })],
  ]);
});

test('tocarlo lleva a la ventana abierta del portal, que va ella misma, y no a la del Colegio ni a la de un QR', async () => {
  const [colegio, qr, portal] = [ventana('/colegio/inicio'), ventana('/qr/abc'), ventana('/app/dashboard')];
  const { tocar, abierto, cerrado, buscado } = arrancar([colegio, qr, portal]);
  await tocar(LEGAJO);
  expect(buscado).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  expect(portal.focus).toHaveBeenCalledOnce();
  expect(portal.postMessage.mock.calls).toEqual([[{ type: 'IR_A', enlace: LEGAJO }, [expect.any(MessagePort)]]]);
  expect([...colegio.focus.mock.calls, ...qr.focus.mock.calls, ...abierto.mock.calls]).toEqual([]);
  expect(portal.navigate).not.toHaveBeenCalled();
  expect(cerrado).toHaveBeenCalledOnce();
});

test('la ventana que ya está ahí se trae adelante sin cargarla otra vez', async () => {
  const [otra, misma] = [ventana('/app/dashboard'), ventana(LEGAJO)];
  await arrancar([otra, misma]).tocar(LEGAJO);
  expect(misma.focus).toHaveBeenCalledOnce();
  expect([...misma.navigate.mock.calls, ...otra.focus.mock.calls]).toEqual([]);
});

test('a la que no contesta se la lleva', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const sorda = ventanaSorda();
  const tocado = arrancar([sorda]).tocar(LEGAJO);
  await vi.waitFor(() => expect(sorda.postMessage).toHaveBeenCalledOnce());
  await vi.runAllTimersAsync();
  await tocado;
  expect(sorda.navigate.mock.calls).toEqual([[`${PORTAL}${LEGAJO}`]]);
});

test('sin ninguna abierta, o si no se deja llevar, se abre', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const noSeDeja = ventanaSorda(vi.fn().mockRejectedValue(new TypeError('not controlled')));
  for (const ventanas of [[], [noSeDeja]]) {
    const { tocar, abierto } = arrancar(ventanas);
    const tocado = tocar(LEGAJO);
    await vi.waitFor(() =>
      expect(abierto.mock.calls.length + noSeDeja.postMessage.mock.calls.length).toBeGreaterThan(0),
    );
    await vi.runAllTimersAsync();
    await tocado;
    expect(abierto.mock.calls).toEqual([[`${PORTAL}${LEGAJO}`]]);
  }
});
