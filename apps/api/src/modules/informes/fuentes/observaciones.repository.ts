import { zFilaDeDetalle } from '@colega/contract/informes';
import { diasDe } from '@colega/domain/informes';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { condicionesDe, countHasta } from '../condiciones.repository.ts';
import type { FiltrosDeInforme } from '../filtros-de-informe.ts';
import type { FuenteDeInforme } from './fuente.ts';

const CLAVES: Readonly<Record<string, RawBuilder<unknown>>> = {
  mes: sql`to_char(dia, 'YYYY-MM')`,
  distrito: sql`distrito_id::text`,
  rubro: sql`rubro_id::text`,
  campo: sql`campo`,
  // S-997: of each reason those that are said most, and the rest together.
  motivo: sql`case when puesto <= 40 then texto else '' end`,
};

const zContada = z.object({
  clave: z.string().nullable(),
  observaciones: z.number(),
  legajos: z.number(),
  una_vuelta: z.number(),
  dos_vueltas: z.number(),
  mas_vueltas: z.number(),
  sin_cerrar: z.number(),
});
const NADA = { observaciones: 0, legajos: 0, una_vuelta: 0, dos_vueltas: 0, mas_vueltas: 0, sin_cerrar: 0 };

const elegidas = (filtros: FiltrosDeInforme) => {
  const { primero, ultimo } = diasDe(filtros);
  const { distrito_id, rubro_id, campo, motivo } = filtros;
  return sql`from observaciones_de_informes o where o.dia between ${primero}::date and ${ultimo}::date and ${condicionesDe(
    [
      ['o.distrito_id', distrito_id],
      ['o.rubro_id', rubro_id],
      ['o.campo', campo],
      ['o.texto', motivo],
    ],
  )}`;
};

// Only the reasons have a place among themselves.
const CON_PUESTO = sql`
      veces as (select texto, count(*) as veces from elegidas group by texto),
      puestos as (select texto, dense_rank() over (order by veces desc, texto) as puesto from veces),
      todas as (select e.*, ${CLAVES.motivo} as clave from elegidas e join puestos using (texto))`;

export const OBSERVACIONES_DE_INFORMES: FuenteDeInforme = {
  contar: async (db, filtros, por) => {
    const todas =
      por === 'motivo' ? CON_PUESTO : sql`todas as (select e.*, ${CLAVES[por] ?? CLAVES.mes} as clave from elegidas e)`;
    const filas = await leerFilas(
      db,
      zContada,
      sql`
      with elegidas as materialized (select o.* ${elegidas(filtros)}),
      ${todas}
      select clave, count(*)::int as observaciones, count(distinct legajo_id)::int as legajos,
        (count(*) filter (where vueltas = 1))::int as una_vuelta, (count(*) filter (where vueltas = 2))::int as dos_vueltas,
        (count(*) filter (where vueltas > 2))::int as mas_vueltas,
        (count(*) filter (where estado in ('abierta', 'respondida')))::int as sin_cerrar
      from todas group by grouping sets ((clave), ())
      order by grouping(clave), case when clave = '' then 1 else 0 end, count(*) desc, clave`,
    );
    const total = filas.pop();
    return {
      filas: filas.map(({ clave: suya, ...cifras }) => ({ clave: suya ?? '', cifras })),
      total: total ? cifrasDe(total) : NADA,
    };
  },
  detallar: (db, filtros, pagina) =>
    leerFilas(
      db,
      zFilaDeDetalle,
      sql`
      select x.observacion_id as id, x.legajo_id, null::int as persona_id, json_build_object('legajo', x.numero_legajo, 'dia', x.dia,
        'campo', x.campo, 'texto', x.texto, 'estado', x.estado, 'vueltas', x.vueltas, 'persona', p.apellido || ', ' || p.nombre,
        'distrito', d.nombre, 'rubro', r.nombre) as celdas
      from (select o.* ${elegidas(filtros)} order by o.dia, o.observacion_id ${tramo(pagina)}) x
      join personas p on p.id = x.persona_id join distritos d on d.id = x.distrito_id join rubros r on r.id = x.rubro_id
      order by x.dia, x.observacion_id`,
    ),
  contarDetalle: (db, filtros, maximo) => countHasta(db, elegidas(filtros), maximo),
};

const cifrasDe = ({ clave: _, ...cifras }: z.output<typeof zContada>) => cifras;
