import { rutasDeAvisos, rutasDeDispositivos } from '@colega/contract/avisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { PreferenciasDeAvisos } from '@colega/web-kit/ui/campana/preferencias-de-avisos.tsx';
import { notifications } from '@mantine/notifications';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dispositivos } from './dispositivos.tsx';

const { dispositivosConAvisos, activarDispositivo, quitarDispositivo, probarDispositivo } = rutasDeDispositivos;
const CLAVE = Buffer.alloc(65, 250).toString('base64url');
const DIRECCION = 'https://fcm.googleapis.com/fcm/send/abc';
const CLAVES = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };

const suscripcionCon = (clave: string) => ({
  options: { applicationServerKey: new Uint8Array(Buffer.from(clave, 'base64url')).buffer },
  toJSON: () => ({ endpoint: DIRECCION, keys: CLAVES }),
  unsubscribe: vi.fn(async () => true),
});

let puestas: string[] = [];
const ponerEnElNavegador = (propiedades: object): void => {
  for (const [nombre, value] of Object.entries(propiedades)) {
    Object.defineProperty(navigator, nombre, { configurable: true, value });
    puestas.push(nombre);
  }
};

/** A browser with its worker: what it has been told to be told with, what it is allowed, and what its person answers. */
const conNavegador = ({ suscripto = null as string | null, permission = 'default', responde = 'granted' } = {}) => {
  const estado = { suscripcion: suscripto === null ? null : suscripcionCon(suscripto), permission };
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    estado.suscripcion = suscripcionCon(applicationServerKey);
    return estado.suscripcion;
  });
  const registro = {
    pushManager: { getSubscription: async () => estado.suscripcion, subscribe },
    showNotification: vi.fn(async () => undefined),
  };
  const register = async () => registro;
  const serviceWorker = { register, getRegistration: async () => registro, ready: Promise.resolve(registro) };
  ponerEnElNavegador({ serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return estado.permission;
    },
    requestPermission: async () => {
      estado.permission = responde;
      return responde;
    },
  });
  return { estado, subscribe, mostrado: registro.showNotification };
};

const uno = (cambios: object = {}) => ({
  ...{ id: 5, dispositivo: 'Chrome en Android', creado_en: '2026-11-20T15:00:00Z', avisado_en: null, actual: true },
  ...cambios,
});
const lista = (...items: ReturnType<typeof uno>[]) => ({ ...pagina(items), clave: CLAVE });
const boton = (name: string) => screen.findByRole('button', { name });
const dichos = () => {
  const avisos = vi.spyOn(notifications, 'show');
  return () => avisos.mock.calls.map(([aviso]) => aviso.message);
};

beforeEach(() => iniciarSesion());
afterEach(() => {
  for (const nombre of puestas) Reflect.deleteProperty(navigator, nombre);
  puestas = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('se activa con un botón, el Colegio recibe la dirección del navegador y se ve uno en el momento [S-905]', async () => {
  const { subscribe, mostrado } = conNavegador();
  responder(dispositivosConAvisos, lista());
  let pedido: unknown;
  responder(activarDispositivo, async ({ request }) => {
    pedido = await request.json();
    return lista(uno());
  });
  const dicho = dichos();
  dibujar(<Dispositivos />);
  await userEvent.click(await boton('Activar en este dispositivo'));
  expect(await screen.findByText('Los avisos llegan a este dispositivo.')).toBeInTheDocument();
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: CLAVE }]]);
  expect(pedido).toEqual({ direccion: DIRECCION, claves: CLAVES });
  expect(mostrado).toHaveBeenCalledOnce();
  expect(dicho()).toEqual(['Listo: los avisos llegan a este dispositivo.']);
  expect(screen.queryByRole('button', { name: 'Activar en este dispositivo' })).not.toBeInTheDocument();
});

test('los que ya están se ven con desde cuándo y el último aviso, y se quitan; el de acá se apaga en el navegador', async () => {
  const { estado } = conNavegador({ suscripto: CLAVE, permission: 'granted' });
  const otro = uno({ id: 6, dispositivo: 'Firefox en Linux', actual: false, avisado_en: '2026-11-21T13:30:00Z' });
  responder(dispositivosConAvisos, lista(uno(), otro));
  responder(quitarDispositivo, lista(otro));
  dibujar(<Dispositivos />);
  const suyos = await screen.findByRole('list', { name: 'Dispositivos que reciben avisos' });
  const [aca, alla] = within(suyos).getAllByRole('listitem');
  expect(aca).toHaveTextContent('Chrome en Android (este dispositivo)');
  expect(aca).toHaveTextContent('Desde el 20/11/2026, 12:00. Todavía no hubo avisos.');
  expect(alla).toHaveTextContent('El último aviso, el 21/11/2026, 10:30.');
  const { unsubscribe } = estado.suscripcion ?? suscripcionCon(CLAVE);
  await userEvent.click(await boton('Quitar Chrome en Android, este dispositivo'));
  expect(await boton('Activar en este dispositivo')).toBeInTheDocument();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('lo que el Colegio dejó de tener, u otra clave, no cuenta como activo, y se vuelve a activar', async () => {
  const vieja = Buffer.alloc(65, 9).toString('base64url');
  const { estado, subscribe } = conNavegador({ suscripto: vieja, permission: 'granted' });
  const { unsubscribe } = estado.suscripcion ?? suscripcionCon(vieja);
  responder(dispositivosConAvisos, lista(uno()));
  responder(activarDispositivo, lista(uno()));
  dibujar(<Dispositivos />);
  await userEvent.click(await boton('Activar en este dispositivo'));
  expect(await screen.findByText('Los avisos llegan a este dispositivo.')).toBeInTheDocument();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledOnce();
});

test.each([
  ['tomado', /^El servicio de tu navegador tomó el aviso\. Si en un minuto no lo ves/],
  ['no_lo_tomo', /^El servicio de tu navegador no tomó el aviso/],
] as const)(
  'al mandarse uno de prueba se dice qué contestó el servicio (%s), y sigue activo',
  async (resultado, dice) => {
    const { estado } = conNavegador({ suscripto: CLAVE, permission: 'granted' });
    responder(dispositivosConAvisos, lista(uno()));
    let pedido = '';
    responder(probarDispositivo, ({ params }) => {
      pedido = String(params.id);
      return { ...lista(uno({ avisado_en: '2026-11-21T13:30:00Z' })), resultado };
    });
    const dicho = dichos();
    dibujar(<Dispositivos />);
    await userEvent.click(await boton('Mandarme uno de prueba'));
    await expect.poll(dicho).toEqual([expect.stringMatching(dice)]);
    expect(pedido).toBe('5');
    expect(await screen.findByText(/El último aviso, el/)).toHaveTextContent('21/11/2026, 10:30');
    expect(estado.suscripcion?.unsubscribe).not.toHaveBeenCalled();
  },
);

test('si la prueba dice que el dispositivo ya no está, se apaga en el navegador y se ofrece activarlo', async () => {
  const { estado } = conNavegador({ suscripto: CLAVE, permission: 'granted' });
  responder(dispositivosConAvisos, lista(uno()));
  responder(probarDispositivo, { ...lista(), resultado: 'ya_no_esta' });
  const dicho = dichos();
  dibujar(<Dispositivos />);
  await userEvent.click(await boton('Mandarme uno de prueba'));
  expect(await boton('Activar en este dispositivo')).toBeInTheDocument();
  expect(dicho()).toEqual(['Este dispositivo había dejado de recibirlos. Activalo otra vez.']);
  expect(estado.suscripcion?.unsubscribe).toHaveBeenCalledOnce();
});

test.each([
  ['denied', /quedaron bloqueados en este navegador/, /^Este navegador tiene bloqueados los avisos/],
  ['default', /elegí Permitir/, null],
])('si al preguntar la persona dice %s, se dice qué hacer', async (responde, aviso, queda) => {
  conNavegador({ responde });
  responder(dispositivosConAvisos, lista());
  const dicho = dichos();
  dibujar(<Dispositivos />);
  await userEvent.click(await boton('Activar en este dispositivo'));
  await expect.poll(dicho).toEqual([expect.stringMatching(aviso)]);
  if (queda) expect(await screen.findByText(queda)).toBeInTheDocument();
  else expect(await boton('Activar en este dispositivo')).toBeInTheDocument();
});

test('si el servicio del navegador o el Colegio no lo toman, se dice y sigue apagado', async () => {
  const { subscribe } = conNavegador();
  responder(dispositivosConAvisos, lista());
  responder(activarDispositivo, () => problema(422, 'Este navegador no puede recibir avisos.'));
  subscribe.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));
  const dicho = dichos();
  dibujar(<Dispositivos />);
  await userEvent.click(await boton('Activar en este dispositivo'));
  await expect.poll(dicho).toHaveLength(1);
  await userEvent.click(await boton('Activar en este dispositivo'));
  await expect
    .poll(dicho)
    .toEqual([
      'El navegador no pudo activarlos. Revisá la conexión y probá de nuevo.',
      'Este navegador no puede recibir avisos.',
    ]);
  expect(await boton('Activar en este dispositivo')).toBeInTheDocument();
});

test('bloqueados, se dice dónde permitirlos, y al volver de la configuración se puede', async () => {
  const { estado } = conNavegador({ permission: 'denied' });
  responder(dispositivosConAvisos, lista());
  dibujar(<Dispositivos />);
  expect(await screen.findByText(/^Este navegador tiene bloqueados/)).toBeInTheDocument();
  estado.permission = 'granted';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await boton('Activar en este dispositivo')).toBeInTheDocument();
});

test.each([
  [undefined, /^Este navegador no puede recibir avisos/],
  [false, /^En el iPhone y el iPad, primero agregá el portal/],
])('donde no se puede, se dice por qué (standalone: %s)', async (standalone, texto) => {
  if (standalone !== undefined) ponerEnElNavegador({ standalone });
  responder(dispositivosConAvisos, lista());
  dibujar(<Dispositivos />);
  expect(await screen.findByText(texto)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('donde el Colegio no avisa a dispositivos no se ofrece; si no se pueden leer, se reintenta', async () => {
  conNavegador();
  responder(dispositivosConAvisos, () => problema(500, 'No'));
  dibujar(<Dispositivos />);
  expect(await screen.findByText('No pudimos leer a qué dispositivos te llegan.')).toBeInTheDocument();
  responder(dispositivosConAvisos, { ...lista(), clave: null });
  await userEvent.click(await boton('Reintentar'));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Avisos en tus dispositivos' })).toBeNull();
});

test('al cambiar lo que hay, se vuelve a leer qué se puede elegir', async () => {
  conNavegador();
  let leidas = 0;
  responder(rutasDeAvisos.preferenciasDeAvisos, () => {
    leidas += 1;
    return pagina([]);
  });
  responder(dispositivosConAvisos, lista());
  responder(activarDispositivo, lista(uno()));
  dibujar(
    <>
      <Dispositivos />
      <PreferenciasDeAvisos lado="matriculado" />
    </>,
  );
  await userEvent.click(await boton('Activar en este dispositivo'));
  await expect.poll(() => leidas).toBe(2);
});
