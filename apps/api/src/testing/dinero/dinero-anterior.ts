import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { matricula, usuario } from '../construir.ts';

const CUANDO = new Date('2026-03-20T15:00:00Z');
type Lineas = Readonly<Record<string, number>>;
type Item = { importe: number; cargo_id?: number; sancion_id?: number; credito_id?: number };
type Cupon = { id: number; total: number; creditos: number };
type Pago = {
  externo: string;
  importe: number;
  aplicado?: number;
  a_credito?: number;
  a_revision?: number;
  motivo?: string;
};

/** Writes money as before amounts were kept: a coupon was paid once and whole, and was the charge. */
export const dineroAnterior = async (db: Db) => {
  const tecnico = await usuario(db, 'anterior');
  const persona_id = tecnico.persona.id;
  const { id: matricula_id } = await matricula(db, persona_id, { titulo_verificado: undefined });
  const uno = async (consulta: RawBuilder<{ id: number }>, en: Db = db): Promise<number> => {
    const [fila] = (await consulta.execute(en)).rows;
    if (!fila) throw new Error('No se insertó nada');
    return fila.id;
  };

  const asentar = async (
    trx: Db,
    concepto: string,
    de: { orden_id?: number; operacion_id?: number },
    lineas: Lineas,
  ) => {
    const asiento = await uno(
      sql`insert into asientos (cuando, concepto, orden_id, operacion_id)
        values (${CUANDO}, ${concepto}, ${de.orden_id ?? null}, ${de.operacion_id ?? null}) returning id`,
      trx,
    );
    for (const [cuenta, importe] of Object.entries(lineas))
      if (importe !== 0)
        await sql`insert into movimientos (asiento_id, cuenta, persona_id, importe)
          values (${asiento}, ${cuenta}, ${persona_id}, ${importe})`.execute(trx);
  };

  const contrato = async (): Promise<number> => {
    const legajo_id = await uno(sql`
      insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id, fecha,
        comitentes_busqueda, comitentes_orden, creado_en)
      select ${persona_id}, ${tecnico.id}, (select min(id) from distritos), ${matricula_id}, (select min(id) from rubros),
        (select min(id) from modalidades), (select id from estados_legajos where clave = 'confirmado'), '2026-03-10',
        'perez', 'perez', ${CUANDO} returning id`);
    return uno(sql`
      insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
        tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
      select ${legajo_id}, 'original', 'manual', (select id from estados_legajos where clave = 'confirmado'), '2026-03-10',
        '2027-03-10', 100000, '', '', '', '', '' returning id`);
  };
  const cargo = (concepto: string, importe: number): Promise<number> =>
    uno(sql`insert into cargos (matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en)
      values (${matricula_id}, ${concepto}, 2025, ${concepto}, ${importe}, '2025-06-30', ${CUANDO}) returning id`);
  const sancion = (importe: number): Promise<number> =>
    uno(sql`insert into sanciones (matricula_id, motivo, importe, fecha)
      values (${matricula_id}, 'Fallo 3/25', ${importe}, '2025-06-01') returning id`);
  const bonificar = (importe: number): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const id = await credito(trx, 'bonificacion', importe);
      await asentar(trx, 'bonificacion', {}, { bonificado: importe, creditos: -importe });
      return id;
    });
  const credito = (trx: Db, origen: string, importe: number): Promise<number> =>
    uno(
      sql`insert into creditos (persona_id, origen, descripcion, importe, creado_en)
        values (${persona_id}, ${origen}, 'Saldo a favor', ${importe}, ${CUANDO}) returning id`,
      trx,
    );

  const emitir = (circuito: string, detalle_id: number | null, items: readonly Item[]): Promise<Cupon> =>
    db.transaction().execute(async (trx) => {
      const total = items.reduce((suma, { importe }) => suma + importe, 0);
      const creditos = -items.reduce((suma, { importe, credito_id }) => suma + (credito_id ? importe : 0), 0);
      const id = await uno(
        sql`insert into ordenes_pago (persona_id, circuito, detalle_id, estado, monto_total, monto_con_recargo, vencimiento,
            ultimo_vencimiento, creada_en)
          values (${persona_id}, ${circuito}, ${detalle_id}, 'pendiente', ${total}, ${total * 1.02}, '2026-03-30',
            '2026-04-19', ${CUANDO}) returning id`,
        trx,
      );
      for (const { importe, cargo_id = null, sancion_id = null, credito_id = null } of items)
        await sql`insert into orden_items (orden_id, concepto, descripcion, importe, cargo_id, sancion_id, credito_id)
          values (${id}, ${circuito}, 'Un concepto', ${importe}, ${cargo_id}, ${sancion_id}, ${credito_id})`.execute(
          trx,
        );
      await asentar(trx, 'emision', { orden_id: id }, { deudores: total, creditos, emitido: -total - creditos });
      return { id, total, creditos };
    });

  const vencer = ({ id, total, creditos }: Cupon, motivo: string | null = null): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await sql`update ordenes_pago set estado = 'vencido', motivo_cierre = ${motivo} where id = ${id}`.execute(trx);
      await sql`update orden_items set vigente = false where orden_id = ${id}`.execute(trx);
      await asentar(
        trx,
        'cierre',
        { orden_id: id },
        { deudores: -total, creditos: -creditos, emitido: total + creditos },
      );
    });

  const pagar = (
    { id, total }: Cupon,
    { externo, importe, aplicado = 0, a_credito = 0, a_revision = 0, motivo }: Pago,
  ): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const credito_id = a_credito > 0 ? await credito(trx, 'pago', a_credito) : null;
      const operacion_id = await uno(
        sql`insert into operaciones_pago (orden_id, medio, externo, importe, fecha_pago, registrada_en, aplicado, a_credito,
            a_revision, motivo, credito_id)
          values (${id}, 'caja', ${externo}, ${importe}, ${CUANDO}, ${CUANDO}, ${aplicado}, ${a_credito}, ${a_revision},
            ${motivo ?? null}, ${credito_id}) returning id`,
        trx,
      );
      if (a_revision > 0) await sql`update ordenes_pago set en_revision = true where id = ${id}`.execute(trx);
      const salda = aplicado > 0 || importe === 0;
      if (salda) await saldar(trx, id, operacion_id, aplicado);
      const suyas = salda ? { deudores: -total, recargos: total - aplicado } : {};
      const lineas = { ...suyas, recaudado: importe, creditos: -a_credito, a_revisar: -a_revision };
      if (importe > 0) await asentar(trx, 'cobro', { orden_id: id, operacion_id }, lineas);
      return operacion_id;
    });

  const saldar = async (trx: Db, id: number, operacion_id: number, aplicado: number): Promise<void> => {
    await sql`update ordenes_pago set estado = 'pago', pagada_en = ${CUANDO} where id = ${id}`.execute(trx);
    await sql`insert into numeradores (clave, ultimo) values ('comprobantes', 1)
      on conflict (clave) do update set ultimo = numeradores.ultimo + 1`.execute(trx);
    await sql`insert into comprobantes (numero, orden_id, operacion_id, fecha, importe, creado_en)
      select ultimo, ${id}, ${operacion_id}, '2026-03-20', ${aplicado}, ${CUANDO} from numeradores`.execute(trx);
    await sql`insert into ceps (detalle_id, fecha, importe, orden_pago_id)
      select detalle_id, '2026-03-20', monto_total, id from ordenes_pago where id = ${id} and circuito = 'cep'`.execute(
      trx,
    );
  };

  /** The college's decision left the coupon paid at that time. */
  const decidir = (
    orden: Cupon,
    decision: 'a_favor' | 'devuelto',
    importe: number,
    operacion_id: number | null = null,
  ) =>
    db.transaction().execute(async (trx) => {
      const credito_id = decision === 'a_favor' ? await credito(trx, 'pago', importe) : null;
      await sql`insert into revisiones (orden_id, decision, motivo, importe, operacion_id, credito_id, quien, cuando)
        values (${orden.id}, ${decision}, 'Nota 4', ${importe}, ${operacion_id}, ${credito_id}, 'operador', ${CUANDO})`.execute(
        trx,
      );
      const desde = operacion_id ? { a_revisar: importe } : { emitido: orden.total, recargos: importe - orden.total };
      const hacia = { [decision === 'a_favor' ? 'creditos' : 'recaudado']: -importe };
      await asentar(
        trx,
        'revision',
        { orden_id: orden.id, ...(operacion_id && { operacion_id }) },
        { ...desde, ...hacia },
      );
      await sql`update ordenes_pago set en_revision = false where id = ${orden.id}`.execute(trx);
    });

  return { persona_id, contrato, cargo, sancion, bonificar, emitir, vencer, pagar, decidir };
};
export type DineroAnterior = Awaited<ReturnType<typeof dineroAnterior>>;
