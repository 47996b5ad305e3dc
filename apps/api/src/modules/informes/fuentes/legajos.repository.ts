import { zFilaDeDetalle } from '@colega/contract/informes';
import { diasDe } from '@colega/domain/informes';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { condicionesDe } from '../condiciones.repository.ts';
import type { FiltrosDeInforme } from '../filtros-de-informe.ts';
import type { FuenteDeInforme } from './fuente.ts';
import {
  buscarMesesDePagina,
  type PeriodoConDetalle,
  sumarConDetalle,
  zPeriodoConDetalle,
} from './pagina-de-periodos.ts';

const CLAVES: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`to_char(mes, 'YYYY-MM')`,
  distrito: sql`distrito_id::text`,
  rubro: sql`rubro_id::text`,
  modalidad: sql`modalidad_id::text`,
};

const zContada = z.object({
  clave: z.string().nullable(),
  legajos: z.number(),
  ampliaciones: z.number(),
  honorarios: z.string(),
  anulados: z.number(),
});
const NADA = { legajos: 0, ampliaciones: 0, honorarios: '0.00', anulados: 0 };

const columnas = ({ distrito_id, rubro_id, modalidad_id }: FiltrosDeInforme, de = '') =>
  condicionesDe([
    [`${de}distrito_id`, distrito_id],
    [`${de}rubro_id`, rubro_id],
    [`${de}modalidad_id`, modalidad_id],
  ]);

const DETALLE = (filtros: FiltrosDeInforme) => {
  const { primero, ultimo } = diasDe(filtros);
  return sql`from contratos_de_informes c where c.dia between ${primero}::date and ${ultimo}::date and ${columnas(filtros, 'c.')}`;
};

const findMesesConContratos = (db: Db, filtros: FiltrosDeInforme): Promise<PeriodoConDetalle[]> => {
  const { primero, ultimo } = diasDe(filtros);
  return leerFilas(
    db,
    zPeriodoConDetalle,
    sql`select to_char(mes, 'YYYY-MM') as periodo, sum(contratos)::int as cuantos from legajos_por_mes
    where mes between ${primero}::date and ${ultimo}::date and ${columnas(filtros)} group by mes having sum(contratos) > 0 order by mes`,
  );
};

export const LEGAJOS_DE_INFORMES: FuenteDeInforme = {
  contar: async (db, filtros, por) => {
    const { primero, ultimo } = diasDe(filtros);
    const filas = await leerFilas(
      db,
      zContada,
      sql`
      select ${CLAVES[por] ?? CLAVES.mes} as clave, coalesce(sum(legajos), 0)::int as legajos,
        coalesce(sum(ampliaciones), 0)::int as ampliaciones, coalesce(sum(honorarios), 0)::numeric(20, 2)::text as honorarios,
        coalesce(sum(anulados), 0)::int as anulados
      from legajos_por_mes where mes between ${primero}::date and ${ultimo}::date and ${columnas(filtros)}
      group by grouping sets ((1), ())
      order by grouping(${CLAVES[por] ?? CLAVES.mes}), 1`,
    );
    const total = filas.pop();
    return {
      filas: filas.map(({ clave, ...cifras }) => ({ clave: clave ?? '', cifras })),
      total: total ? cifrasDe(total) : NADA,
    };
  },
  detallar: async (db, filtros, pedida) => {
    const { de, pagina } = buscarMesesDePagina(await findMesesConContratos(db, filtros), pedida);
    if (!de) return [];
    return leerFilas(
      db,
      zFilaDeDetalle,
      sql`
      select x.contrato_id as id, x.legajo_id, null::int as persona_id, json_build_object('legajo', x.numero_legajo,
        'contrato', case when x.original then 'Original' else 'Ampliación' end, 'dia', x.dia, 'persona', p.apellido || ', ' || p.nombre,
        'distrito', d.nombre, 'rubro', r.nombre, 'modalidad', m.nombre, 'monto', x.monto::text,
        'anulado', case when x.anulado then 'Sí' else 'No' end) as celdas
      from (select c.* ${DETALLE({ ...filtros, ...de })} order by c.dia, c.contrato_id ${tramo(pagina)}) x
      join personas p on p.id = x.persona_id join distritos d on d.id = x.distrito_id join rubros r on r.id = x.rubro_id
      join modalidades m on m.id = x.modalidad_id order by x.dia, x.contrato_id`,
    );
  },
  contarDetalle: async (db, filtros) => sumarConDetalle(await findMesesConContratos(db, filtros)),
};

const cifrasDe = ({ clave: _, ...cifras }: z.output<typeof zContada>) => cifras;
