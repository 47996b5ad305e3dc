import type { Certificado, CertificadoDeLista } from '@colega/contract/certificados';
import { FOTOS, type TipoDeCertificado } from '@colega/domain/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subirFoto } from '../../testing/http/mundo.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { legajoElectrico } from '../../testing/legajos/legajo-electrico.ts';
import { type Creado, vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
let legajo: Creado;
let partes: Record<string, number>;
let emitidos: Record<'caie' | 't1r' | 'anexo', Certificado>;

const emitir = async (type: TipoDeCertificado, cuerpo: object): Promise<Certificado> => {
  const respuesta = await e.mgarcia('POST', `/certificados/${type}`, { payload: { legajo_id: legajo.id, ...cuerpo } });
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
  return respuesta.json<{ certificado: Certificado }>().certificado;
};
type Pagina = { items: CertificadoDeLista[]; pagination: { total_items: number; pages: number; current: number } };
const pedir = async (query: Record<string, string>, quien = e.mgarcia): Promise<Pagina> => {
  const respuesta = await quien('GET', `/certificados/busqueda?${new URLSearchParams(query)}`);
  expect(respuesta.statusCode).toBe(200);
  return respuesta.json<Pagina>();
};
const numeros = async (query: Record<string, string>): Promise<string[]> =>
  (await pedir(query)).items.map(({ numero_certificado }) => numero_certificado);

beforeAll(async () => {
  e = await crearEscenario();
  ({ legajo, partes } = await legajoElectrico(e));
  const t1r = await emitir('t1r', cuerpoDePrueba('t1r', partes));
  const fotos = Object.fromEntries(
    await Promise.all(FOTOS.map(async ({ ruta }) => [ruta, await subirFoto(e.mgarcia)] as const)),
  );
  const anexo = await emitir(
    'anexa_in_situ',
    cuerpoDePrueba('anexa_in_situ', { ...fotos, certificado_referencia: t1r.id }),
  );
  emitidos = { t1r, anexo, caie: await emitir('caie', cuerpoDePrueba('caie', partes)) };
});
afterAll(() => e.prueba.cerrar());

test('los de todos los legajos, los últimos primero, con su titular; y de nadie más [CER-094]', async () => {
  const { items, pagination } = await pedir({});
  expect(items.map(({ id }) => id)).toEqual([emitidos.caie.id, emitidos.anexo.id, emitidos.t1r.id]);
  expect(pagination).toEqual({ total_items: 3, current: 1, pages: 1 });
  const { comitentes } = await vidaDe(e).leer(legajo.id);
  expect(new Set(items.map(({ titular }) => titular))).toEqual(new Set([comitentes[0]?.apellido_nombre]));
  expect((await pedir({}, e.csosa)).items).toEqual([]);
});

test('se pagina, y lo que dice su página es lo que hay', async () => {
  const { items, pagination } = await pedir({ limit: '2', page: '2' });
  expect(items.map(({ id }) => id)).toEqual([emitidos.t1r.id]);
  expect(pagination).toEqual({ total_items: 3, current: 2, pages: 2 });
});

test('se busca por número, legajo, titular, CUIT y calle, cada palabra, sin tildes ni mayúsculas [S-895]', async () => {
  const { comitentes, inmuebles } = await vidaDe(e).leer(legajo.id);
  const [comitente, inmueble] = [comitentes[0], inmuebles[0]];
  if (!comitente || !inmueble) throw new Error('El legajo no tiene con qué buscar');
  const los3 = [emitidos.caie, emitidos.anexo, emitidos.t1r].map(({ numero_certificado }) => numero_certificado);
  expect(await numeros({ texto: emitidos.caie.numero_certificado.toLowerCase() })).toEqual([los3[0]]);
  expect(await numeros({ texto: String(legajo.numero_legajo) })).toEqual(los3);
  expect(await numeros({ texto: comitente.apellido_nombre.toUpperCase() })).toEqual(los3);
  const { cuit } = comitente;
  expect(await numeros({ texto: `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}` })).toEqual(los3);
  expect(await numeros({ texto: `${inmueble.calle} ${inmueble.numero}` })).toEqual(los3);
  // an annex says which certificate it goes with
  expect(await numeros({ texto: emitidos.t1r.numero_certificado })).toEqual([los3[1], los3[2]]);
  expect(await numeros({ texto: `${inmueble.calle} nadie` })).toEqual([]);
});

test('se elige de qué tipo, en qué estado y de qué días', async () => {
  expect(await numeros({ type: 'caie' })).toEqual([emitidos.caie.numero_certificado]);
  const { fecha_creacion } = emitidos.caie;
  expect(await numeros({ fecha_desde: fecha_creacion, fecha_hasta: fecha_creacion })).toHaveLength(3);
  expect(await numeros({ fecha_hasta: '2020-01-01' })).toEqual([]);
  const anulacion = await e.mgarcia('PUT', `/certificados/${emitidos.caie.id}/cambiar_estado`, {
    payload: { estado_id: await vidaDe(e).estadoId('anulado') },
  });
  expect(anulacion.statusCode).toBe(200);
  expect(await numeros({ estado: 'anulado' })).toEqual([emitidos.caie.numero_certificado]);
  expect(await numeros({ estado: 'confirmado' })).toHaveLength(2);
});
