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
  buscarPeriodosDePagina,
  type PeriodoConDetalle,
  sumarConDetalle,
  zPeriodoConDetalle,
} from './pagina-de-periodos.ts';

const CLAVES: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`to_char(dia, 'YYYY-MM')`,
  dia: sql`dia::text`,
  circuito: sql`circuito`,
  medio: sql`medio`,
  banco: sql`banco`,
};

const zContada = z.object({
  clave: z.string().nullable(),
  neto: z.string(),
  entradas: z.string(),
  salidas: z.string(),
  cobros: z.number(),
});
const NADA = { neto: '0.00', entradas: '0.00', salidas: '0.00', cobros: 0 };

const columnas = ({ dia, circuito, medio, banco }: FiltrosDeInforme, de = '') =>
  condicionesDe([
    [`${de}dia`, dia],
    [`${de}circuito`, circuito],
    [`${de}medio`, medio],
    [`${de}banco`, banco],
  ]);

const findDiasConMovimientos = (db: Db, filtros: FiltrosDeInforme): Promise<PeriodoConDetalle[]> => {
  const { primero, ultimo } = diasDe(filtros);
  return leerFilas(
    db,
    zPeriodoConDetalle,
    sql`select dia::text as periodo, sum(movimientos)::int as cuantos from recaudacion_por_dia
    where dia between ${primero}::date and ${ultimo}::date and ${columnas(filtros)} group by dia having sum(movimientos) > 0 order by dia`,
  );
};

const suma = (columna: RawBuilder<unknown>) => sql`coalesce(sum(${columna}), 0)::numeric(20, 2)::text`;

export const RECAUDACION_DE_INFORMES: FuenteDeInforme = {
  contar: async (db, filtros, por) => {
    const { primero, ultimo } = diasDe(filtros);
    const clave = CLAVES[por] ?? CLAVES.mes;
    const filas = await leerFilas(
      db,
      zContada,
      sql`
      select ${clave} as clave, ${suma(sql`entradas - salidas`)} as neto, ${suma(sql`entradas`)} as entradas,
        ${suma(sql`salidas`)} as salidas, coalesce(sum(cobros), 0)::int as cobros
      from recaudacion_por_dia where dia between ${primero}::date and ${ultimo}::date and ${columnas(filtros)}
      group by grouping sets ((1), ()) order by grouping(${clave}), 1`,
    );
    const total = filas.pop();
    return {
      filas: filas.map(({ clave: suya, ...cifras }) => ({ clave: suya ?? '', cifras })),
      total: total ? cifrasDe(total) : NADA,
    };
  },
  detallar: async (db, filtros, pedida) => {
    const { periodos: dias, pagina } = buscarPeriodosDePagina(await findDiasConMovimientos(db, filtros), pedida);
    if (dias.length === 0) return [];
    return leerFilas(
      db,
      zFilaDeDetalle,
      sql`
      select x.movimiento_id as id, null::int as legajo_id, x.persona_id, json_build_object('dia', x.dia, 'concepto', x.concepto,
        'circuito', x.circuito, 'medio', x.medio, 'banco', x.banco, 'cupon', o.numero_boleta,
        'persona', p.apellido || ', ' || p.nombre, 'importe', x.importe::text) as celdas
      from (select m.* from recaudado_de_informes m where m.dia = any(${dias}::date[]) and ${columnas(filtros, 'm.')}
        order by m.dia, m.asiento_id, m.movimiento_id ${tramo(pagina)}) x
      left join personas p on p.id = x.persona_id left join ordenes_pago o on o.id = x.orden_id
      order by x.dia, x.asiento_id, x.movimiento_id`,
    );
  },
  contarDetalle: async (db, filtros) => sumarConDetalle(await findDiasConMovimientos(db, filtros)),
};

const cifrasDe = ({ clave: _, ...cifras }: z.output<typeof zContada>) => cifras;
