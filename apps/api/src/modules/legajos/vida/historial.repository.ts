import { type HechoDeLegajo, type HechoEnRevision, zHechoDeLegajo } from '@colega/contract/legajos';
import { contarHecho, HECHOS_DE_LEGAJO } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { EL_PADRON, LOS_PAGOS } from '../../auditoria/autor.ts';
import { exigirLegajoPropio } from '../legajo-propio.repository.ts';

const zLeido = zHechoDeLegajo
  .omit({ hecho: true, signo: true })
  .extend({ accion: z.enum(HECHOS_DE_LEGAJO), quien: z.string() });
const zConHecho = z.object({ hecho: zLeido });

/** The history of that person's file, oldest first. Throws 404 as well for somebody else's. */
export const findHistorial = async (db: Db, legajoId: number, personaId: number): Promise<HechoDeLegajo[]> => {
  await exigirLegajoPropio(db, legajoId, personaId);
  // A technician needs no name of somebody of the college (S-576).
  return (await findHistorialConAutor(db, legajoId, personaId)).map(({ quien: _, ...hecho }) => hecho);
};

/** The same with who did each thing. */
export const findHistorialConAutor = async (
  db: Db,
  legajoId: number,
  personaId: number,
): Promise<HechoEnRevision[]> => {
  const rows = await leerFilas(
    db,
    zConHecho,
    sql`
    select json_build_object('cuando', a.cuando, 'accion', a.accion,
      'quien', coalesce(trim(p.nombre || ' ' || p.apellido), a.quien),
      'de', case when u.persona_id = ${personaId} then 'vos'
        when a.usuario_id is null and a.quien = ${LOS_PAGOS.username} then 'pagos'
        when a.usuario_id is null and a.quien = ${EL_PADRON.username} then 'padron' else 'colegio' end,
      'detalle_id', (a.hasta ->> 'detalle_id')::int, 'desde', a.desde ->> 'estado', 'hasta', a.hasta ->> 'estado',
      'motivo', a.motivo, 'certificado', a.hasta ->> 'certificado', 'campo', a.hasta ->> 'campo',
      'pago', case when o.circuito in ('cep', 'timbrados') then json_build_object('circuito', o.circuito,
        'importe', coalesce(a.hasta ->> 'importe', (select sum(c.importe) from comprobantes c where a.accion = 'pagar' and c.orden_id = o.id
          and c.creado_en = a.cuando)::text, o.monto_total::text), 'resta', a.hasta ->> 'resta') end,
      'responde', a.accion = 'corregir' and coalesce(jsonb_array_length(a.hasta -> 'observaciones') > 0, true),
      'cambios', coalesce(jsonb_path_query_array(a.hasta, '$.cambios[*] ? (@.type() == "object")'), '[]')) as hecho
    from auditoria a
    left join usuarios u on u.id = a.usuario_id
    left join personas p on p.id = u.persona_id
    left join ordenes_pago o on o.id = (a.hasta ->> 'orden_pago_id')::int
    where a.entidad = 'legajo' and a.entidad_id = ${legajoId}
    order by a.cuando, a.id`,
  );
  return rows.map(({ hecho }) => ({
    ...hecho,
    ...contarHecho(hecho.responde ? 'responder_observacion' : hecho.accion),
  }));
};
