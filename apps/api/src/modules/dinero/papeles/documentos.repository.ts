import type { Importe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { type DestinoLeido, decisionDeOperacion } from '../ordenes/destino-de-pago.ts';

export type Pagador = { nombre: string; cuit: string; matriculas: { codigo: string; descripcion: string }[] };

/** Who an order is charged to, with the licences that it is for: of its file, of its charges or of its sanctions. */
export const findPagador = async (db: Db, ordenId: number): Promise<Pagador> => {
  const { rows } = await sql<Pagador>`
    select trim(p.nombre || ' ' || p.apellido) as nombre, p.cuit,
      (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'descripcion', m.descripcion) order by m.id), '[]')
       from matriculas m where m.id = l.matricula_id or m.id in (
         select coalesce(c.matricula_id, s.matricula_id) from orden_items i
         left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id
         where i.orden_id = o.id)) as matriculas
    from ordenes_pago o join personas p on p.id = o.persona_id
    left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
    where o.id = ${ordenId}`.execute(db);
  const [pagador] = rows;
  if (!pagador) throw new Error(`La orden ${ordenId} no tiene a quién cobrarle`);
  return pagador;
};

export type OperacionImpresa = DestinoLeido & {
  id: number;
  medio: string;
  externo: string;
  importe: Importe;
  aplicado: Importe;
  a_credito: Importe;
  fecha_pago: Date;
  /** Of the receipt, when it settled the order. */
  recibo: number | null;
};

export const findOperaciones = async (db: Db, ordenId: number): Promise<OperacionImpresa[]> => {
  const { rows } = await sql<OperacionImpresa>`
    select p.id, p.medio, p.externo, p.importe::text, p.aplicado::text, p.a_credito::text, p.motivo, p.fecha_pago,
      ${decisionDeOperacion} as decision, c.numero as recibo
    from operaciones_pago p left join comprobantes c on c.operacion_id = p.id
    where p.orden_id = ${ordenId} order by p.id`.execute(db);
  return rows;
};
