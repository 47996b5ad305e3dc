import type { LegajoDeLista } from '@colega/contract/legajos';
import { OBSERVACIONES_EN_CURSO, type ObservacionEnCurso } from '@colega/domain/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { cambiarObservacion } from './observaciones/observaciones.service.ts';

const EN_SU_TARJETA = { abierta: 'responder_observacion', respondida: 'revision_de_la_respuesta' } as const;

let e: Escenario;
let vida: Vida;
let ids: Record<'sinNada' | 'abierta' | 'respondida' | 'lasDos' | 'reabierta' | 'anulado' | 'visado', number>;

const idsDe = async (id: number) => (await vida.leer(id)).observaciones.map((observacion) => observacion.id);
const responder = async (id: number) => {
  const [primera] = await idsDe(id);
  await e.mgarcia('POST', `/legajo_observaciones/${primera}/responder`, { payload: { texto: 'Así es' } });
};
const elColegio = async (legajo_id: number, accion: 'aceptar' | 'reabrir' | 'retirar') => {
  const [id = 0] = await idsDe(legajo_id);
  const { autor, ahora, hoy } = vida.elColegio(legajo_id);
  await cambiarObservacion(e.db, { id, legajo_id }, { autor, ahora, hoy, version: null, accion, texto: '' });
};
const observado = async (cuantas = 1): Promise<number> => {
  const { id } = await vida.hasta('timbrado');
  for (let i = 0; i < cuantas; i += 1) await vida.observar(id);
  return id;
};
const listar = async (query: string) =>
  (await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}&limit=100&${query}`)).json<{ items: LegajoDeLista[] }>()
    .items;
const encontrados = async (observacion: string) =>
  (await listar(`observacion=${observacion}`)).map(({ id }) => id).sort((a, b) => a - b);

beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  const { id: sinNada } = await vida.hasta('timbrado');
  ids = {
    sinNada,
    abierta: await observado(),
    respondida: await observado(),
    lasDos: await observado(2),
    reabierta: await observado(),
    anulado: await observado(),
    visado: await observado(),
  };
  for (const id of [ids.respondida, ids.lasDos, ids.reabierta, ids.visado]) await responder(id);
  await elColegio(ids.reabierta, 'reabrir');
  await vida.anular(ids.anulado);
  await vida.pagarCep(await vida.original(ids.visado));
  await vida.visar(ids.visado);
});
afterAll(() => e.prueba.cerrar());

test('la lista se filtra por lo observado: sin responder, o respondido y en manos del Colegio', async () => {
  expect(await encontrados('abierta')).toEqual([ids.abierta, ids.lasDos, ids.reabierta]);
  expect(await encontrados('respondida')).toEqual([ids.respondida]);
  expect(await encontrados('')).toHaveLength(Object.keys(ids).length);
  const otra = await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}&observacion=aceptada`);
  expect([otra.statusCode, otra.json().errores[0].campo]).toEqual([422, 'observacion']);
});

test.each(OBSERVACIONES_EN_CURSO)('«%s» son los legajos cuya tarjeta lo dice', async (estado: ObservacionEnCurso) => {
  const todos = await listar('');
  const loDicen = todos.filter(({ falta }) => falta.includes(EN_SU_TARJETA[estado]));
  expect(await encontrados(estado)).toEqual(loDicen.map(({ id }) => id).sort((a, b) => a - b));
});

test('lo retirado, lo aceptado y lo borrado dejan de contar', async () => {
  const [retirado, aceptado, borrado] = [await observado(), await observado(), await observado()];
  await elColegio(retirado, 'retirar');
  await responder(aceptado);
  await elColegio(aceptado, 'aceptar');
  await e.prueba.comoDuenio((db) => db.deleteFrom('legajo_observaciones').where('legajo_id', '=', borrado).execute());
  expect(await encontrados('abierta')).toEqual([ids.abierta, ids.lasDos, ids.reabierta]);
  expect(await encontrados('respondida')).toEqual([ids.respondida]);
});
