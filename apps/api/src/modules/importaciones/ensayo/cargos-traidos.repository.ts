import { type CargoQueHay, claveDeContrato } from '@colega/domain/importaciones';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { nombreDelContrato } from '../../../db/nombre-del-contrato.ts';

const zCargo = z.object({
  ...{ numero: z.string(), circuito: z.enum(['cep', 'timbrados']), importe: z.string(), pagado: z.string() },
});

/** What former contracts brought of CEP and stamp, with what was paid of each since. */
export const findCargosTraidos = async (db: Db, numeros: readonly number[]): Promise<[string, CargoQueHay][]> => {
  const filas = await leerFilas(
    db,
    zCargo,
    sql`select ${nombreDelContrato(sql`l`, sql`d`)} as numero, c.circuito, c.importe::text, coalesce((select sum(im.capital)
        from ordenes_pago o join orden_items i on i.orden_id = o.id join imputaciones im on im.item_id = i.id
        where o.detalle_id = d.id and o.circuito = c.circuito), 0.00)::text as pagado
      from legajos l join legajo_detalles d on d.legajo_id = l.id
      join cargos_de_contrato c on c.detalle_id = d.id and c.traido is not null
      where l.numero_legajo = any(${numeros}::int[])`,
  );
  return filas.map(({ numero, circuito, importe, pagado }) => [
    claveDeContrato(numero, circuito),
    { importe, pagado, en_cupon: false },
  ]);
};
