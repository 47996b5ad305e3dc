import { rutasDeDetalles, rutasDeLegajos } from '@colega/contract/legajos';
import { type Ruta, rutaConParametros } from '@colega/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bloqueo } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../testing/legajos/vida.ts';

const RUTAS: Readonly<Record<string, Ruta>> = { ...rutasDeLegajos, ...rutasDeDetalles };
const NOMBRES = Object.keys(RUTAS);
const HORAS = 3_600_000;

let e: Escenario;
let vida: Vida;
let legajo: Creado;
let ampliacion: number;
let cvd_id: number;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  legajo = await vida.hasta('visado');
  ampliacion = await vida.ampliar(legajo.id);
  cvd_id = (await vida.leer(legajo.id)).visado?.cvd.id ?? 0;
});
afterAll(() => e.prueba.cerrar());

const idPara = (nombre: string, path: string): number => {
  if (nombre === 'imprimirCvd') return cvd_id;
  return path.startsWith('/legajo_detalles') ? ampliacion : legajo.id;
};
const cuerpoPara = async (nombre: string): Promise<object | undefined> => {
  if (nombre === 'crearLegajo') return legajo.payload;
  if (nombre === 'editarLegajo') return vida.edicion(legajo);
  if (nombre === 'cambiarEstadoDeDetalle') return { estado_id: await vida.estadoId('confirmado') };
  return nombre === 'crearAmpliacion' || nombre === 'editarDetalle' ? vida.ampliacion(legajo.id) : undefined;
};

const llamar = async (pedir: Pedir, nombre: string, inexistente = false) => {
  const ruta = RUTAS[nombre];
  if (!ruta) throw new Error(nombre);
  const id = inexistente ? 999_999 : idPara(nombre, ruta.path);
  const cuerpo = await cuerpoPara(nombre);
  const payload = cuerpo && inexistente && 'legajo_id' in cuerpo ? { ...cuerpo, legajo_id: id } : cuerpo;
  const persona = inexistente ? 999_999 : e.persona.id;
  const query = nombre === 'listarLegajos' ? `?persona.id=${persona}` : '';
  return pedir(ruta.method, `${rutaConParametros(ruta.path, { id })}${query}`, payload ? { payload } : {});
};

const LECTURAS = NOMBRES.filter((nombre) => RUTAS[nombre]?.method === 'GET');
const CAMBIOS = NOMBRES.filter((nombre) => RUTAS[nombre]?.method !== 'GET');

test.each(LECTURAS)('%s: quien es dueño lo lee [API-014, API-015, API-016, API-020, API-022]', async (nombre) => {
  expect((await llamar(e.mgarcia, nombre)).statusCode).toBe(200);
});

// Creating says which field is not one's own (legajos.test.ts); every other call names something of somebody else.
const AJENAS = NOMBRES.filter((nombre) => nombre !== 'crearLegajo');
test.each(AJENAS)('%s: de otra persona es como si no existiera, y no cambia nada', async (nombre) => {
  const antes = await vida.huella();
  const ajena = await llamar(e.csosa, nombre);
  const inexistente = await llamar(e.csosa, nombre, true);
  expect([ajena.statusCode, ajena.json()]).toEqual([404, inexistente.json()]);
  expect(ajena.headers.etag).toBeUndefined();
  expect(await vida.huella()).toEqual(antes);
});

test.each(NOMBRES)('%s: sin token, y con uno que no es nuestro, 401 y nada cambia', async (nombre) => {
  const antes = await vida.huella();
  const conOtro: Pedir = (method, path, pedido = {}) =>
    e.prueba.pedir(method, path, { ...pedido, headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } });
  for (const pedir of [e.prueba.pedir, conOtro]) {
    const respuesta = await llamar(pedir, nombre);
    expect([respuesta.statusCode, Object.keys(respuesta.json()).sort()]).toEqual([
      401,
      ['codigo', 'detail', 'message', 'status', 'title'],
    ]);
  }
  expect(await vida.huella()).toEqual(antes);
});

test.each(CAMBIOS)(
  '%s: con un bloqueo que quita Ejercicio, 403 con el nombre del bloqueo [SES-059]',
  async (nombre) => {
    const { id } = await bloqueo(e.db, e.persona.id, ['quita_ejercicio']);
    const antes = await vida.huella();
    const respuesta = await llamar(e.mgarcia, nombre);
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([
      403,
      expect.stringContaining('Bloqueo de prueba'),
    ]);
    expect(await vida.huella()).toEqual(antes);
    await e.prueba.comoDuenio((db) => db.deleteFrom('bloqueos').where('id', '=', id).execute());
  },
);

test('con el token vencido, 401 en todas y nada cambia', async () => {
  const antes = await vida.huella();
  e.prueba.avanzar(48 * HORAS);
  for (const nombre of NOMBRES) expect((await llamar(e.mgarcia, nombre)).statusCode, nombre).toBe(401);
  expect(await vida.huella()).toEqual(antes);
});
