import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { EstadoDeLegajo } from '@colega/domain/legajos';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';

export type EnEstado = { id: number; fecha: Fecha; estado: EstadoDeLegajo };

/** Newest in draft, oldest approved, and now and then one annulled: as a technician's list looks. */
export const estadoPorAntiguedad = (puesto: number, total: number): EstadoDeLegajo => {
  const avance = puesto / total;
  if (avance >= 0.9) return 'borrador';
  if (puesto % 11 === 5) return 'anulado';
  if (avance >= 0.72) return 'confirmado';
  return avance >= 0.55 || puesto % 7 === 3 ? 'timbrado' : 'visado';
};

const filaDe = ({ id, fecha, estado }: EnEstado, hoy: Fecha) => {
  const visado_fecha = sumarDias(fecha, 21) < hoy ? sumarDias(fecha, 21) : hoy;
  const visado = estado === 'visado' ? { visado_numero: `V-${fecha.slice(0, 4)}-${1000 + id}`, visado_fecha } : {};
  return {
    id,
    estado,
    estado_detalle: estado === 'timbrado' || estado === 'visado' ? 'confirmado' : estado,
    cep_cumplido: estado === 'timbrado' || estado === 'visado',
    ...visado,
  };
};

/** Moves the files on to where the story has them. What moves them in real life comes with each step of the product. */
export const avanzarEstados = async (db: Db, legajos: readonly EnEstado[], hoy: Fecha): Promise<void> => {
  const filas = JSON.stringify(legajos.filter(({ estado }) => estado !== 'borrador').map((l) => filaDe(l, hoy)));
  await sql`
    update legajos l set estado_id = e.id, cep_cumplido = f.cep_cumplido, visado_numero = f.visado_numero,
      visado_fecha = f.visado_fecha
    from jsonb_to_recordset(${filas}::jsonb)
        as f(id integer, estado text, cep_cumplido boolean, visado_numero text, visado_fecha date)
      join estados_legajos e on e.clave = f.estado
    where l.id = f.id`.execute(db);
  await sql`
    update legajo_detalles d set estado_id = e.id
    from jsonb_to_recordset(${filas}::jsonb) as f(id integer, estado_detalle text)
      join estados_legajos e on e.clave = f.estado_detalle
    where d.legajo_id = f.id`.execute(db);
};
