import { type RawBuilder, sql } from 'kysely';

/** When that rate is nought, as intervals of days. It names nothing outside, so that the base reads it once however many contracts ask. */
const sinCobro = (tasa: 'cep' | 'timbrado') => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('desde', v.desde, 'hasta', v.hasta)), '[]')
  from (select contenido, vigente_desde as desde, lead(vigente_desde) over (order by vigente_desde, id) as hasta
    from listas_del_colegio where lista = 'tasas' and estado = 'publicada') v
  where jsonb_path_exists(v.contenido, ${sql.lit(`$[*] ? (@.clave == "${tasa}" && @.tasa.double() == 0)`)}))`;

/** Whether the college's rate was nought that day: as `tasaDe` says it (S-1132). */
export const esDeTasaCero = (
  tasa: 'cep' | 'timbrado',
  dia: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`jsonb_path_exists(
  ${sinCobro(tasa)}, '$[*] ? (@.desde <= $dia && (@.hasta == null || @.hasta > $dia))', jsonb_build_object('dia', ${dia}))`;
