import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { perteneceAlVolumen, type Volumen } from './cargar-cupones-de-volumen.ts';

const SEGUN_EL_LEGAJO = sql.raw('distrito_id, rubro_id, persona_id, comitentes_busqueda');
const deSusLegajos = (v: Volumen) => perteneceAlVolumen(v, sql`l.persona_id`);
/** Of the recent files of a state, one of each four. */
const unoDeCuatro = (v: Volumen, estado: string, cual: number) => sql`
  ${deSusLegajos(v)} and l.fecha > ${v.hoy}::date - ${v.en_tramite ?? 0}::int
  and l.estado_id = (select id from estados_legajos where clave = ${estado}) and l.id / 5 % 4 = ${cual}`;

const observados = (v: Volumen, observacion: 'abierta' | 'respondida', cual: number): RawBuilder<unknown> => sql`
  with cuales as (
    update legajos l set observacion = ${observacion} where ${unoDeCuatro(v, 'confirmado', cual)}
    returning id, fecha, ${SEGUN_EL_LEGAJO}
  ), hechas as (
    insert into legajo_observaciones (legajo_id, campo, texto, quien, creada_en, respondida_en, estado)
    select id, 'inmuebles.0.partida', 'La partida no coincide con la nomenclatura catastral.', 'mesa01', least(fecha + 3, ${v.hoy}::date),
      case when ${observacion} = 'respondida' then least(fecha + 6, ${v.hoy}::date) end, ${observacion} from cuales
  ), salen as (
    delete from legajo_colas c using cuales where c.legajo_id = cuales.id and c.cola = 'para_revisar'
  )
  insert into legajo_colas (legajo_id, cola, desde, ${SEGUN_EL_LEGAJO})
  select id, 'volvieron', least(fecha + 6, ${v.hoy}::date), ${SEGUN_EL_LEGAJO} from cuales where ${observacion} = 'respondida'`;

const conTimbradoPago = (v: Volumen): RawBuilder<unknown> => sql`
  with cuales as (
    update legajo_colas c set cola = 'para_timbrar', desde = l.fecha from legajos l
    where l.id = c.legajo_id and c.cola = 'timbrados_externos' and ${unoDeCuatro(v, 'confirmado', 2)} returning l.id)
  update legajos l set espera_hasta = null from cuales where cuales.id = l.id`;

const especiales = (v: Volumen): RawBuilder<unknown> => sql`
  with cuales as (
    update legajos l set modalidad_id = (select id from modalidades where clave = 'especial')
    where ${unoDeCuatro(v, 'borrador', 3)} returning id, fecha, ${SEGUN_EL_LEGAJO})
  insert into legajo_colas (legajo_id, cola, desde, ${SEGUN_EL_LEGAJO})
  select id, 'confirmaciones_especiales', fecha, ${SEGUN_EL_LEGAJO} from cuales`;

/** Before their coupons are made: those of a file to stamp are paid. */
export const repartirEnColas = async (db: Db, v: Volumen): Promise<void> => {
  for (const paso of [observados(v, 'abierta', 0), observados(v, 'respondida', 1), conTimbradoPago(v), especiales(v)])
    await sql`${paso}`.execute(db);
};
