import type { ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import type { Ensayo } from '@colega/contract/honorarios';
import { type CuentaExplicada, compararCuentas } from '@colega/domain/honorarios';
import { sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { fijarCargos } from '../../dinero/cargos/cargos-de-contrato.service.ts';
import { importeDelCargo } from '../../legajos/vida/importe-del-cargo.ts';
import { insertPreparacion } from '../colegio/preparaciones.repository.ts';
import { findResoluciones } from '../resoluciones.repository.ts';
import { armarArchivoDeEnsayo } from './armar-archivo.service.ts';
import { correrEnsayo } from './correr-ensayo.service.ts';
import { findEnsayoById } from './ensayos.repository.ts';

const HOY = '2026-11-20';
const INGRESO = '/colegio/authentication_token';
const DE_A_POCO = { contratos: 40, ms: 0 };
const DE_UNA_VEZ = { contratos: 200, ms: 60_000 };

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let distrital: Pedir;
let quien: number;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 2 });
  await cargarVolumen(prueba.db, HOY, 400, { conCupones: false });
  quien = (await operador(prueba.db, 'ana', { roles: ['aranceles'] })).id;
  await operador(prueba.db, 'beto', { roles: ['auditoria'] });
  await operador(prueba.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  ana = await prueba.conSesion('ana', INGRESO);
  [beto, distrital] = [await prueba.conSesion('beto', INGRESO), await prueba.conSesion('dora', INGRESO)];
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});
afterEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(prueba.db);
  await prueba.db
    .updateTable('ensayos')
    .set({ estado: 'cancelado', cancelado_por: quien, terminado_en: prueba.ahora() })
    .where('terminado_en', 'is', null)
    .execute();
  const { preparada } = (await ana('GET', '/colegio/listas/tasas')).json<ListaDelColegio>();
  if (preparada) await descartar(preparada.id);
});

type Tasas = Readonly<Record<string, string>>;
const filasCon = async (tasas: Tasas) => {
  const { publicadas, en_vigor } = (await ana('GET', '/colegio/listas/tasas')).json<ListaDelColegio>();
  const vigente = publicadas.find(({ id }) => id === en_vigor);
  return (vigente?.filas ?? []).map((fila) => {
    const tasa = tasas[fila.clave ?? ''];
    return tasa === undefined ? fila : { ...fila, tasa, norma: 'Acta 12/26' };
  });
};
const enLista = async (tasas: Tasas) => ({
  ...{ vigente_desde: '2027-01-01', norma: 'Acta 12/26' },
  filas: await filasCon(tasas),
});
const preparar = async (tasas: Tasas = { cep: '0.07' }): Promise<number> => {
  const respuesta = await ana('POST', '/colegio/listas/tasas', { payload: await enLista(tasas) });
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<ListaHecha>().id;
};
const versionDe = async (id: number) =>
  (await prueba.db.selectFrom('listas_del_colegio').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;
const conVersion = async (id: number) => ({ 'if-match': `"${await versionDe(id)}"` });
const descartar = async (id: number) =>
  ana('POST', `/colegio/listas/versiones/${id}/descartar`, {
    payload: { motivo: 'De la prueba' },
    headers: await conVersion(id),
  });
const ensayar = (id: number, como = ana) => como('POST', `/colegio/listas/versiones/${id}/ensayo`, { payload: {} });
const empezar = async (id: number) => (await ensayar(id)).json<Ensayo>();
const leer = async (id: number, como = ana) =>
  (await como('GET', `/colegio/listas/versiones/${id}/ensayo`)).json<{ ensayo: Ensayo | null }>().ensayo;
const tramo = async (id: number) => ({ ensayo_id: id, tanda: (await findEnsayoById(prueba.db, id))?.tanda ?? 0 });
const correr = async (id: number, ritmo = DE_UNA_VEZ, db = prueba.db) =>
  correrEnsayo(db, prueba.ahora, await tramo(id), ritmo);
const lineasDe = (id: number) =>
  prueba.db.selectFrom('ensayo_lineas').selectAll().where('ensayo_id', '=', id).orderBy('detalle_id').execute();
const acumuladoDe = async (id: number) => (await findEnsayoById(prueba.db, id))?.acumulado;

/** What is charged of it, by the rules that charge it. */
const contratosDe = (ids: readonly number[]) =>
  prueba.db
    .selectFrom('legajo_detalles as d')
    .innerJoin('legajos as l', 'l.id', 'd.legajo_id')
    .innerJoin('modalidades as m', 'm.id', 'l.modalidad_id')
    .leftJoin('timbrados as t', (y) => y.onRef('t.detalle_id', '=', 'd.id').on('t.anulado', '=', false))
    .select(['d.id', 'd.legajo_id', 'd.monto', 'd.fecha', 'm.cep_exento', 'm.franquicia', 't.tipo as timbrado'])
    .where('d.id', 'in', [...ids])
    .execute();

test('de cada contrato del año se sabe cuánto fue su CEP y su timbrado y cuánto sería, y los totales son sus líneas', async () => {
  const lista = await preparar({ cep: '0.07', timbrado: '0.009' });
  expect(await leer(lista)).toBeNull();
  const pedido = await ensayar(lista);
  expect([pedido.statusCode, pedido.json()]).toMatchObject([201, { de: 'tasas', estado: 'pendiente', version: 1 }]);
  const { id } = pedido.json<Ensayo>();
  await correr(id);
  const ensayo = await leer(lista);
  const { resultado } = ensayo ?? {};
  if (!resultado) throw new Error('sin resultado');
  const lineas = await lineasDe(id);
  const comparadas = lineas.filter(({ clase }) => clase === 'comparado');
  expect([ensayo?.estado, ensayo?.total, comparadas.length > 100]).toEqual(['terminado', lineas.length, true]);
  const listas = await leerListasEnVigor(prueba.db);
  const contratos = await contratosDe(comparadas.map(({ detalle_id }) => detalle_id));
  for (const { detalle_id, antes } of comparadas) {
    const contrato = contratos.find((uno) => uno.id === detalle_id);
    if (!contrato) throw new Error('sin contrato');
    const deAca = { ...contrato, traido: { cep: null, timbrados: null } };
    const suyos = [
      ...(contrato.cep_exento ? [] : [importeDelCargo(listas, 'cep', deAca)]),
      ...(contrato.franquicia || contrato.timbrado === 'externo' ? [] : [importeDelCargo(listas, 'timbrados', deAca)]),
    ];
    expect(antes).toBe(sumar(suyos));
  }
  // What is written down of a file when it is charged says the same.
  const cobrados = await prueba.db.transaction().execute(async (trx) => {
    const legajos = [...new Set(contratos.map(({ legajo_id }) => legajo_id))].slice(0, 30);
    const saldos = [];
    for (const legajo of legajos) saldos.push(...(await fijarCargos(trx, legajo, prueba.ahora())));
    return saldos;
  });
  const conCargos = comparadas.filter(({ detalle_id }) => cobrados.some((cargo) => cargo.detalle_id === detalle_id));
  expect(conCargos.length).toBeGreaterThan(20);
  for (const { detalle_id, antes } of conCargos)
    expect(antes).toBe(
      sumar(cobrados.filter((cargo) => cargo.detalle_id === detalle_id).map(({ importe }) => importe)),
    );
  expect(resultado.comparados).toMatchObject({
    antes: sumar(comparadas.map(({ antes }) => antes ?? '0')),
    ahora: sumar(comparadas.map(({ ahora }) => ahora ?? '0')),
  });
  for (const partes of [resultado.rubros, resultado.partes])
    expect(sumar(partes.map(({ diferencia }) => diferencia))).toBe(resultado.comparados.diferencia);
  expect(resultado.partes.map(({ nombre }) => nombre).sort()).toEqual(['CEP', 'Timbrado']);
  expect(resultado.tramos.reduce((n, { contratos: suyos }) => n + suyos, 0)).toBe(comparadas.length);
  expect([resultado.mayores.length, resultado.importados]).toEqual([20, 0]);
  for (const { detalle_id, antes, ahora, diferencia } of resultado.mayores) {
    const respuesta = await ana('GET', `/colegio/ensayos/${id}/explicados/${detalle_id}`);
    const explicado = respuesta.json<{ de: string; antes: CuentaExplicada; ahora: CuentaExplicada }>();
    expect([respuesta.statusCode, explicado.de]).toEqual([200, 'tasas']);
    expect([explicado.antes.importe, explicado.ahora.importe]).toEqual([antes, ahora]);
    const comparada = compararCuentas(explicado.antes, explicado.ahora);
    expect(comparada.diferencia).toBe(diferencia);
    expect(sumar(comparada.lineas.map((linea) => linea.diferencia))).toBe(diferencia);
  }
});

test('de a tramos, en dos portales y con un tramo repetido, da lo mismo que de una vez', async () => {
  const lista = await preparar();
  const { id } = await empezar(lista);
  const primero = await tramo(id);
  await Promise.all([
    correrEnsayo(prueba.db, prueba.ahora, primero, DE_A_POCO),
    correrEnsayo(otroPortal, prueba.ahora, primero, DE_A_POCO),
  ]);
  await correrEnsayo(prueba.db, prueba.ahora, primero, DE_A_POCO);
  expect((await findEnsayoById(prueba.db, id))?.hechos).toBe(40);
  for (let vueltas = 0; vueltas < 100 && (await leer(lista))?.estado === 'corriendo'; vueltas++)
    await correr(id, DE_A_POCO, vueltas % 2 === 0 ? otroPortal : prueba.db);
  const deAPoco = await acumuladoDe(id);
  await descartar(lista);
  const otra = await empezar(await preparar());
  await correr(otra.id);
  expect((await findEnsayoById(prueba.db, id))?.estado).toBe('terminado');
  expect(deAPoco).toEqual(await acumuladoDe(otra.id));
  // Of what is done with only the result is left.
  expect(await lineasDe(id)).toEqual([]);
});

test('la misma versión el mismo día da el que está; corregida, dice que es de una anterior y se pide otro', async () => {
  const lista = await preparar();
  const [uno, otro] = await Promise.all([empezar(lista), empezar(lista)]);
  expect(uno.id).toBe(otro.id);
  await correr(uno.id);
  expect((await empezar(lista)).id).toBe(uno.id);
  const corregida = await ana('PUT', `/colegio/listas/versiones/${lista}`, {
    payload: await enLista({ cep: '0.09' }),
    headers: await conVersion(lista),
  });
  expect(corregida.statusCode, corregida.body).toBe(200);
  expect(await leer(lista)).toMatchObject({ id: uno.id, de_esta_version: false });
  const nuevo = await empezar(lista);
  expect(nuevo).toMatchObject({ estado: 'pendiente', version: 2, de_esta_version: true });
  await correr(nuevo.id);
  expect((await acumuladoDe(nuevo.id))?.comparados.ahora).not.toBe((await acumuladoDe(uno.id))?.comparados.ahora);
});

test('guarda las tasas que había al pedirlo: lo que se publica mientras corre no lo cambia', async () => {
  const lista = await preparar();
  const { id } = await empezar(lista);
  await correr(id, DE_A_POCO);
  const version = (cep: string) =>
    JSON.stringify([
      { clave: 'cep', tasa: cep, norma: '' },
      { clave: 'timbrado', tasa: cep, norma: '' },
    ]);
  const otra = await prueba.sinGuardas((db) =>
    db
      .insertInto('listas_del_colegio')
      .values({
        lista: 'tasas',
        vigente_desde: '2025-01-01',
        norma: '',
        contenido: version('0.5'),
        origen: 'carga',
        estado: 'publicada',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  while ((await leer(lista))?.estado === 'corriendo') await correr(id, DE_A_POCO, otroPortal);
  const antes = await acumuladoDe(id);
  await prueba.sinGuardas((db) => db.deleteFrom('listas_del_colegio').where('id', '=', otra.id).execute());
  await descartar(lista);
  const sinOtra = await empezar(await preparar());
  await correr(sinOtra.id);
  expect(antes).toEqual(await acumuladoDe(sinOtra.id));
});

test('cancelado no muestra nada y queda anotado quién lo empezó y quién lo cancela, de su lista', async () => {
  const lista = await preparar();
  const { id } = await empezar(lista);
  await correr(id, DE_A_POCO);
  const cancelado = await ana('POST', `/colegio/ensayos/${id}/cancelar`, { payload: {} });
  expect([cancelado.statusCode, cancelado.json()]).toMatchObject([200, { estado: 'cancelado', resultado: null }]);
  await correr(id);
  expect((await lineasDe(id)).length).toBe(40);
  const hechos = await prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'usuario_id'])
    .where('entidad', '=', 'lista')
    .where('entidad_id', '=', lista)
    .where('accion', 'in', ['ensayar_lista', 'cancelar_ensayo'])
    .orderBy('id')
    .execute();
  expect(hechos).toEqual(['ensayar_lista', 'cancelar_ensayo'].map((accion) => ({ accion, usuario_id: quien })));
});

test('si se deja de cobrar, todo baja entero', async () => {
  const lista = await preparar({ cep: '0', timbrado: '0' });
  const { id } = await empezar(lista);
  await correr(id);
  const resultado = (await leer(lista))?.resultado;
  expect([resultado?.comparados.ahora, resultado?.comparados.porcentaje]).toEqual(['0.00', '-100.00']);
  expect(resultado?.tramos.find(({ tramo: cual }) => cual === 'baja_mas_de_50')?.contratos).toBe(resultado?.bajan);
});

test('solo se ensayan las tasas, mientras se preparan', async () => {
  const lista = await preparar();
  await descartar(lista);
  const tarde = await ensayar(lista);
  expect([tarde.statusCode, tarde.json().codigo]).toEqual([409, 'ensayo_de_uno_terminado']);
  const { publicadas } = (await ana('GET', '/colegio/listas/plazos')).json<ListaDelColegio>();
  const otra = await ensayar(publicadas[0]?.id ?? 0);
  expect([otra.statusCode, otra.json().codigo]).toEqual([409, 'lista_sin_ensayo']);
  expect((await ensayar(99_999)).statusCode).toBe(404);
  expect((await ana('GET', '/colegio/listas/versiones/99999/ensayo')).statusCode).toBe(404);
});

test('lo pide quien prepara para todo el Colegio; quien audita o trabaja en un distrito lo lee', async () => {
  const lista = await preparar();
  for (const como of [beto, distrital]) expect((await ensayar(lista, como)).statusCode).toBe(403);
  const { id } = await empezar(lista);
  for (const como of [beto, distrital]) expect((await leer(lista, como))?.id).toBe(id);
});

test('publicada, y retirada, lo que se encontró se sigue leyendo como de lo que se publicó', async () => {
  await operador(prueba.db, 'pia', { roles: ['aranceles'] });
  const pia = await prueba.conSesion('pia', INGRESO);
  const lista = await preparar();
  const { id } = await empezar(lista);
  await correr(id);
  for (const [acto, payload] of [['publicar'], ['retirar', { motivo: 'De la prueba' }]] as const) {
    const hecho = await pia('POST', `/colegio/listas/versiones/${lista}/${acto}`, {
      ...(payload && { payload }),
      headers: await conVersion(lista),
    });
    expect(hecho.statusCode, hecho.body).toBe(200);
    expect(await leer(lista)).toMatchObject({ id, estado: 'terminado', de_esta_version: true });
  }
});

test('todos los contratos salen en un archivo con sus dos importes', async () => {
  const { id } = await empezar(await preparar());
  await correr(id);
  await ana('POST', `/colegio/ensayos/${id}/archivos`, { payload: { formato: 'csv' } });
  await armarArchivoDeEnsayo(prueba.db, { ensayo_id: id, formato: 'csv' });
  const csv = (await ana('GET', `/colegio/ensayos/${id}/archivos/csv`)).body.trimEnd().split('\r\n');
  const lineas = await lineasDe(id);
  expect([csv.length, csv[0]]).toEqual([
    lineas.length + 1,
    expect.stringContaining('CEP y timbrado de antes;CEP y timbrado nuevos;Diferencia'),
  ]);
  const suma = sumar(csv.slice(1).flatMap((linea) => linea.split(';')[7]?.replace(',', '.') || []));
  expect(suma).toBe(sumar(lineas.flatMap(({ ahora }) => ahora ?? [])));
});

test('de un colegio recién importado las tasas se ensayan con su honorario, y el arancel dice que no tiene con qué', async () => {
  await prueba.sinGuardas(async (db) => {
    const { id: importacion_id } = await db
      .insertInto('importaciones')
      .values({ hojas: '[]', quien: 'ana', creada_en: prueba.ahora() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('legajos').set({ importacion_id }).execute();
  });
  const { id } = await empezar(await preparar());
  await correr(id);
  const deTasas = await acumuladoDe(id);
  expect(deTasas?.comparados.contratos).toBeGreaterThan(100);
  const originales = await prueba.db
    .selectFrom('ensayo_lineas as e')
    .innerJoin('legajo_detalles as d', 'd.id', 'e.detalle_id')
    .select('d.id')
    .where('e.ensayo_id', '=', id)
    .where('e.clase', '=', 'comparado')
    .where('d.tipo_contrato', '=', 'original')
    .execute();
  expect(deTasas?.importados).toBe(originales.length);
  const ultima = (await findResoluciones(prueba.db)).at(-1) as Record<string, unknown>;
  const { id: base_id, nombre: _, vigente_desde: __, vigente_hasta: ___, ...contenido } = ultima;
  const arancel = await insertPreparacion(prueba.db, {
    ...{ nombre: 'Otro', vigente_desde: '2027-03-01', base_id: Number(base_id), contenido },
    ...{ creado_por: quien, creado_en: prueba.ahora() },
  });
  const { id: deArancel } = (
    await ana('POST', `/colegio/aranceles/preparaciones/${arancel}/ensayo`, { payload: {} })
  ).json<Ensayo>();
  await correr(deArancel);
  const acumulado = await acumuladoDe(deArancel);
  expect([acumulado?.comparados.contratos, acumulado?.alcanza.contratos]).toEqual([0, 0]);
  expect(acumulado?.sin_ensayar.importado).toBeGreaterThan(100);
});
