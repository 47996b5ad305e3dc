import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { cuitDeEntonces } from '../../../db/cuit-de-entonces.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { decisionDeOperacion } from '../ordenes/bloquear-ordenes.repository.ts';
import { zDestinoLeido } from '../ordenes/destino-de-pago.ts';

const zPagador = z.object({
  nombre: z.string(),
  cuit: z.string(),
  matriculas: z.array(z.object({ codigo: z.string(), descripcion: z.string() })),
});
export type Pagador = z.output<typeof zPagador>;

/** As they are, or as they were when the paper was issued. */
export const findPagador = async (db: Db, ordenId: number, emitido: Date | null = null): Promise<Pagador> => {
  const cuit = emitido === null ? sql`p.cuit` : cuitDeEntonces(sql`${emitido}::timestamptz`);
  const rows = await leerFilas(
    db,
    zPagador,
    sql`
    select trim(p.nombre || ' ' || p.apellido) as nombre, ${cuit} as cuit,
      (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'descripcion', m.descripcion) order by m.id), '[]')
       from matriculas m where m.id = l.matricula_id or m.id in (
         select coalesce(c.matricula_id, s.matricula_id) from orden_items i
         left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id
         where i.orden_id = o.id)) as matriculas
    from ordenes_pago o join personas p on p.id = o.persona_id
    left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
    where o.id = ${ordenId}`,
  );
  const [pagador] = rows;
  if (!pagador) throw new Error(`La orden ${ordenId} no tiene a quién cobrarle`);
  return pagador;
};

const zOperacionImpresa = zDestinoLeido.extend({
  id: z.number(),
  medio: z.string(),
  externo: z.string(),
  importe: z.string(),
  aplicado: z.string(),
  a_credito: z.string(),
  fecha_pago: z.date(),
  recibo: z.number().nullable(),
});
export type OperacionImpresa = z.output<typeof zOperacionImpresa>;

export const findOperaciones = async (db: Db, ordenId: number): Promise<OperacionImpresa[]> => {
  const rows = await leerFilas(
    db,
    zOperacionImpresa,
    sql`
    select p.id, p.medio, numero_dicho(p.medio, p.externo) as externo, p.importe::text, p.aplicado::text, p.a_credito::text, p.motivo, p.fecha_pago,
      ${decisionDeOperacion} as decision, c.numero as recibo
    from operaciones_pago p left join comprobantes c on c.operacion_id = p.id
    where p.orden_id = ${ordenId} order by p.id`,
  );
  return rows;
};
