import { rutasDeSesion } from '@colega/contract/sesion';
import { afterEach, expect, test, vi } from 'vitest';
import { claims, token } from '../../testing/datos-de-sesion.ts';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { responder } from '../../testing/servidor.ts';
import { guardarBorrador, leerBorrador } from '../borradores/almacen-de-borradores.ts';
import { abrirCanal, pedirSesionAOtraPestania } from './canal.ts';
import { cerrarSesion } from './cerrar-sesion.ts';
import { olvidarCierre, seguirCierreRecordado } from './cierre-recordado.ts';
import { guardarLoEscrito, leerLoEscrito, llevarLoEscrito } from './lo-escrito.ts';
import { alTerminarSesion, leerSesion, tokenVigente, vencerSesion } from './sesion.ts';

/** It stands for another tab: the same channel, without our code behind it. */
const otra = new BroadcastChannel('colega:sesion');
let cerrar = (): void => undefined;
afterEach(() => {
  cerrar();
  otra.onmessage = null;
});
const recibido = (): Promise<Record<string, unknown>> =>
  new Promise((listo) => {
    otra.onmessage = ({ data }) => listo(data);
  });

test('cerrar sesión borra los datos, los filtros, los borradores y las cookies sin esperar al servidor [SES-021]', async () => {
  const avisado = vi.fn();
  responder(rutasDeSesion.revocarToken, async ({ request }) => {
    avisado(await request.json());
    return null;
  });
  iniciarSesion();
  sessionStorage.setItem('filtros:legajos:7', 'page=2');
  sessionStorage.setItem('escrito:presupuesto', '{}');
  sessionStorage.setItem('sidebarStatic', 'false');
  guardarBorrador(7, 'legajo-manual', { comitente: 'Pérez' });
  guardarBorrador(8, 'legajo-manual', { comitente: 'de otra persona' });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'vieja=1';
  cerrarSesion();
  expect(leerSesion()).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['sidebarStatic']);
  expect(document.cookie).toBe('');
  expect([leerBorrador(7, 'legajo-manual'), leerBorrador(8, 'legajo-manual')]).toEqual([null, expect.anything()]);
  await vi.waitFor(() => expect(avisado).toHaveBeenCalledWith({ refresh_token: 'refresco-1' }));
});

test('la sesión se lee del token guardado; uno vencido o ajeno no alcanza [SES-015, SES-022]', () => {
  expect(leerSesion()).toBeNull();
  iniciarSesion({ exp: claims().exp - 3600 });
  expect(tokenVigente()).toBe(false);
  iniciarSesion();
  expect(tokenVigente()).toBe(true);
  sessionStorage.setItem('user_id', '8');
  expect(leerSesion()).toBeNull();
});

test('una pestaña nueva recibe la sesión de otra', async () => {
  cerrar = abrirCanal();
  otra.onmessage = () => otra.postMessage({ tipo: 'entrega', user_id: 7, token: token(), refresh_token: 'r9' });
  expect(await pedirSesionAOtraPestania()).toBe(true);
  expect(leerSesion()).toMatchObject({ user_id: 7, refresh_token: 'r9' });
});

test('una pestaña que no pidió sesión no recibe la que otra pidió', async () => {
  cerrar = abrirCanal();
  const leido = vi.fn();
  const testigo = new BroadcastChannel('colega:sesion');
  testigo.onmessage = leido;
  otra.postMessage({ tipo: 'entrega', user_id: 7, token: token(), refresh_token: 'r9' });
  await vi.waitFor(() => expect(leido).toHaveBeenCalled());
  testigo.close();
  expect(leerSesion()).toBeNull();
});

test('una pestaña con sesión la entrega a quien la pide', async () => {
  cerrar = abrirCanal();
  iniciarSesion();
  const respuesta = recibido();
  otra.postMessage({ tipo: 'pedido' });
  expect(await respuesta).toMatchObject({ tipo: 'entrega', user_id: 7, refresh_token: 'refresco-1' });
});

test('un cierre en otra pestaña del mismo usuario también cierra esta, y una renovación le trae los tokens', async () => {
  cerrar = abrirCanal();
  iniciarSesion();
  otra.postMessage({ tipo: 'renovacion', user_id: 7, token: token({ exp: claims().exp + 60 }), refresh_token: 'r2' });
  await vi.waitFor(() => expect(leerSesion()?.refresh_token).toBe('r2'));
  otra.postMessage({ tipo: 'cierre', user_id: 99 });
  const motivos: string[] = [];
  const dejar = alTerminarSesion((motivo) => motivos.push(motivo));
  otra.postMessage({ tipo: 'cierre', user_id: 7 });
  await vi.waitFor(() => expect(motivos).toEqual(['otra_pestania']));
  expect(leerSesion()).toBeNull();
  dejar();
});

test('una pestaña que no oyó el cierre lo encuentra al volver; quien ingresa otra vez empieza de nuevo', () => {
  responder(rutasDeSesion.revocarToken, () => null);
  const suya = { exp: claims().exp };
  iniciarSesion({ exp: suya.exp + 60 });
  seguirCierreRecordado();
  expect(leerSesion()).not.toBeNull();
  cerrarSesion();
  iniciarSesion(suya);
  seguirCierreRecordado();
  expect(leerSesion()).toBeNull();
  iniciarSesion({ ...suya, user_id: 8 });
  seguirCierreRecordado();
  expect(leerSesion()?.user_id).toBe(8);
  olvidarCierre(7);
  iniciarSesion(suya);
  seguirCierreRecordado();
  expect(leerSesion()?.user_id).toBe(7);
});

test('[S-1246] lo que escribió alguien cuya sesión venció lo encuentra solo ella: con la sesión de otra persona se va', () => {
  iniciarSesion();
  guardarLoEscrito('nota', 7, 'Consorcio');
  vencerSesion();
  expect([leerLoEscrito('nota', null), leerLoEscrito('nota', 8)]).toEqual([null, null]);
  iniciarSesion();
  expect(leerLoEscrito('nota', 7)).toBe('Consorcio');
  vencerSesion();
  iniciarSesion({ user_id: 8 });
  expect(Object.keys(sessionStorage).filter((clave) => clave.startsWith('escrito:'))).toEqual([]);
});

test('[S-1246] lo que se escribió sin ingresar es de quien ingresa por donde se lo llevaba, enseguida, y de nadie más', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    guardarLoEscrito('nota', null, 'Consorcio');
    iniciarSesion();
    expect([leerLoEscrito('nota', 7), leerLoEscrito('nota', null)]).toEqual([null, null]);
    vencerSesion();
    for (const [minutos, hallado] of [
      [14, 'Consorcio'],
      [16, null],
    ] as const) {
      guardarLoEscrito('nota', null, 'Consorcio');
      llevarLoEscrito('nota');
      vi.setSystemTime(Date.now() + minutos * 60_000);
      iniciarSesion({ exp: claims().exp + 86_400 });
      expect(leerLoEscrito('nota', 7)).toBe(hallado);
      vencerSesion();
    }
    // gone back to the page, and typed again: the way to sign in is not that one any more
    guardarLoEscrito('nota', null, 'Consorcio');
    llevarLoEscrito('nota');
    guardarLoEscrito('nota', null, 'Otro');
    iniciarSesion();
    expect(leerLoEscrito('nota', 7)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('[S-1246] un cierre en otra pestaña se lleva lo que se escribió en una sin sesión', async () => {
  cerrar = abrirCanal();
  guardarLoEscrito('nota', null, 'Consorcio');
  otra.postMessage({ tipo: 'cierre', user_id: 7 });
  await vi.waitFor(() => expect(leerLoEscrito('nota', null)).toBeNull());
});
