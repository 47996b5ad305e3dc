import { randomUUID } from 'node:crypto';
import type { Liquidacion } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { CLAVE_DE_PRUEBA } from '../../../testing/construir.ts';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';
import { CUITS, UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';
import { devolverCredito } from '../../dinero/colegio/devolver.service.ts';
import { conciliar } from '../../dinero/conciliacion/conciliar.service.ts';
import { findConceptosPublicos } from '../../dinero/papeles/recibos.repository.ts';
import { hashClave } from '../../sesion/claves.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(async () => {
  const momento = { ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) };
  expect(await conciliar(s.db, s.pasarelas, { ...momento, dias: 1 })).toEqual([]);
  await s.prueba.cerrar();
});

const HOJAS = {
  personas: UN_COLEGIO.personas ?? [],
  matriculas: UN_COLEGIO.matriculas ?? [],
  deudas: (UN_COLEGIO.deudas ?? []).filter(({ Legajo = null }) => Legajo === null),
  saldos_a_favor: UN_COLEGIO.saldos_a_favor ?? [],
};
const QUE = 'Saldo a favor del sistema anterior: Pagó dos veces la cuota 1 de 2024';
const filasDe = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> => (await consulta.execute(s.db)).rows;

const traerYAceptar = async (hojas = HOJAS) => {
  const { id } = await s.traer(hojas);
  await s.aceptar(id);
  expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
};
const entrarComoAna = async () => {
  const username = CUITS.paz.replaceAll('-', '');
  const clave_hash = await hashClave(CLAVE_DE_PRUEBA);
  await s.db.updateTable('usuarios').set({ clave_hash }).where('username', '=', username).execute();
  const { id } = await s.db.selectFrom('personas').select('id').where('cuit', '=', username).executeTakeFirstOrThrow();
  return { ana: await s.prueba.conSesion(username), persona_id: id };
};
const momento = () => ({ ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) });

test('entra al libro contra el sistema anterior, en su día y en ningún cierre, y la misma planilla no lo repite', async () => {
  await traerYAceptar();
  expect(
    await filasDe(sql`select a.concepto, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::text as cuando, m.cuenta, m.medio,
        m.importe::text, num_nonnulls(a.orden_id, a.operacion_id) as de_cupon,
        exists (select from asientos_sin_cerrar q where q.asiento_id = a.id) as por_cerrar
      from movimientos m join asientos a on a.id = m.asiento_id join personas p on p.id = m.persona_id
      where p.cuit = ${CUITS.paz.replaceAll('-', '')} order by m.id`),
  ).toEqual(
    [
      { cuenta: 'recaudado', medio: 'importacion', importe: '1200.35' },
      { cuenta: 'creditos', medio: null, importe: '-1200.35' },
    ].map((linea) => ({
      ...{ concepto: 'importacion', cuando: '2025-06-15 12:00:00', de_cupon: 0, por_cerrar: false },
      ...linea,
    })),
  );
  const despues = await s.contarTodo();
  const segunda = await s.traer(HOJAS);
  expect(cuentasDe(segunda).saldos_a_favor).toBe('0,0,2,0');
  expect((await s.aceptar(segunda.id)).statusCode).toBe(409);
  const [primero = {}] = HOJAS.saldos_a_favor;
  expect(motivosDe(await s.traer({ saldos_a_favor: [{ ...primero, Importe: 1300 }] }))).toEqual([
    'Saldos a favor 2, Referencia: Ya entró con otros datos, y lo que pasó en el sistema anterior no cambia.',
  ]);
  expect(await s.contarTodo()).toEqual(despues);
});

test('su técnico lo ve en su cuenta, lo usa al liquidar y paga el resto; el recibo de cualquiera no dice por qué', async () => {
  await traerYAceptar();
  const { ana, persona_id } = await entrarComoAna();
  const leida = (await ana('GET', `/liquidaciones/preLiquidacion/${persona_id}`)).json<Liquidacion>();
  expect(leida.bonificaciones).toMatchObject([{ descripcion: QUE, importe_total: '-1200.35' }]);
  const porMes = (await ana('GET', `/liquidaciones/resumen_cuenta/${persona_id}/por_mes`)).json();
  expect(porMes.a_favor).toBe('1200.35');
  const todos = (filas: Liquidacion['bonificaciones']) =>
    filas.map(({ id }) => ({ id, seleccionadoParaLiquidar: true }));
  const respuesta = await ana('POST', '/liquidaciones/preLiquidacion/confirmar', {
    payload: {
      ...{ persona_id, importe_total: leida.importe_total, preferencias_de_pago: [{ key: 'sipago' }] },
      ...{ items_vigentes: todos(leida.items_vigentes), items_vencidos: todos(leida.items_vencidos) },
      ...{ sanciones: todos(leida.sanciones), bonificaciones: todos(leida.bonificaciones) },
    },
  });
  expect([respuesta.statusCode, respuesta.body]).toEqual([201, expect.any(String)]);
  const { orden_pago_id } = respuesta.json<{ orden_pago_id: number }>();
  const items = await s.db
    .selectFrom('orden_items')
    .select(['descripcion', 'importe'])
    .where('orden_id', '=', orden_pago_id)
    .where('credito_id', 'is not', null)
    .execute();
  expect(items).toEqual([{ descripcion: QUE, importe: '-1200.35' }]);
  expect(await findConceptosPublicos(s.db, orden_pago_id)).toContainEqual({
    ...{ descripcion: 'Saldo a favor', importe: '-1200.35', es_sancion: false, es_credito: true },
  });
});

test('se devuelve como cualquier otro, y no dos veces', async () => {
  await traerYAceptar();
  const [{ id: credito_id = 0 } = {}] = await s.db
    .selectFrom('creditos')
    .select('id')
    .where('externo', '=', 'SF-1')
    .execute();
  const devolucion = {
    ...{ credito_id, importe: '1200.35', motivo: 'La pidió', ahora: momento().ahora },
    autor: { actor: 'colegio', user_id: null, username: 'operador' } as const,
  };
  await devolverCredito(s.db, { ...devolucion, comprobante: randomUUID() });
  await expect(devolverCredito(s.db, { ...devolucion, comprobante: randomUUID() })).rejects.toThrow(/quedan \$\s0,00/);
  const { ana, persona_id } = await entrarComoAna();
  expect((await ana('GET', `/liquidaciones/resumen_cuenta/${persona_id}/por_mes`)).json().a_favor).toBe('0.00');
});

test('si algo se rechaza después, no queda ninguno', async () => {
  const { id } = await s.traer(HOJAS);
  await s.prueba.comoDuenio((db) =>
    sql`create function no_pasa() returns trigger language plpgsql as $$
      begin if new.externo = 'SF-2' then raise exception 'no pasa'; end if; return new; end $$;
      create trigger no_pasa before insert on creditos for each row execute function no_pasa()`.execute(db),
  );
  const antes = await s.contarTodo();
  await s.aceptar(id).catch(() => undefined);
  expect(await s.contarTodo()).toEqual(antes);
  expect(await s.leer(id)).toMatchObject({
    estado: 'ensayada',
    falla: expect.stringContaining('el paso «saldos_a_favor», y no quedó nada escrito'),
  });
});

test('lo que se ensayó antes de que se trajeran se lee con ninguno', async () => {
  const { id } = await s.traer(HOJAS);
  await sql`update importaciones set resumen = resumen - 'saldos_a_favor', controles = controles - 'saldos_a_favor'
    where id = ${id}`.execute(s.db);
  expect(await s.leer(id)).toMatchObject({
    controles: { saldos_a_favor: null },
    resumen: { saldos_a_favor: { entra: '0.00', rechazado: '0.00' } },
  });
});

describe('la base rechaza', () => {
  const DIA = "'2025-06-15T12:00:00-03:00'";
  const credito = (externo = "'X-1'", origen = 'importacion') =>
    `insert into creditos (persona_id, origen, externo, descripcion, importe, creado_en)
     values (:persona, '${origen}', ${externo}, 'x', 10, ${DIA})`;
  const asiento = (lineas: string, cuando = DIA) =>
    `with a as (insert into asientos (cuando, concepto) values (${cuando}, 'importacion') returning id)
     insert into movimientos (asiento_id, cuenta, medio, banco, persona_id, importe)
     select a.id, x.cuenta, x.medio, x.banco, :persona, x.importe from a cross join (values ${lineas}) x (cuenta, medio, banco, importe)`;
  const BIEN = "('recaudado', 'importacion', null, 10), ('creditos', null, null, -10)";

  const intentar = async (consultas: readonly string[]) => {
    const { persona_id } = await entrarComoAna();
    await s.db.transaction().execute(async (trx: Db) => {
      for (const una of consultas) await sql.raw(una.replaceAll(':persona', String(persona_id))).execute(trx);
    });
  };

  test('uno que no está en el libro, en otro día, sin referencia o con una que ya vino, y un asiento de más o en una caja', async () => {
    await traerYAceptar();
    const casos: readonly (readonly [readonly string[], RegExp])[] = [
      [[credito()], /no está en el libro/],
      [[credito(), asiento(BIEN, "'2025-06-16T12:00:00-03:00'")], /no está en el libro como vino/],
      [[credito("' '"), asiento(BIEN)], /creditos_externo_check/],
      [[credito("'X-1'", 'bonificacion')], /creditos_externo_check/],
      [[credito("'SF-1'"), asiento(BIEN)], /creditos_externo_key/],
      [[asiento(BIEN)], /no son los del libro/],
      [[credito(), asiento(BIEN), asiento(BIEN)], /no son los del libro/],
      [[credito(), asiento("('recaudado', 'caja', null, 10), ('creditos', null, null, -10)")], /no está en la cuenta/],
      [
        [credito(), asiento("('bonificado', null, null, 10), ('creditos', null, null, -10)")],
        /no es el de una importacion/,
      ],
    ];
    for (const [consultas, rechazo] of casos) await expect(intentar(consultas)).rejects.toThrow(rechazo);
    await intentar([credito(), asiento(BIEN)]);
  });
});
