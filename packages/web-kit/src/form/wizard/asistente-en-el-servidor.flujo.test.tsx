import { type BorradorPorGuardar, rutasDeBorradores as r, rutasDeListaDeBorradores } from '@colega/contract/borradores';
import type { BorradorNombrado } from '@colega/contract/route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { guardarBorrador, leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, copiaDe, leerCopia } from '../../lib/borradores/copias.ts';
import { subirLoPendiente } from '../../lib/borradores/subir-lo-pendiente.ts';
import { esperarLaCopia } from '../../lib/borradores/una-por-vez.ts';
import { armarValores } from '../../lib/borradores/valores.ts';
import { crearClienteDeConsultas } from '../../lib/consultas/cliente-de-consultas.ts';
import { abrirAsistente, abrirConBorrador, type BorradorDePrueba } from '../../testing/asistente-de-prueba.tsx';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder, sinRed } from '../../testing/servidor.ts';

const X = '11111111-1111-4111-8111-111111111111';
const Y = '22222222-2222-4222-8222-222222222222';
const CUANDO = '2026-03-20T15:00:00.000Z';
const RECORRIDO = { actual: 'uno', visitados: ['uno'], completos: [], conError: [] };
const conUno = (uno: string) => ({ borrador: { uno, dos: '', tres: '' }, recorrido: RECORRIDO });
const enElDispositivo = (uno: string) => ({ ...conUno(uno), intento: null, version: 1, toma: null });

/** The drafts of the person, as the server has them. */
let servidor = new Map<string, { version: number; valores: string }>();
let escritos: string[] = [];
let quitados: string[] = [];
const listado = (id: string) => ({
  ...{ id, version: servidor.get(id)?.version ?? 0, nombre: 'prueba', que: 'Prueba', detalle: '', paso: 'UNO' },
  ...{ falta: [], enlace: '/app/prueba', dispositivo: 'Chrome en Android', creado_en: CUANDO, actualizado_en: CUANDO },
  se_guarda_hasta: '2026-06-18',
});
const tiene = (id: string, uno: string, version: number) =>
  servidor.set(id, { version, valores: armarValores(conUno(uno)) });
const unoDe = (valores: string): string => (JSON.parse(valores) as { borrador: BorradorDePrueba }).borrador.uno;

beforeEach(() => {
  iniciarSesion();
  [servidor, escritos, quitados] = [new Map(), [], []];
  contestaLoQueTiene();
  guardaConVersion();
  responder(r.quitarBorrador, ({ params: { id } }) => {
    quitados.push(String(id));
    servidor.delete(String(id));
    return { id: String(id) };
  });
});

const contestaLoQueTiene = (): void => {
  responder(rutasDeListaDeBorradores.borradores, () => ({
    items: [...servidor.keys()].map(listado),
    pagination: { total_items: servidor.size, current: 1, pages: 1 },
  }));
  responder(r.borrador, ({ params: { id } }) => {
    const suyo = servidor.get(String(id));
    return suyo ? { ...listado(String(id)), formulario: 1, ...suyo } : problema(404, 'No está.');
  });
};
const volverALaPantalla = (): void =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
/** While the page is looked at, and then the person comes back to it. */
const volverLaRed = (): void => {
  contestaLoQueTiene();
  act(() => void window.dispatchEvent(new Event('online')));
  volverALaPantalla();
};

const guardaConVersion = (): void =>
  responder(r.guardarBorrador, async ({ request, params }) => {
    const id = String(params.id);
    const { valores } = (await request.json()) as BorradorPorGuardar;
    const anterior = servidor.get(id)?.version ?? 0;
    const leida = Number(request.headers.get('if-match')?.replaceAll('"', '') ?? 0);
    if (anterior === 0 && leida > 0) return problema(404, 'No está.');
    if (anterior !== leida) return problema(409, 'Cambió.', undefined, 'borrador_cambiado');
    escritos.push(unoDe(valores));
    servidor.set(id, { version: anterior + 1, valores });
    return { id, version: anterior + 1, actualizado_en: CUANDO };
  });

afterEach(() => void vi.restoreAllMocks());

const campo = () => screen.findByRole('textbox', { name: 'Campo uno' });
const escribir = async (value: string) => fireEvent.change(await campo(), { target: { value } });
/** Leaving the page does not wait for a pause. */
const irse = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const subido = async (uno: string) => {
  irse();
  await waitFor(() => expect(escritos.at(-1)).toBe(uno));
  await screen.findByText(/^Borrador guardado/);
};
const suyo = () => [...servidor][0] ?? ['', { version: 0, valores: '{}' }];
/** Another device goes on with it. */
const seguirEnOtro = (uno: string) => {
  const [id, { version }] = suyo();
  tiene(id, uno, version + 1);
};
const boton = (name: string) => screen.findByRole('button', { name });
const apretar = async (name: string) => userEvent.click(await boton(name));
const rechazo = (status: number, codigo: string) =>
  new ErrorDeApi({
    ...{ tipo: 'respuesta', status },
    problem: { status, codigo, title: '', detail: codigo, message: codigo, errores: [] },
  });
/** The server of what is saved: of a draft that changed since it was read, nothing. */
const guardarSiEstaAlDia = vi.fn(async (_: unknown, __: unknown, nombrado: BorradorNombrado | null) => {
  if (nombrado === null) return;
  const esta = servidor.get(nombrado.id);
  if (!esta) throw rechazo(410, 'borrador_terminado');
  if (esta.version !== nombrado.version) throw rechazo(409, 'borrador_cambiado');
  servidor.delete(nombrado.id);
});
const completar = async () => {
  for (const nombre of ['dos', 'tres']) {
    await apretar('Siguiente');
    fireEvent.change(await screen.findByRole('textbox', { name: `Campo ${nombre}` }), { target: { value: 'x' } });
  }
};
const AVISO = 'Este borrador cambió en otro dispositivo';

describe('lo que otro dispositivo siguió', () => {
  test('no se guarda encima: se muestran los dos, con el foco, y se guarda recién lo que se eligió', async () => {
    abrirAsistente({ guardar: guardarSiEstaAlDia });
    await escribir('del escritorio');
    await completar();
    irse();
    await waitFor(() => expect(suyo()[1].valores).toContain('"tres":"x"'));
    await screen.findByText(/^Borrador guardado/);
    seguirEnOtro('del teléfono');
    await apretar('Guardar');
    const aviso = await screen.findByRole('alert', { name: new RegExp(AVISO) });
    await waitFor(() => expect(aviso).toHaveFocus());
    expect(await within(aviso).findByText('del teléfono')).toBeInTheDocument();
    expect(screen.queryByText('Otra pantalla')).toBeNull();
    expect(unoDe(suyo()[1].valores)).toBe('del teléfono');
    await userEvent.click(within(aviso).getByRole('button', { name: 'Seguir con lo de acá' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: /TRES/ })).toHaveFocus();
    await waitFor(() => expect(unoDe(suyo()[1].valores)).toBe('del escritorio'));
    await screen.findByText(/^Borrador guardado/);
    await apretar('Guardar');
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
    expect(servidor.size).toBe(0);
  });

  test.each([
    ['a la pantalla', volverALaPantalla],
    ['la red', () => act(() => void window.dispatchEvent(new Event('online')))],
  ])('llega al volver %s, si acá no se escribió nada más', async (_, volver) => {
    abrirAsistente();
    await escribir('a');
    await subido('a');
    seguirEnOtro('ab');
    volver();
    await waitFor(async () => expect(await campo()).toHaveValue('ab'));
    expect(screen.getByText('Este borrador siguió en Chrome en Android: trajimos lo último.')).toBeInTheDocument();
  });

  test('lo que se escribe mientras se elige está en lo que se compara', async () => {
    abrirAsistente();
    await escribir('a');
    await subido('a');
    seguirEnOtro('del teléfono');
    await escribir('b');
    irse();
    const aviso = await screen.findByRole('alert', { name: new RegExp(AVISO) });
    expect(await within(aviso).findByText('b')).toBeInTheDocument();
    await escribir('bc');
    expect(await within(aviso).findByText('bc')).toBeInTheDocument();
  });

  test('si ya lo guardó, no nace otro: espera a que se diga', async () => {
    abrirAsistente();
    await escribir('a');
    await subido('a');
    servidor.clear();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const aviso = await screen.findByRole('alert', { name: /ya se guardó o se quitó/ });
    await escribir('ab');
    irse();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(leerBorrador(7, 'prueba')).toMatchObject({ borrador: { uno: 'ab' } }));
    expect(escritos).toEqual(['a']);
    await userEvent.click(within(aviso).getByRole('button', { name: 'Seguir acá, como otro borrador' }));
    await waitFor(() => expect(escritos).toEqual(['a', 'ab']));
  });

  test('guardado ya en otro, el segundo intento lo guarda como nuevo', async () => {
    abrirAsistente({ guardar: guardarSiEstaAlDia });
    await escribir('a');
    await completar();
    irse();
    await waitFor(() => expect(suyo()[1].valores).toContain('"tres":"x"'));
    await screen.findByText(/^Borrador guardado/);
    servidor.clear();
    const hasta = escritos.length;
    await apretar('Guardar');
    expect(await screen.findByRole('alert', { name: /ya se guardó o se quitó/ })).toBeInTheDocument();
    irse();
    expect(servidor.size).toBe(0);
    expect(escritos).toHaveLength(hasta);
    await apretar('Guardar');
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
    expect(guardarSiEstaAlDia.mock.lastCall?.[2]).toBeNull();
  });
});

describe('dejarlo y cargar otro', () => {
  test('sin red espera en un lugar propio, se dice, y sube cuando vuelve', async () => {
    guardarBorrador(7, 'prueba', enElDispositivo('primero'));
    abrirAsistente({ varios: true });
    await subido('primero');
    const [id] = suyo();
    await escribir('primero, y más');
    responder(r.guardarBorrador, () => sinRed());
    await apretar('Dejarlo y cargar otro');
    await waitFor(async () => expect(await campo()).toHaveValue(''));
    expect(screen.getByText(/quedó guardado en este dispositivo: sube cuando vuelva/)).toBeInTheDocument();
    expect(leerBorrador(7, `prueba~${id}`)).toMatchObject({ borrador: { uno: 'primero, y más' } });
    guardaConVersion();
    await subirLoPendiente(7);
    expect(unoDe(servidor.get(id)?.valores ?? '{}')).toBe('primero, y más');
  });

  test('si el Colegio no lo acepta se queda en pantalla, y se dice por qué', async () => {
    guardarBorrador(7, 'prueba', enElDispositivo('primero'));
    responder(r.guardarBorrador, () => problema(409, 'Tenés 50 borradores.', undefined, 'demasiados_borradores'));
    const { unmount } = abrirAsistente({ varios: true });
    await apretar('Dejarlo y cargar otro');
    const dicho = 'No pudimos dejar este borrador para después. Tenés 50 borradores.';
    expect(await screen.findByText(dicho)).toBeInTheDocument();
    expect(await campo()).toHaveValue('primero');
    // it tries once more as it goes
    unmount();
    await esperarLaCopia(7, 'prueba');
  });

  test('lo último que se escribió sube antes', async () => {
    guardarBorrador(7, 'prueba', enElDispositivo('primero'));
    abrirAsistente({ varios: true });
    await subido('primero');
    await escribir('primero, y más');
    await apretar('Dejarlo y cargar otro');
    await waitFor(async () => expect(await campo()).toHaveValue(''));
    expect(escritos.at(-1)).toBe('primero, y más');
    expect(servidor.size).toBe(1);
    expect(screen.getByRole('heading', { level: 2, name: /UNO/ })).toHaveFocus();
    await escribir('segundo');
    await subido('segundo');
    expect(servidor.size).toBe(2);
  });

  test('el que se abrió de la lista deja su dirección, y el que empieza tiene un lugar propio', async () => {
    tiene(X, 'el de la lista', 3);
    const { router } = abrirConBorrador({ varios: true, direccion: `/asistente?borrador=${X}` });
    await waitFor(async () => expect(await campo()).toHaveValue('el de la lista'));
    await apretar('Dejarlo y cargar otro');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(async () => expect(await campo()).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 2, name: /UNO/ })).toHaveFocus();
    await escribir('otro');
    await subido('otro');
    expect(unoDe(servidor.get(X)?.valores ?? '{}')).toBe('el de la lista');
    await act(() => router.navigate(`/asistente?borrador=${X}`));
    await waitFor(async () => expect(await campo()).toHaveValue('el de la lista'));
  });
});

describe('al cerrar la sesión', () => {
  const alCierre = async (router: ReturnType<typeof abrirAsistente>['router']) => {
    await act(async () => void router.navigate('/cerrarSesion'));
    await apretar('Guardar borrador y salir');
  };

  test('si no subió, no sale y lo dice', async () => {
    responder(r.guardarBorrador, () => sinRed());
    const { router } = abrirAsistente();
    await escribir('a');
    await alCierre(router);
    expect(await screen.findByText(/al cerrar la sesión se borra de este dispositivo/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/asistente');
    expect(screen.queryByText(/^Guardamos el borrador/)).toBeNull();
    expect(await campo()).toHaveValue('a');
  });

  test('si el Colegio no lo acepta, no se culpa a la conexión', async () => {
    responder(r.guardarBorrador, () => problema(409, 'Tenés 50 borradores.', undefined, 'demasiados_borradores'));
    const { router } = abrirAsistente();
    await escribir('a');
    await alCierre(router);
    expect(await screen.findByText(/se borra de este dispositivo\. Tenés 50 borradores\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/conexión/)).toBeNull();
  });

  test('espera a que suba, y sale', async () => {
    let contestar = (): void => undefined;
    const espera = new Promise<void>((listo) => (contestar = listo));
    responder(r.guardarBorrador, async ({ params }) => {
      await espera;
      return { id: String(params.id), version: 1, actualizado_en: CUANDO };
    });
    const { router } = abrirAsistente();
    await escribir('b');
    await alCierre(router);
    expect(await boton('Guardando…')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/asistente');
    contestar();
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
  });
});

test('una pestaña que ya no tiene el borrador no lo quita del Colegio al salir', async () => {
  const { router } = abrirAsistente();
  await escribir('a');
  await subido('a');
  const otra = new BroadcastChannel('colega:borradores');
  otra.postMessage({ user_id: 7, nombre: 'prueba', pestania: 'otra', suceso: { tipo: 'escrito', toma: null } });
  await screen.findByRole('dialog', { name: 'Estás cargando este legajo en otra pestaña' });
  otra.close();
  await act(async () => void router.navigate('/afuera'));
  fireEvent.click(await screen.findByText('Si, quiero salir'));
  expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
  await act(() => new Promise((listo) => setTimeout(listo, 0)));
  expect(quitados).toEqual([]);
  expect(servidor.size).toBe(1);
});

test('lo que se deshizo no queda en el Colegio, ni acá', async () => {
  abrirAsistente();
  await escribir('a');
  await subido('a');
  const [id] = suyo();
  await escribir('');
  irse();
  await waitFor(() => expect(quitados).toEqual([id]));
  await waitFor(() => expect(leerBorrador(7, 'prueba')).toBeNull());
});

describe('el que pide la dirección', () => {
  test('sin lugar en el dispositivo se abre entero, y lo que se escribe va sobre eso', async () => {
    tiene(X, 'entero', 5);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('lleno', 'QuotaExceededError');
    });
    abrirConBorrador({ varios: true, direccion: `/asistente?borrador=${X}` });
    await waitFor(async () => expect(await campo()).toHaveValue('entero'));
    await escribir('entero, y más');
    await subido('entero, y más');
    expect(servidor.get(X)?.version).toBe(6);
  });

  test('si su lugar lo ocupa otro, se abre el que se pidió, y el otro no se pierde', async () => {
    tiene(X, 'el que se pidió', 2);
    guardarBorrador(7, `prueba~${X}`, enElDispositivo('otro'));
    anotarCopia(7, `prueba~${X}`, { ...copiaDe({ id: Y, version: 0, valores: '' }), huella: '' });
    abrirConBorrador({ varios: true, direccion: `/asistente?borrador=${X}` });
    await waitFor(async () => expect(await campo()).toHaveValue('el que se pidió'));
    expect(leerBorrador(7, `prueba~${Y}`)).toMatchObject({ borrador: { uno: 'otro' } });
    expect(leerCopia(7, `prueba~${Y}`)?.id).toBe(Y);
  });

  test('lo que contestó antes no cuenta: sin respuesta no se abre uno vacío', async () => {
    responder(r.borrador, () => problema(503, 'Ahora no.'));
    const vista = abrirConBorrador({
      ...{ varios: true, direccion: `/asistente?borrador=${X}` },
      // as if the device had kept the answer of another time
      cliente: crearClienteDeConsultas((async () => true) as never),
    });
    expect(await vista.findByText('No pudimos abrir el borrador.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Campo uno' })).toBeNull();
  });

  test('abierto sin red, cuando vuelve no se lo quita a quien escribe', async () => {
    tiene(X, 'de acá', 3);
    guardarBorrador(7, `prueba~${X}`, enElDispositivo('de acá'));
    anotarCopia(7, `prueba~${X}`, copiaDe({ id: X, version: 3, valores: armarValores(conUno('de acá')) }));
    responder(r.borrador, () => sinRed());
    abrirConBorrador({ varios: true, direccion: `/asistente?borrador=${X}` });
    const alEscribir = await campo();
    await escribir('de acá, y más');
    volverLaRed();
    await subido('de acá, y más');
    expect(await campo()).toBe(alEscribir);
  });

  test('lo que acá se siguió sin subir gana a lo que tiene el Colegio, y se dice', async () => {
    tiene(X, 'del teléfono', 4);
    guardarBorrador(7, `prueba~${X}`, enElDispositivo('de acá'));
    anotarCopia(7, `prueba~${X}`, copiaDe({ id: X, version: 3, valores: armarValores(conUno('de antes')) }));
    abrirConBorrador({ varios: true, direccion: `/asistente?borrador=${X}` });
    expect(await screen.findByRole('alert', { name: new RegExp(AVISO) })).toBeInTheDocument();
    expect(await campo()).toHaveValue('de acá');
  });
});

test('en la lista lleva a su pantalla, no adonde se había ido dentro de ella', async () => {
  const enlaces: string[] = [];
  responder(r.guardarBorrador, async ({ request, params }) => {
    enlaces.push(((await request.json()) as BorradorPorGuardar).enlace);
    return { id: String(params.id), version: 1, actualizado_en: CUANDO };
  });
  abrirConBorrador({ direccion: '/asistente?igual_a=5&campo=dos&observacion=3&calculado=x&presupuesto=si' });
  await escribir('a');
  irse();
  await waitFor(() => expect(enlaces).toEqual(['/asistente?igual_a=5']));
});

describe('de lo que hay uno solo', () => {
  test('si otro dispositivo lo empezó, se sigue ese', async () => {
    tiene(X, 'del teléfono', 3);
    abrirConBorrador();
    await waitFor(async () => expect(await campo()).toHaveValue('del teléfono'));
    await escribir('y de acá');
    await subido('y de acá');
    expect([...servidor.keys()]).toEqual([X]);
  });

  test('si acá hay uno no se pregunta; si no contestan, se empieza acá', async () => {
    const preguntar = vi.fn(() => problema(503, 'Ahora no.'));
    responder(rutasDeListaDeBorradores.borradores, preguntar);
    guardarBorrador(7, 'prueba', enElDispositivo('de acá'));
    const { unmount } = abrirConBorrador();
    await waitFor(async () => expect(await campo()).toHaveValue('de acá'));
    expect(preguntar).not.toHaveBeenCalled();
    unmount();
    localStorage.clear();
    abrirConBorrador();
    await waitFor(async () => expect(await campo()).toHaveValue(''));
    expect(preguntar).toHaveBeenCalledTimes(1);
  });

  test('empezado acá sin red, cuando vuelve no se lo quita a quien escribe, aunque otro dispositivo lo haya empezado', async () => {
    tiene(X, 'del teléfono', 3);
    responder(rutasDeListaDeBorradores.borradores, () => sinRed());
    abrirConBorrador();
    const alEscribir = await campo();
    await escribir('de acá');
    volverLaRed();
    await subido('de acá');
    expect(await campo()).toBe(alEscribir);
  });
});
