import { type FilaDeDetalle, zFilaDeDetalle } from '@colega/contract/informes';
import { diasDe } from '@colega/domain/informes';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { condicionesDe } from '../condiciones.repository.ts';
import type { FiltrosDeInforme } from '../filtros-de-informe.ts';
import type { PaginaDeDetalle } from './fuente.ts';
import { type PeriodoConDetalle, zPeriodoConDetalle } from './pagina-de-periodos.ts';

const CLAVES: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`to_char(mes, 'YYYY-MM')`,
  distrito: sql`distrito_id::text`,
  rubro: sql`rubro_id::text`,
};

const zTanda = z.object({ clave: z.string(), corridos: z.number(), habiles: z.number(), contratos: z.number() });
export type TandaDeDemoras = z.output<typeof zTanda>;

const columnas = ({ distrito_id, rubro_id }: FiltrosDeInforme, de = '') =>
  condicionesDe([
    [`${de}distrito_id`, distrito_id],
    [`${de}rubro_id`, rubro_id],
  ]);

/** How many took each number of days. */
export const findDemoras = (db: Db, filtros: FiltrosDeInforme, por: string): Promise<TandaDeDemoras[]> => {
  const { primero, ultimo } = diasDe(filtros);
  return leerFilas(
    db,
    zTanda,
    sql`
    select ${CLAVES[por] ?? CLAVES.mes} as clave, corridos, habiles, sum(contratos)::int as contratos
    from demoras_por_mes where mes between ${primero}::date and ${ultimo}::date and ${columnas(filtros)}
    group by 1, 2, 3 having sum(contratos) <> 0 order by 1, 2, 3`,
  );
};

const zAbiertos = z.object({ dia: z.string(), contratos: z.number() });

export const findAbiertos = (db: Db, filtros: FiltrosDeInforme) =>
  leerFilas(
    db,
    zAbiertos,
    sql`select dia, sum(contratos)::int as contratos from abiertos_por_dia where ${columnas(filtros)}
    group by dia having sum(contratos) <> 0 order by dia`,
  );

const visados = (filtros: FiltrosDeInforme) => {
  const { primero, ultimo } = diasDe(filtros);
  return sql`from contratos_de_informes c where c.visado between ${primero}::date and ${ultimo}::date and c.confirmado is not null
    and not c.anulado and ${columnas(filtros, 'c.')}`;
};

export const findMesesConDemoras = (db: Db, filtros: FiltrosDeInforme): Promise<PeriodoConDetalle[]> => {
  const { primero, ultimo } = diasDe(filtros);
  return leerFilas(
    db,
    zPeriodoConDetalle,
    sql`select to_char(mes, 'YYYY-MM') as periodo, sum(contratos)::int as cuantos from demoras_por_mes
    where mes between ${primero}::date and ${ultimo}::date and ${columnas(filtros)} group by mes having sum(contratos) > 0 order by mes`,
  );
};

export const findDetalleDeDemoras = (
  db: Db,
  filtros: FiltrosDeInforme,
  pagina: PaginaDeDetalle,
): Promise<FilaDeDetalle[]> =>
  leerFilas(
    db,
    zFilaDeDetalle,
    sql`
    select x.contrato_id as id, x.legajo_id, null::int as persona_id, json_build_object('legajo', x.numero_legajo,
      'contrato', case when x.original then 'Original' else 'Ampliación' end, 'confirmado', x.confirmado, 'visado', x.visado,
      'habiles', dias_habiles_entre(x.confirmado, x.visado), 'corridos', x.visado - x.confirmado,
      'persona', p.apellido || ', ' || p.nombre, 'distrito', d.nombre, 'rubro', r.nombre) as celdas
    from (select c.* ${visados(filtros)} order by c.visado, c.contrato_id ${tramo(pagina)}) x
    join personas p on p.id = x.persona_id join distritos d on d.id = x.distrito_id join rubros r on r.id = x.rubro_id
    order by x.visado, x.contrato_id`,
  );
