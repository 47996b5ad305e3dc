import type { QueCambio } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Creado, type EdicionDePrueba, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

const UN_MINUTO = 60_000;
let e: Escenario;
let vida: Vida;
let rita: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await operador(e.db, 'rita', { roles: ['visado'] });
  rita = await e.prueba.conSesion('rita', '/colegio/authentication_token');
});
afterAll(() => e.prueba.cerrar());

const leer = async (id: number, desde?: string): Promise<QueCambio> => {
  const query = desde === undefined ? '' : `?desde=${encodeURIComponent(desde)}`;
  const respuesta = await rita('GET', `/colegio/legajos/${id}/cambios${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<QueCambio>();
};
const corregir = async (legajo: Creado, cambios: Partial<EdicionDePrueba>) => {
  const respuesta = await vida.editar(legajo.id, await vida.edicion(legajo, cambios));
  expect(respuesta.statusCode, respuesta.body).toBe(200);
};
const conPartida = (partida: string, calle = 'Calle 50') => ({ inmuebles: [{ ...e.inmueble, partida, calle }] });
const dichos = ({ cambios }: QueCambio) => cambios.map(({ nombre, antes, ahora }) => [nombre, antes, ahora]);

test('lo corregido en dos veces se dice una, como estaba cuando se miró y como está, con quién y cuándo', async () => {
  const legajo = await vida.hasta('confirmado');
  await vida.observar(legajo.id, 'Falta', 'Partida');
  await vida.observar(legajo.id, 'Todo mal', null);
  await corregir(legajo, conPartida('1', 'Calle 60'));
  e.prueba.avanzar(UN_MINUTO);
  await corregir(legajo, conPartida('2', 'Calle 50'));
  const cambios = await leer(legajo.id);
  // What went and came back did not change.
  expect(dichos(cambios)).toEqual([['Partida', '', '2']]);
  expect(cambios.cambios[0]).toMatchObject({
    quien: 'María García',
    cuando: expect.stringContaining('15:01'),
    detalle_id: null,
  });
  expect(cambios.hechos.map(({ accion, quien }) => [accion, quien])).toEqual([
    ['corregir', 'María García'],
    ['corregir', 'María García'],
  ]);
});

test('se cuenta desde la última vez que se miró: reabrir también es mirar; o desde cuando se pida', async () => {
  const legajo = await vida.hasta('confirmado');
  await vida.observar(legajo.id, 'Falta', 'Partida');
  await corregir(legajo, conPartida('1'));
  const [observacion] = (await vida.leer(legajo.id)).observaciones;
  const reabierta = await rita('POST', `/colegio/observaciones/${observacion?.id}/reabrir`, {
    payload: { texto: 'No' },
  });
  expect(reabierta.statusCode).toBe(200);
  expect(dichos(await leer(legajo.id))).toEqual([]);
  await corregir(legajo, conPartida('2'));
  expect(dichos(await leer(legajo.id))).toEqual([['Partida', '1', '2']]);
  expect(dichos(await leer(legajo.id, '2026-03-01T00:00:00-03:00'))).toEqual([['Partida', '', '2']]);
  expect(dichos(await leer(legajo.id, '2027-03-01T00:00:00Z'))).toEqual([]);
  for (const mala of ['ayer', '0000-01-01T00:00:00Z', '2026-03-01'])
    expect((await rita('GET', `/colegio/legajos/${legajo.id}/cambios?desde=${mala}`)).statusCode).toBe(422);
});

test('una ampliación que ya estaba se compara; una nueva, un pago y un timbrado se cuentan como hechos', async () => {
  const { id } = await vida.hasta('timbrado');
  const ampliacion = await vida.ampliar(id);
  await vida.cambiarEstado(ampliacion, 'confirmado');
  await vida.observar(id, 'No es el plazo', 'Forma de pago');
  const payload = { ...(await vida.ampliacion(id, { forma_de_pago: 'En cuotas' })), id: ampliacion };
  expect((await e.mgarcia('PUT', `/legajo_detalles/${ampliacion}`, { payload })).statusCode).toBe(200);
  await vida.timbrar(id, ampliacion, { numero: 'R-77' });
  const cambios = await leer(id);
  expect(cambios.cambios).toMatchObject([{ campo: 'forma_de_pago', ahora: 'En cuotas', detalle_id: ampliacion }]);
  expect(cambios.hechos.map(({ accion }) => accion)).toEqual(['corregir', 'timbrado_externo']);
});

test('de lo recién confirmado nada cambió, y de un borrador no hay desde cuándo', async () => {
  const { id } = await vida.hasta('confirmado');
  expect(await leer(id)).toMatchObject({ desde: expect.any(String), cambios: [], hechos: [] });
  const borrador = await vida.crear();
  expect(await leer(borrador.id)).toEqual({ desde: null, cambios: [], honorarios: [], hechos: [] });
  expect((await rita('GET', '/colegio/legajos/2000000000/cambios')).statusCode).toBe(404);
});
