import type { EstadoDePaso, PasoDelColegio } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export const findPasos = (db: Db) => db.selectFrom('primeros_pasos').select(['paso', 'estado']).execute();

export const findPrimerosPasosCerrados = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('colegio').select('primeros_pasos_cerrados').executeTakeFirstOrThrow()).primeros_pasos_cerrados;

export const updatePrimerosPasosCerrados = (db: Db, primeros_pasos_cerrados: boolean) =>
  db.updateTable('colegio').set({ primeros_pasos_cerrados }).execute();

export const upsertPaso = (db: Db, fila: { paso: PasoDelColegio; estado: EstadoDePaso; cambiado_en: Date }) =>
  db
    .insertInto('primeros_pasos')
    .values(fila)
    .onConflict((oc) => oc.column('paso').doUpdateSet({ estado: fila.estado, cambiado_en: fila.cambiado_en }))
    .execute();

/** What was ever changed of the college, or of its account codes, at its desk, by the name of the act. */
export const findActosSobreElColegio = async (db: Db): Promise<ReadonlySet<string>> => {
  const actos = await db
    .selectFrom('auditoria')
    .select('accion')
    .where('entidad', 'in', ['colegio', 'cuenta_contable'])
    .distinct()
    .execute();
  return new Set(actos.map(({ accion }) => accion));
};

const zTarifa = z.object({
  tarifa: z.enum(['ninguna', 'por_regir', 'del_programa', 'del_colegio']),
  tarifa_desde: z.string().nullable(),
});

/** Which tariff there is to calculate with; of the first one, when it begins while that day has not come. */
export const findQueTarifaHay = async (db: Db, hoy: Fecha) => {
  const [fila] = await leerFilas(
    db,
    zTarifa,
    sql`select case when min(vigente_desde) > ${hoy} then min(vigente_desde)::text end as tarifa_desde,
      case when count(*) = 0 then 'ninguna' when min(vigente_desde) > ${hoy} then 'por_regir'
      when bool_and(del_programa) and not exists (select from calculos_honorarios) then 'del_programa'
      else 'del_colegio' end as tarifa from resoluciones where retirada_en is null`,
  );
  return fila ?? ({ tarifa: 'ninguna', tarifa_desde: null } as const);
};
