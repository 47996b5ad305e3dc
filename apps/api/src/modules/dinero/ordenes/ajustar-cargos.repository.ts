import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zConLegajo = z.object({ legajo_id: z.number() });

export const findLegajosSinCargo = async (db: Db, limite: number): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConLegajo,
    sql`
    select distinct d.legajo_id from ordenes_pago o join legajo_detalles d on d.id = o.detalle_id
    join cargos_de_contrato c on c.detalle_id = o.detalle_id and c.circuito = o.circuito and c.importe = 0
    where o.estado = 'pendiente' and not exists (select from intenciones_pago i
      where i.orden_id = o.id and i.estado in ('creando', 'abierta'))
    limit ${limite}`,
  );
  return rows.map(({ legajo_id }) => legajo_id);
};

const zContratoPorAjustar = z.object({ id: z.number(), anulado: z.boolean(), timbrado_afuera: z.boolean() });

export const findContratosQueNoCobran = async (
  db: Db,
  legajoId: number,
): Promise<{ anulados: number[]; timbrados_afuera: number[] }> => {
  const rows = await leerFilas(
    db,
    zContratoPorAjustar,
    sql`
    select d.id, e.clave = 'anulado' as anulado,
      exists (select from timbrados t where t.detalle_id = d.id and not t.anulado and t.tipo = 'externo') as timbrado_afuera
    from legajo_detalles d join estados_legajos e on e.id = d.estado_id where d.legajo_id = ${legajoId} order by d.id`,
  );
  return {
    anulados: rows.filter(({ anulado }) => anulado).map(({ id }) => id),
    timbrados_afuera: rows.filter((d) => d.timbrado_afuera && !d.anulado).map(({ id }) => id),
  };
};
