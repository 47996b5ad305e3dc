import { type Cupon, rutasDeIntencion } from '@colega/contract/dinero';
import type { MedioDePago, MedioEnLinea } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { CircuitoDeLegajo } from '../../modules/dinero/cargos/cargos-de-contrato.service.ts';
import { acreditarPago, type PagoPorAcreditar } from '../../modules/dinero/cobros/acreditar.service.ts';
import { generarCuponDeLegajo } from '../../modules/dinero/liquidaciones/cargos-de-legajo.service.ts';
import { emitirCupon } from '../../modules/dinero/ordenes/emitir-cupon.service.ts';
import type { OpcionesDeApp, Pedir } from '../crear-app-de-prueba.ts';
import { crearEscenario, padron } from '../legajos/escenario.ts';
import { vidaDe } from '../legajos/vida.ts';
import { crearPasarelasFalsas } from './pasarelas-falsas.ts';

type CuponDeLegajo = { id: number; legajo_id: number; numero_legajo: number; detalle_id: number };

export const crearEscenarioDePagos = async (opciones: OpcionesDeApp = {}) => {
  const falsas = crearPasarelasFalsas();
  const e = await crearEscenario(padron, { pasarelas: falsas.pasarelas, ...opciones });
  const vida = vidaDe(e);
  const { db, prueba } = e;
  const usuario = await db
    .selectFrom('usuarios')
    .select('id')
    .where('persona_id', '=', e.persona.id)
    .executeTakeFirstOrThrow();
  const autor = {
    actor: 'matriculado' as const,
    user_id: usuario.id,
    username: 'mgarcia',
    persona_id: e.persona.id,
  };
  const momento = () => ({ ahora: prueba.ahora(), hoy: prueba.ahora().toISOString().slice(0, 10) });

  const emitirDeLegajo = async (
    legajo_id: number,
    circuito: CircuitoDeLegajo,
    preferencia: MedioDePago | null = null,
  ): Promise<number> => {
    const pedido = { autor, legajo_id, circuito, elegirMedio: () => preferencia, ...momento() };
    return (await generarCuponDeLegajo(db, pedido)).orden_pago_id;
  };

  const cuponDeLegajo = async (circuito: CircuitoDeLegajo, preferencia: MedioDePago | null = null) => {
    const legajo = await vida.hasta('confirmado');
    const id = await emitirDeLegajo(legajo.id, circuito, preferencia);
    const detalle_id = await vida.original(legajo.id);
    return { id, legajo_id: legajo.id, numero_legajo: legajo.numero_legajo, detalle_id } satisfies CuponDeLegajo;
  };

  /** A coupon of a sanction costs 2 % more after its first due date, and cannot be paid after the last. */
  const cuponDeMatricula = async (importe = '1000.00', persona_id = e.persona.id): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const { id: matricula_id } = await trx
        .selectFrom('matriculas')
        .select('id')
        .where('persona_id', '=', persona_id)
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const sancion = { matricula_id, motivo: 'Fallo 3/26', importe, fecha: '2025-06-01' };
      const { id } = await trx.insertInto('sanciones').values(sancion).returning('id').executeTakeFirstOrThrow();
      const items = [{ concepto: 'arancel', descripcion: 'ARANCEL 2026', importe, sancion_id: id }];
      const orden = { persona_id, circuito: 'matriculados' as const, detalle_id: null, preferencia: null };
      return (await emitirCupon(trx, { ...orden, items, ...momento() })).id;
    });

  type CargoDeCupon = { cargo_id: number; importe: string };
  const cuponDeCargo = (persona_id: number, cargo: CargoDeCupon) => cuponDeCargos(persona_id, [cargo]);
  const cuponDeCargos = (persona_id: number, cargos: readonly CargoDeCupon[]) =>
    db.transaction().execute(async (trx) => {
      const items = cargos.map((cargo) => ({ concepto: 'arancel', descripcion: 'ARANCEL 2026', ...cargo }));
      const orden = { persona_id, circuito: 'matriculados' as const, detalle_id: null, preferencia: null };
      return (await emitirCupon(trx, { ...orden, items, ...momento() })).id;
    });

  const leer = async (id: number, pedir: Pedir = e.mgarcia): Promise<Cupon> => {
    const respuesta = await pedir('POST', `/orden_pagos/${id}/consultar_pago`);
    if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
    return respuesta.json<{ cupon: Cupon }>().cupon;
  };

  const abrir = (medio: MedioEnLinea, orden_id: number, pedir: Pedir = e.mgarcia) =>
    pedir('POST', rutasDeIntencion[medio].path, { payload: { orden_id } });

  const intenciones = (orden_id: number) =>
    db.selectFrom('intenciones_pago').selectAll().where('orden_id', '=', orden_id).orderBy('id').execute();
  const referencia = async (orden_id: number): Promise<string> =>
    (await intenciones(orden_id)).at(-1)?.referencia ?? '';

  const boleta = async (id: number): Promise<number> =>
    (await db.selectFrom('ordenes_pago').select('numero_boleta').where('id', '=', id).executeTakeFirstOrThrow())
      .numero_boleta;

  const operaciones = (orden_id: number) =>
    db
      .selectFrom('operaciones_pago')
      .select(['importe', 'aplicado', 'a_credito', 'a_revision', 'motivo'])
      .where('orden_id', '=', orden_id)
      .orderBy('id')
      .execute();

  const acreditar = (orden_id: number, pago: Partial<PagoPorAcreditar> = {}) =>
    acreditarPago(db, {
      orden_id,
      intencion: null,
      medio: 'caja',
      externo: `caja-${orden_id}`,
      importe: '5000.00',
      fecha_pago: prueba.ahora(),
      ahora: prueba.ahora(),
      ...pago,
    });

  const saldos = async (): Promise<Record<string, string>> => {
    const { rows } = await sql<{ cuenta: string; saldo: string }>`
      select cuenta, sum(importe)::text as saldo from movimientos
      group by cuenta having sum(importe) <> 0 order by cuenta`.execute(db);
    return Object.fromEntries(rows.map(({ cuenta, saldo }) => [cuenta, saldo]));
  };

  return {
    ...{
      e,
      vida,
      falsas,
      db,
      prueba,
      autor,
      momento,
      cuponDeLegajo,
      emitirDeLegajo,
      cuponDeMatricula,
      cuponDeCargo,
      cuponDeCargos,
      leer,
      abrir,
      intenciones,
    },
    ...{ referencia, boleta, operaciones, acreditar, saldos },
  };
};
export type EscenarioDePagos = Awaited<ReturnType<typeof crearEscenarioDePagos>>;
