import { type BorradorPorGuardar, rutasDeBorradores as r } from '@colega/contract/borradores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder, sinRed } from '../../testing/servidor.ts';
import { haySesion, terminarSesion } from '../sesion/sesion.ts';
import { type Copiador, crearCopiador, type EstadoDeCopia, terminarCopia } from './copiador.ts';
import { copiaEnElServidor, crearIdDeBorrador, leerCopia } from './copias.ts';
import { esperarLaCopia } from './una-por-vez.ts';

const CUANDO = '2026-03-20T15:00:00.000Z';
type Guardado = { id: string; version: string | null; texto: string };

let guardados: Guardado[] = [];
let estados: EstadoDeCopia[] = [];
let texto = '';
let copiador: Copiador;

const valores = () => JSON.stringify({ texto });
const cargado = (): Omit<BorradorPorGuardar, 'nombre'> => ({
  ...{ que: 'Prueba', detalle: '', paso: 'UNO', falta: [], enlace: '/app/prueba', formulario: 1 },
  valores: valores(),
});
const INTACTO = 'intacto';
const crear = (nombre = 'prueba') => {
  copiador = crearCopiador({ user_id: 7, nombre });
  copiador.empezar({
    leer: () => (texto === INTACTO ? INTACTO : texto === '' ? null : cargado()),
    alCambiar: (estado) => estados.push(estado),
  });
  return copiador;
};
const ultimo = () => estados.at(-1);
const anotar = async (request: Request, params: Record<string, unknown>): Promise<Guardado> => {
  const cuerpo = (await request.json()) as BorradorPorGuardar;
  const leido = JSON.parse(cuerpo.valores) as { texto: string };
  const guardado = { id: String(params.id), version: request.headers.get('if-match'), texto: leido.texto };
  guardados.push(guardado);
  return guardado;
};
const guardaTodo = () =>
  responder(r.guardarBorrador, async ({ request, params }) => {
    const { id, version } = await anotar(request, params);
    return { id, version: Number(version?.replaceAll('"', '') ?? 0) + 1, actualizado_en: CUANDO };
  });
const tieneElServidor = (suyo: string, version: number) =>
  responder(r.borrador, ({ params }) => ({
    ...{ id: String(params.id), version, nombre: 'prueba', que: 'Prueba', detalle: '', paso: 'UNO', falta: [] },
    ...{ enlace: '/app/prueba', dispositivo: 'Chrome en Android', creado_en: CUANDO, actualizado_en: CUANDO },
    ...{ se_guarda_hasta: '2026-06-18', formulario: 1, valores: suyo },
  }));
const subir = async (nuevo: string) => {
  texto = nuevo;
  await copiador.subir();
};

beforeEach(() => {
  iniciarSesion();
  [guardados, estados, texto] = [[], [], ''];
  guardaTodo();
  crear();
});
afterEach(() => copiador.detener());

test('un identificador es el que espera el servidor', () => {
  for (let i = 0; i < 50; i += 1)
    expect(crearIdDeBorrador()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('lo que se escribe sube solo, una llamada por vez y con la versión de la anterior; lo igual no sube', async () => {
  await copiador.subir();
  expect(guardados).toEqual([]);
  texto = 'a';
  const primera = copiador.subir();
  texto = 'ab';
  void copiador.subir();
  texto = 'abc';
  void copiador.subir();
  await primera;
  await vi.waitFor(() => expect(guardados.map((uno) => uno.texto)).toEqual(['a', 'abc']));
  expect(guardados.map(({ version }) => version)).toEqual([null, '"1"']);
  expect(new Set(guardados.map(({ id }) => id)).size).toBe(1);
  await vi.waitFor(() => expect(ultimo()).toEqual({ tipo: 'guardado', cuando: CUANDO }));
  await copiador.subir();
  expect(guardados).toHaveLength(2);
  expect(copiador.estaAlDia()).toBe(true);
});

test('poco después de la última tecla ya subió, sin que nadie lo pida', async () => {
  texto = 'a';
  copiador.tocar();
  copiador.tocar();
  await vi.waitFor(() => expect(guardados).toHaveLength(1), { timeout: 5_000 });
});

test('sin red espera en el dispositivo y lo dice; sube cuando vuelve', async () => {
  responder(r.guardarBorrador, () => sinRed());
  await subir('a');
  expect(ultimo()).toEqual({ tipo: 'sin_red' });
  expect(copiador.estaAlDia()).toBe(false);
  guardaTodo();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ultimo()).toMatchObject({ tipo: 'guardado' }));
  expect(guardados).toHaveLength(1);
});

test('si se perdió la respuesta, lo que el servidor tiene es lo que se le mandó: sigue sin preguntar nada', async () => {
  responder(r.guardarBorrador, async ({ request, params }) => {
    await anotar(request, params);
    return sinRed();
  });
  await subir('a');
  const llegado = valores();
  tieneElServidor(llegado, 1);
  responder(r.guardarBorrador, async ({ request, params }) => {
    const { id, version } = await anotar(request, params);
    if (version !== '"1"') return problema(409, 'Cambió.', undefined, 'borrador_cambiado');
    return { id, version: 2, actualizado_en: CUANDO };
  });
  await subir('ab');
  await vi.waitFor(() => expect(ultimo()).toMatchObject({ tipo: 'guardado' }));
  expect(estados.some(({ tipo }) => tipo === 'cambiado')).toBe(false);
  expect(guardados.at(-1)).toMatchObject({ version: '"1"', texto: 'ab' });
});

test('los reintentos no vuelven a decir lo que ya se dijo', async () => {
  responder(r.guardarBorrador, () => sinRed());
  await subir('a');
  await copiador.subir();
  await subir('ab');
  expect(estados.map(({ tipo }) => tipo)).toEqual(['subiendo', 'sin_red', 'sin_red', 'sin_red']);
});

test('lo que se escribió mientras subía sube después, aunque su pantalla ya se haya ido', async () => {
  texto = 'a';
  const primera = copiador.subir();
  texto = 'ab';
  void copiador.subir();
  copiador.detener();
  await primera;
  expect(guardados).toMatchObject([{ texto: 'a' }, { texto: 'ab', version: '"1"' }]);
});

test('llega aunque la página se vaya, si entra; el que nadie responde no detiene a los que siguen', async () => {
  const pedir = vi.spyOn(globalThis, 'fetch');
  await subir('a');
  await subir('x'.repeat(70_000));
  expect(pedir.mock.calls.map(([, pedido]) => pedido?.keepalive)).toEqual([true, false]);
  pedir.mockRestore();

  const plazo = new AbortController();
  const deQuince = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(plazo.signal);
  responder(r.guardarBorrador, () => new Promise<Response>(() => undefined));
  texto = 'ab';
  const colgada = copiador.subir();
  await vi.waitFor(() => expect(ultimo()).toEqual({ tipo: 'subiendo' }));
  expect(deQuince).toHaveBeenCalledWith(15_000);
  plazo.abort(new DOMException('tarde', 'TimeoutError'));
  await colgada;
  deQuince.mockRestore();
  guardaTodo();
  await subir('abc');
  expect(guardados.at(-1)).toMatchObject({ texto: 'abc' });
});

describe('cuando otro dispositivo escribió', () => {
  const cambiado = async () => {
    await subir('mío');
    tieneElServidor('{"texto":"ajeno"}', 5);
    responder(r.guardarBorrador, () => problema(409, 'Cambió.', undefined, 'borrador_cambiado'));
    await subir('mío, otra vez');
    const estado = ultimo();
    if (estado?.tipo !== 'cambiado') throw new Error('nobody was told');
    guardados = [];
    guardaTodo();
    return estado.leido;
  };

  test('nada sube hasta que se elija; lo de acá va sobre lo que se vio', async () => {
    const leido = await cambiado();
    await subir('mío, y más');
    expect(guardados).toEqual([]);
    copiador.conocer(leido);
    await copiador.subir();
    expect(guardados).toMatchObject([{ version: '"5"', texto: 'mío, y más' }]);
  });

  test('descartar lo de acá no quita lo del otro', async () => {
    await cambiado();
    const conVersion: (string | null)[] = [];
    responder(r.quitarBorrador, ({ request }) => {
      conVersion.push(request.headers.get('if-match'));
      return problema(409, 'Cambió.', undefined, 'borrador_cambiado');
    });
    copiador.quitar();
    await vi.waitFor(() => expect(conVersion).toEqual(['"1"']));
  });

  test('si lo que se rechazó al guardar es lo del otro, se muestra; si es lo de acá, se manda otra vez', async () => {
    await subir('mío');
    tieneElServidor('{"texto":"ajeno"}', 5);
    expect(await copiador.reconocer()).toBe(false);
    expect(ultimo()).toMatchObject({ tipo: 'cambiado', leido: { version: 5 } });
    copiador.apartar();
    await subir('mío otra vez');
    tieneElServidor(valores(), 9);
    expect(await copiador.reconocer()).toBe(true);
    expect(await copiador.nombrar()).toMatchObject({ version: 9 });
  });

  test('si se trae lo del otro, lo mismo no vuelve a subir', async () => {
    const leido = await cambiado();
    copiador.conocer(leido);
    await subir('ajeno');
    expect(guardados).toEqual([]);
  });
});

test('el que ya no está no vuelve solo; apartado, sigue como otro', async () => {
  await subir('a');
  responder(r.guardarBorrador, () => problema(404, 'No está.'));
  await subir('ab');
  expect(ultimo()).toEqual({ tipo: 'quitado' });
  guardaTodo();
  await subir('abc');
  expect(guardados).toHaveLength(1);
  copiador.apartar();
  await copiador.subir();
  expect(guardados).toHaveLength(2);
  expect(guardados[1]?.version).toBeNull();
  expect(guardados[1]?.id).not.toBe(guardados[0]?.id);
});

test('el que ya se guardó en otro lado no sube hasta que se diga, tampoco después de recargar; y no se lo nombra', async () => {
  await subir('a');
  copiador.perder();
  expect(ultimo()).toEqual({ tipo: 'quitado' });
  await subir('ab');
  copiador.detener();
  crear();
  await subir('abc');
  expect(ultimo()).toEqual({ tipo: 'quitado' });
  expect(await copiador.nombrar()).toBeNull();
  expect(guardados).toHaveLength(1);
  copiador.apartar();
  await copiador.subir();
  expect(guardados).toHaveLength(2);
  expect(guardados[1]?.id).not.toBe(guardados[0]?.id);
});

describe('cuando se deshizo lo escrito', () => {
  test('no queda nada a lo que volver: se quita del Colegio', async () => {
    const quitados: string[] = [];
    responder(r.quitarBorrador, ({ params }) => {
      quitados.push(String(params.id));
      return { id: String(params.id) };
    });
    await subir('a');
    await subir(INTACTO);
    expect(quitados).toEqual([guardados[0]?.id]);
    expect(leerCopia(7, 'prueba')).toBeNull();
    expect(ultimo()).toEqual({ tipo: 'nada' });
  });

  test('lo que otro dispositivo siguió no se quita: se muestra', async () => {
    await subir('a');
    responder(r.quitarBorrador, () => problema(409, 'Cambió.', undefined, 'borrador_cambiado'));
    tieneElServidor('{"texto":"ajeno"}', 5);
    await subir(INTACTO);
    expect(ultimo()).toMatchObject({ tipo: 'cambiado', leido: { version: 5 } });
  });
});

test('sin red, el que quedó vacío se quita cuando vuelve', async () => {
  await subir('a');
  responder(r.quitarBorrador, () => sinRed());
  await subir(INTACTO);
  const [{ id } = { id: '' }] = guardados;
  expect(copiaEnElServidor(7, 'prueba')).toEqual({ id, version: 1 });
  const quitados: string[] = [];
  responder(r.quitarBorrador, ({ params }) => {
    quitados.push(String(params.id));
    return { id: String(params.id) };
  });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(quitados).toEqual([id]));
  await vi.waitFor(() => expect(leerCopia(7, 'prueba')).toBeNull());
});

test('lo que no pudo subir y se deshizo deja de esperar', async () => {
  await subir('a');
  responder(r.guardarBorrador, () => sinRed());
  await subir('ab');
  expect(ultimo()).toEqual({ tipo: 'sin_red' });
  await subir('a');
  expect(ultimo()).toEqual({ tipo: 'nada' });
});

test('lo que el Colegio rechaza se dice con sus palabras, y no se insiste', async () => {
  responder(r.guardarBorrador, () => problema(409, 'Tenés 50 borradores.', undefined, 'demasiados_borradores'));
  await subir('a');
  expect(ultimo()).toEqual({ tipo: 'rechazado', porque: 'Tenés 50 borradores.' });
  expect(copiaEnElServidor(7, 'prueba')).toBeNull();
});

test('descartarlo mientras sube lo quita cuando llegó', async () => {
  const quitados: string[] = [];
  responder(r.quitarBorrador, ({ params }) => {
    quitados.push(String(params.id));
    return { id: String(params.id) };
  });
  texto = 'a';
  const subida = copiador.subir();
  copiador.quitar();
  expect(quitados).toEqual([]);
  await subida;
  await vi.waitFor(() => expect(quitados).toEqual([guardados[0]?.id]));
  expect(leerCopia(7, 'prueba')).toBeNull();
});

describe('lo que se guardó deja de ser un borrador', () => {
  const quitados: string[] = [];
  beforeEach(() => {
    quitados.length = 0;
    responder(r.quitarBorrador, ({ params }) => {
      quitados.push(String(params.id));
      return { id: String(params.id) };
    });
  });

  test('si su copia llegó sin que se supiera, no se lo nombró: se la quita', async () => {
    responder(r.guardarBorrador, async ({ request, params }) => {
      await anotar(request, params);
      return sinRed();
    });
    await subir('a');
    const nombrado = copiaEnElServidor(7, 'prueba');
    expect(nombrado).toBeNull();
    terminarCopia(7, 'prueba', nombrado);
    await vi.waitFor(() => expect(quitados).toEqual([guardados[0]?.id]));
    expect(leerCopia(7, 'prueba')).toBeNull();
  });

  test('el que se nombró ya se fue con lo guardado', async () => {
    await subir('a');
    terminarCopia(7, 'prueba', copiaEnElServidor(7, 'prueba'));
    expect(leerCopia(7, 'prueba')).toBeNull();
    // what is asked afterwards arrives afterwards
    await subir('b');
    copiador.quitar();
    await vi.waitFor(() => expect(quitados).toEqual([guardados[1]?.id]));
  });
});

test('quien guarda espera a la copia que está en camino', async () => {
  texto = 'a';
  void copiador.subir();
  await esperarLaCopia(7, 'prueba');
  expect(copiaEnElServidor(7, 'prueba')).toEqual({ id: guardados[0]?.id, version: 1 });
});

test('varios del mismo asistente tienen cada uno su lugar acá, y el nombre de su asistente allá', async () => {
  const nombres: string[] = [];
  responder(r.guardarBorrador, async ({ request, params }) => {
    nombres.push(((await request.json()) as BorradorPorGuardar).nombre);
    return { id: String(params.id), version: 1, actualizado_en: CUANDO };
  });
  await subir('a');
  crear('prueba~5f0c7a52');
  await subir('b');
  expect(nombres).toEqual(['prueba', 'prueba']);
  expect(leerCopia(7, 'prueba')?.id).not.toBe(leerCopia(7, 'prueba~5f0c7a52')?.id);
});

test('un 401 no termina la sesión de quien está escribiendo; cerrarla a propósito olvida qué tiene el servidor', async () => {
  responder(r.guardarBorrador, () => problema(401, 'Venció.'));
  await subir('a');
  expect(ultimo()).toEqual({ tipo: 'demorado' });
  expect(haySesion()).toBe(true);
  guardaTodo();
  await copiador.subir();
  terminarSesion('cierre');
  expect(leerCopia(7, 'prueba')).toBeNull();
});

test('con el almacenamiento lleno sube igual, y es uno solo', async () => {
  const lleno = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('lleno', 'QuotaExceededError');
  });
  await subir('a');
  await subir('ab');
  lleno.mockRestore();
  expect(guardados.map(({ version }) => version)).toEqual([null, '"1"']);
  copiador.apartar();
});
