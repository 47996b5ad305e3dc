import type { Ensayo } from '@colega/contract/honorarios';
import { calcularHonorario, compararHonorarios, type Honorario } from '@colega/domain/honorarios';
import { sumar } from '@colega/domain/importes';
import { comoPedido, leerEjemplos } from '@colega/domain/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { calcularContratos } from '../../../testing/honorarios/calcular-contratos.ts';
import { construirDesde } from '../catalogo-vivo.ts';
import { insertPreparacion } from '../colegio/preparaciones.repository.ts';
import { findResoluciones, findRubrosConTarifa } from '../resoluciones.repository.ts';
import { armarArchivoDeEnsayo } from './armar-archivo.service.ts';
import { correrEnsayo } from './correr-ensayo.service.ts';
import { findEnsayoById } from './ensayos.repository.ts';

const HOY = '2026-11-20';
const INGRESO = '/colegio/authentication_token';
/** A handful a part, so that there are many. */
const DE_A_POCO = { contratos: 40, ms: 0 };
const DE_UNA_VEZ = { contratos: 40, ms: 60_000 };

/** Whole years of contracts are calculated in each: on a busy machine that takes longer than most tests. */
const PLAZO = 60_000;
vi.setConfig({ testTimeout: PLAZO });

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let distrital: Pedir;
let base: Record<string, unknown>;
let quien: number;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 2 });
  await cargarVolumen(prueba.db, HOY, 1_000, { conCupones: false });
  quien = (await operador(prueba.db, 'ana', { roles: ['aranceles'] })).id;
  await operador(prueba.db, 'beto', { roles: ['auditoria'] });
  await operador(prueba.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  [ana, beto, distrital] = [
    await prueba.conSesion('ana', INGRESO),
    await prueba.conSesion('beto', INGRESO),
    await prueba.conSesion('dora', INGRESO),
  ];
  const publicadas = await findResoluciones(prueba.db);
  base = publicadas.at(-1) as Record<string, unknown>;
  const rubros = await findRubrosConTarifa(prueba.db, { conLosQueSiguen: true });
  const catalogo = construirDesde(publicadas, rubros);
  const pedidos = leerEjemplos().map(({ ejemplo }) => comoPedido(ejemplo, catalogo));
  await prueba.sinGuardas((db) => calcularContratos(db, { catalogo, pedidos, fecha: HOY, manuales: 11 }));
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(prueba.db));

let cuantos = 0;
const preparar = (otro: object = { unidad_referencial: '99999.00' }, sin_leer?: object): Promise<number> =>
  prueba.comoDuenio(async (db) => {
    cuantos += 1;
    const { id: base_id, nombre: _, vigente_desde: __, vigente_hasta: ___, ...cifras } = base;
    const id = await insertPreparacion(db, {
      ...{ nombre: `Arancel ${cuantos}`, vigente_desde: '2027-03-01', base_id: Number(base_id) },
      ...{ contenido: { ...cifras, ...otro }, creado_por: quien, creado_en: prueba.ahora() },
    });
    if (sin_leer)
      await db
        .updateTable('aranceles_en_preparacion')
        .set({ sin_leer: JSON.stringify(sin_leer), version: 2 })
        .where('id', '=', id)
        .execute();
    return id;
  });
const ensayar = async (id: number, como = ana) =>
  como('POST', `/colegio/aranceles/preparaciones/${id}/ensayo`, { payload: {} });
const empezar = async (id: number) => (await ensayar(id)).json<Ensayo>();
const leer = async (id: number, como = ana) =>
  (await como('GET', `/colegio/aranceles/preparaciones/${id}/ensayo`)).json<{ ensayo: Ensayo | null }>().ensayo;
const cancelar = (id: number, como = ana) => como('POST', `/colegio/ensayos/${id}/cancelar`, { payload: {} });
const tramo = async (id: number) => ({ ensayo_id: id, tanda: (await findEnsayoById(prueba.db, id))?.tanda ?? 0 });
const correr = async (id: number, ritmo = DE_UNA_VEZ, db = prueba.db) =>
  correrEnsayo(db, prueba.ahora, await tramo(id), ritmo);
const enCola = async () =>
  (
    await sql<{
      que: string;
    }>`select task_identifier as que from graphile_worker.jobs where task_identifier like '%ensay%'`.execute(prueba.db)
  ).rows.map(({ que }) => que);
const lineasDe = (id: number) =>
  prueba.db.selectFrom('ensayo_lineas').selectAll().where('ensayo_id', '=', id).orderBy('detalle_id').execute();

test('de cada contrato del año se sabe cuánto sería, y los totales son la suma de sus líneas', async () => {
  const arancel = await preparar();
  expect(await leer(arancel)).toBeNull();
  const pedido = await ensayar(arancel);
  expect([pedido.statusCode, pedido.json()]).toMatchObject([201, { estado: 'pendiente', hechos: 0, version: 1 }]);
  expect(pedido.json()).toMatchObject({ desde: '2025-11-21', hasta: HOY, de_esta_version: true, resultado: null });
  const { id } = pedido.json<Ensayo>();
  expect(await enCola()).toEqual(['ensayar_arancel']);
  await correr(id);
  const ensayo = await leer(arancel);
  const { resultado } = ensayo ?? {};
  if (!resultado) throw new Error('sin resultado');
  const lineas = await lineasDe(id);
  expect([ensayo?.estado, ensayo?.total, ensayo?.hechos]).toEqual(['terminado', lineas.length, lineas.length]);
  const comparadas = lineas.filter(({ clase }) => clase === 'comparado');
  expect(resultado.comparados).toMatchObject({
    contratos: comparadas.length,
    antes: sumar(comparadas.map(({ antes }) => antes ?? '0')),
    ahora: sumar(comparadas.map(({ ahora }) => ahora ?? '0')),
  });
  for (const partes of [resultado.rubros, resultado.partes])
    expect(sumar(partes.map(({ diferencia }) => diferencia))).toBe(resultado.comparados.diferencia);
  expect(comparadas.length).toBeGreaterThan(100);
  expect(resultado.tramos.reduce((n, { contratos }) => n + contratos, 0)).toBe(comparadas.length);
  expect(resultado.alcanza.contratos).toBe(lineas.filter(({ clase }) => clase === 'alcanza').length);
  expect(resultado.sin_ensayar.find(({ motivo }) => motivo === 'manual')?.contratos).toBeGreaterThan(5);
  const [mayor] = resultado.mayores;
  expect([resultado.mayores.length, mayor?.numero_legajo]).toEqual([20, expect.any(Number)]);
  // What is annulled, a draft or older is of no rehearsal.
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from legajo_detalles d
    join estados_legajos e on e.id = d.estado_id join legajos l on l.id = d.legajo_id join estados_legajos el on el.id = l.estado_id
    where d.fecha between '2025-11-21' and ${HOY} and e.clave not in ('borrador', 'anulado') and el.clave <> 'anulado'`.execute(
    prueba.db,
  );
  expect(lineas.length).toBe(rows[0]?.n);
});

test('cada mínimo nuevo es el del motor con ese arancel, y los veinte traen las dos cuentas renglón por renglón', async () => {
  const arancel = await preparar({ honorario_minimo: '77777.77' });
  const { id } = await empezar(arancel);
  await correr(id);
  const propuesta = { ...base, honorario_minimo: '77777.77', vigente_desde: '2027-03-01', vigente_hasta: null };
  const catalogo = construirDesde([propuesta], await findRubrosConTarifa(prueba.db, { conLosQueSiguen: true }));
  const lineas = await lineasDe(id);
  const calculados = await prueba.db
    .selectFrom('legajo_detalles as d')
    .innerJoin('calculos_honorarios as c', 'c.id', 'd.calculo_honorario_id')
    .select(['d.id', 'c.pedido', 'c.honorario'])
    .execute();
  for (const { detalle_id, antes, ahora } of lineas.filter(({ clase }) => clase !== 'sin_ensayar')) {
    const calculo = calculados.find((uno) => uno.id === detalle_id);
    const motor = calcularHonorario(
      { ...(calculo?.pedido as never as object), fecha: '2027-03-01' } as never,
      catalogo,
    );
    expect([antes, ahora]).toEqual([calculo?.honorario, motor.ok && motor.valor.honorario]);
  }
  const resultado = (await leer(arancel))?.resultado;
  for (const { detalle_id, antes, ahora, diferencia } of resultado?.mayores ?? []) {
    const respuesta = await ana('GET', `/colegio/ensayos/${id}/explicados/${detalle_id}`);
    const explicado = respuesta.json<{ antes: Honorario; ahora: Honorario }>();
    expect([respuesta.statusCode, explicado.antes.honorario, explicado.ahora.honorario]).toEqual([200, antes, ahora]);
    const { diferencia: comparada, lineas: renglones } = compararHonorarios(explicado.antes, explicado.ahora);
    expect(comparada).toBe(diferencia);
    expect(sumar(renglones.map((renglon) => renglon.diferencia))).toBe(diferencia);
  }
  expect((await ana('GET', `/colegio/ensayos/${id}/explicados/999999`)).statusCode).toBe(404);
});

test('la misma versión el mismo día da el que está; otra versión dice que es de una anterior', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  await correr(id);
  expect((await empezar(arancel)).id).toBe(id);
  await prueba.db
    .updateTable('aranceles_en_preparacion')
    .set({ version: 2, contenido: JSON.stringify({ ...base, unidad_referencial: '123456.00' }) })
    .where('id', '=', arancel)
    .execute();
  expect(await leer(arancel)).toMatchObject({ id, version: 1, de_esta_version: false });
  const otro = await empezar(arancel);
  expect(otro).toMatchObject({ estado: 'pendiente', version: 2, de_esta_version: true });
  await correr(otro.id);
  const [antes, ahora] = [await findEnsayoById(prueba.db, id), await findEnsayoById(prueba.db, otro.id)];
  expect(ahora?.acumulado.comparados.ahora).not.toBe(antes?.acumulado.comparados.ahora);
  // Of the older one only its result is left.
  expect([(await lineasDe(id)).length, (await lineasDe(otro.id)).length]).toEqual([0, ahora?.hechos]);
  const pedido = await ana('POST', `/colegio/ensayos/${id}/archivos`, { payload: { formato: 'csv' } });
  expect([pedido.statusCode, pedido.json().codigo]).toEqual([409, 'ensayo_sin_lineas']);
});

test('de a tramos da lo mismo que de una vez, y un tramo repetido no hace nada', async () => {
  const [deAPoco, deUnaVez] = [await preparar(), await preparar()];
  const uno = await empezar(deAPoco);
  const primero = await tramo(uno.id);
  await correr(uno.id, DE_A_POCO);
  const van = await findEnsayoById(prueba.db, uno.id);
  expect([van?.estado, van?.hechos, van?.tanda]).toEqual(['corriendo', 40, 1]);
  await correrEnsayo(prueba.db, prueba.ahora, primero, DE_A_POCO);
  expect((await findEnsayoById(prueba.db, uno.id))?.hechos).toBe(40);
  expect(await leer(deAPoco)).toMatchObject({ estado: 'corriendo', hechos: 40, resultado: null });
  for (let vueltas = 0; vueltas < 100 && (await leer(deAPoco))?.estado === 'corriendo'; vueltas++)
    await correr(uno.id, DE_A_POCO, vueltas % 2 === 0 ? otroPortal : prueba.db);
  const otro = await empezar(deUnaVez);
  await correr(otro.id);
  const [a, b] = [await findEnsayoById(prueba.db, uno.id), await findEnsayoById(prueba.db, otro.id)];
  expect(a?.estado).toBe('terminado');
  expect(a?.acumulado).toEqual(b?.acumulado);
});

test('lo que empezó una versión anterior del programa sigue, y lleva lo que llevaba', async () => {
  const [deAntes, deAhora] = [await preparar(), await preparar()];
  const uno = await empezar(deAntes);
  for (let vueltas = 0; vueltas < 2; vueltas++) {
    await correr(uno.id, DE_A_POCO);
    await sql`update ensayos set acumulado = (acumulado - 'partes' - 'importados')
      || jsonb_build_object('tareas', acumulado -> 'partes') where id = ${uno.id}`.execute(prueba.db);
  }
  await correr(uno.id);
  const otro = await empezar(deAhora);
  await correr(otro.id);
  const [a, b] = [await findEnsayoById(prueba.db, uno.id), await findEnsayoById(prueba.db, otro.id)];
  expect(a?.acumulado.partes).toEqual(b?.acumulado.partes);
  expect((await leer(deAntes))?.resultado?.partes).toEqual((await leer(deAhora))?.resultado?.partes);
});

test('de dos procesos en el mismo tramo uno sigue y el otro se va: nada se cuenta dos veces', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  const mismo = await tramo(id);
  await Promise.all([
    correrEnsayo(prueba.db, prueba.ahora, mismo, DE_UNA_VEZ),
    correrEnsayo(otroPortal, prueba.ahora, mismo, DE_UNA_VEZ),
  ]);
  const ensayo = await findEnsayoById(prueba.db, id);
  expect([ensayo?.estado, ensayo?.hechos]).toEqual(['terminado', (await lineasDe(id)).length]);
  expect(ensayo?.acumulado.contratos).toBe(ensayo?.hechos);
});

test('de dos que lo piden a la vez hay uno, y en curso no se empieza otro', async () => {
  const arancel = await preparar();
  const [uno, otro] = await Promise.all([empezar(arancel), empezar(arancel)]);
  expect(uno.id).toBe(otro.id);
  expect(await enCola()).toHaveLength(1);
  // A minute without a sign: whoever was on it is not there, and who asks wakes it up.
  prueba.avanzar(61_000);
  expect((await leer(arancel))?.quieto).toBe(true);
  await empezar(arancel);
  expect(await enCola()).toHaveLength(2);
  await cancelar(uno.id);
});

test('cancelado, se corta en el tramo en que está, y dice quién; el que terminó no se cancela', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  await correr(id, DE_A_POCO);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ensayo_lineas where ensayo_id = ${id}`.execute(prueba.db);
  const cancelado = await cancelar(id);
  expect([cancelado.statusCode, cancelado.json()]).toMatchObject([200, { estado: 'cancelado', resultado: null }]);
  expect(cancelado.json<Ensayo>().cancelado_por).not.toBe('');
  await correr(id);
  expect(await lineasDe(id)).toHaveLength(rows[0]?.n ?? 0);
  expect((await cancelar(id)).statusCode).toBe(200);
  const otro = await empezar(arancel);
  expect(otro.id).not.toBe(id);
  await correr(otro.id);
  const tarde = await cancelar(otro.id);
  expect([tarde.statusCode, tarde.json().codigo]).toEqual([409, 'ensayo_ya_terminado']);
});

test('uno que se cancela mientras se calcula no guarda lo que estaba calculando', async () => {
  const { id } = await empezar(await preparar());
  const corriendo = correr(id, { contratos: 20, ms: 60_000 });
  await expect
    .poll(async () => (await findEnsayoById(prueba.db, id))?.hechos ?? 0, { interval: 2, timeout: PLAZO })
    .toBeGreaterThan(0);
  await cancelar(id);
  await corriendo;
  const ensayo = await findEnsayoById(prueba.db, id);
  expect([ensayo?.estado, await lineasDe(id).then((todas) => todas.length)]).toEqual(['cancelado', ensayo?.hechos]);
  expect(ensayo?.hechos).toBeLessThan(ensayo?.total ?? 0);
});

test('lo que falla se intenta otra vez, y a la quinta seguida se dice', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  await prueba.comoDuenio((db) =>
    sql`alter table ensayo_lineas add constraint rota check (ensayo_id <> ${sql.lit(id)})`.execute(db),
  );
  try {
    for (let vez = 0; vez < 4; vez++) await expect(correr(id)).rejects.toThrow('rota');
    expect((await leer(arancel))?.estado).toBe('corriendo');
    await correr(id);
  } finally {
    await prueba.comoDuenio((db) => sql`alter table ensayo_lineas drop constraint rota`.execute(db));
  }
  expect(await leer(arancel)).toMatchObject({ estado: 'fallido', hechos: 0, resultado: null });
  expect((await empezar(arancel)).estado).toBe('pendiente');
});

test('lo que no se puede calcular no se ensaya, y se dice por qué', async () => {
  const roto = await ensayar(await preparar({ honorario_minimo: '0.00' }));
  expect([roto.statusCode, roto.json().detail]).toEqual([422, expect.stringContaining('honorario_minimo')]);
  const sinLeer = await ensayar(await preparar({}, { unidad_referencial: 'mil' }));
  expect([sinLeer.statusCode, sinLeer.json().codigo]).toEqual([422, 'ensayo_con_celdas_sin_leer']);
  const terminado = await preparar();
  await prueba.db
    .updateTable('aranceles_en_preparacion')
    .set({ version: 2, terminado_en: prueba.ahora() })
    .where('id', '=', terminado)
    .execute();
  expect((await ensayar(terminado)).statusCode).toBe(409);
  expect((await ensayar(99_999)).statusCode).toBe(404);
  expect((await ana('GET', '/colegio/aranceles/preparaciones/99999/ensayo')).statusCode).toBe(404);
  expect((await cancelar(99_999)).statusCode).toBe(404);
});

test('lo pide quien prepara aranceles de todo el Colegio; quien audita o trabaja en un distrito lo lee', async () => {
  const arancel = await preparar();
  expect((await ensayar(arancel, beto)).statusCode).toBe(403);
  expect((await ensayar(arancel, distrital)).statusCode).toBe(403);
  const { id } = await empezar(arancel);
  expect((await cancelar(id, beto)).statusCode).toBe(403);
  expect((await cancelar(id, distrital)).statusCode).toBe(403);
  for (const como of [beto, distrital]) expect((await leer(arancel, como))?.id).toBe(id);
  await cancelar(id);
});

test('quien trabaja en un distrito lee los totales y ningún contrato, ni pide su archivo', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  await correr(id);
  await ana('POST', `/colegio/ensayos/${id}/archivos`, { payload: { formato: 'csv' } });
  await armarArchivoDeEnsayo(prueba.db, { ensayo_id: id, formato: 'csv' });
  const [entero, deUno] = [await leer(arancel, beto), await leer(arancel, distrital)];
  expect(deUno).toEqual({ ...entero, archivos: [], resultado: { ...entero?.resultado, mayores: [] } });
  expect([entero?.archivos.length, entero?.resultado?.mayores.length]).toEqual([1, 20]);
  const pedidos = [
    ['GET', `/colegio/ensayos/${id}/explicados/${entero?.resultado?.mayores[0]?.detalle_id}`],
    ['POST', `/colegio/ensayos/${id}/archivos`, { payload: { formato: 'csv' } }],
    ['GET', `/colegio/ensayos/${id}/archivos/csv`],
    ['GET', `/colegio/ensayos/${id}/archivos/xlsx`],
  ] as const;
  for (const [metodo, camino, payload] of pedidos) {
    const respuesta = await distrital(metodo, camino, payload);
    expect([camino, respuesta.statusCode, respuesta.json().codigo]).toEqual([camino, 403, 'sin_permiso']);
  }
  expect((await beto('GET', `/colegio/ensayos/${id}/archivos/csv`)).statusCode).toBe(200);
});

test('el que se anula mientras se calcula sigue teniendo sus dos cuentas', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  const quedan = async () => {
    const ensayo = await findEnsayoById(prueba.db, id);
    return (ensayo?.total ?? 0) - (ensayo?.hechos ?? 0);
  };
  await correr(id, DE_A_POCO);
  // whatever the figures, the last ten do not take the place of all of the twenty
  for (let faltan = await quedan(); faltan > 10; faltan = await quedan())
    await correr(id, { ...DE_A_POCO, contratos: Math.min(DE_A_POCO.contratos, faltan - 10) });
  const van = (await findEnsayoById(prueba.db, id))?.acumulado.mayores.map(({ detalle_id }) => detalle_id) ?? [];
  const estados = (de: string) =>
    prueba.sinGuardas((db) =>
      sql`update legajo_detalles set estado_id = (select id from estados_legajos where clave = ${de})
        where id = any(${van}::int[])`.execute(db),
    );
  await estados('anulado');
  try {
    await correr(id);
  } finally {
    await estados('confirmado');
  }
  const mayores = (await leer(arancel))?.resultado?.mayores ?? [];
  expect(mayores.filter(({ detalle_id }) => van.includes(detalle_id)).length).toBeGreaterThan(0);
  for (const { detalle_id } of mayores)
    expect((await ana('GET', `/colegio/ensayos/${id}/explicados/${detalle_id}`)).statusCode).toBe(200);
});

test('queda anotado quién lo empezó y quién lo canceló, una vez', async () => {
  const arancel = await preparar();
  const { id } = await empezar(arancel);
  await ensayar(arancel);
  await cancelar(id);
  await cancelar(id);
  const lineas = await prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'usuario_id'])
    .where('entidad', '=', 'arancel')
    .where('entidad_id', '=', arancel)
    .orderBy('id')
    .execute();
  expect(lineas).toEqual(['ensayar_arancel', 'cancelar_ensayo'].map((accion) => ({ accion, usuario_id: quien })));
});

test('todos los contratos salen en un archivo que se prepara de fondo, una vez', async () => {
  const { id } = await empezar(await preparar());
  const pedir = (formato: 'csv' | 'xlsx') => ana('POST', `/colegio/ensayos/${id}/archivos`, { payload: { formato } });
  expect((await pedir('csv')).json().codigo).toBe('ensayo_sin_resultado');
  await correr(id);
  expect((await ana('GET', `/colegio/ensayos/${id}/archivos/csv`)).statusCode).toBe(404);
  expect((await pedir('csv')).json<Ensayo>().archivos).toEqual([{ formato: 'csv', estado: 'en_cola' }]);
  await pedir('csv');
  expect((await enCola()).filter((que) => que === 'exportar_ensayo')).toHaveLength(1);
  expect((await ana('GET', `/colegio/ensayos/${id}/archivos/csv`)).statusCode).toBe(409);
  await armarArchivoDeEnsayo(prueba.db, { ensayo_id: id, formato: 'csv' });
  const csv = (await ana('GET', `/colegio/ensayos/${id}/archivos/csv`)).body.trimEnd().split('\r\n');
  const lineas = await lineasDe(id);
  expect(csv.length).toBe(lineas.length + 1);
  expect(csv[0]).toContain('Legajo;Contrato;Fecha;Rubro;Qué pasa;Motivo;Mínimo de antes;Mínimo nuevo;Diferencia');
  const suma = (columna: number) =>
    sumar(csv.slice(1).flatMap((linea) => linea.split(';')[columna]?.replace(',', '.') || []));
  expect(suma(6)).toBe(sumar(lineas.flatMap(({ antes }) => antes ?? [])));
  expect(suma(7)).toBe(sumar(lineas.flatMap(({ ahora }) => ahora ?? [])));
  await pedir('xlsx');
  await armarArchivoDeEnsayo(prueba.db, { ensayo_id: id, formato: 'xlsx' });
  const xlsx = await ana('GET', `/colegio/ensayos/${id}/archivos/xlsx`);
  expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});
