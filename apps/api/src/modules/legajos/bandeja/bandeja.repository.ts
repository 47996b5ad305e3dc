import { type OrdenDeBandeja, zFilasDeBandeja } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { estadoJson } from '../formas.repository.ts';
import { comienzoDelDia, diaDe } from './dias.repository.ts';
import { type FiltrosDeCola, filtroDeCola } from './filtro-de-cola.repository.ts';
import { sigueTomado } from './toma-vigente.repository.ts';

type Pagina = { page: number; limit: number; orden: OrdenDeBandeja };

/** The term is counted from here: the rest is as it travels. */
const zFila = zFilasDeBandeja.shape.items.element.omit({ plazo: true });
const zPagina = z.object({ total: z.number(), items: z.array(zFila) });

// Their name is looked up by whoever has it: as a join, the users are walked in order at each row of the page.
const tomaJson = (ahora: Date) => sql`(
  select json_build_object('usuario_id', t.usuario_id, 'desde', t.desde, 'quien', (
    select trim(pt.nombre || ' ' || pt.apellido) from usuarios ut join personas pt on pt.id = ut.persona_id where ut.id = t.usuario_id))
  from legajo_tomas t where t.legajo_id = l.id and ${sigueTomado(ahora)})`;

const filaJson = (ahora: Date) => sql`json_build_object('id', l.id, 'numero_legajo', l.numero_legajo,
  'tecnico', json_build_object('id', p.id, 'apellido', p.apellido, 'nombre', p.nombre, 'cuit', p.cuit),
  'matricula', (select m.codigo from matriculas m where m.id = l.matricula_id),
  'comitente', l.comitentes_orden,
  'ubicacion', coalesce((select concat(i.calle, ' ', i.numero, ', ', lo.nombre) from legajo_inmuebles i
    join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id order by i.orden limit 1), ''),
  'rubro', (select json_build_object('id', r.id, 'nombre', r.nombre) from rubros r where r.id = l.rubro_id),
  'distrito', (select json_build_object('id', d.id, 'nombre', d.nombre) from distritos d where d.id = l.distrito_id),
  'estado', ${estadoJson('e')}, 'desde', ${diaDe(sql`pagina.desde`)}, 'toma', ${tomaJson(ahora)})`;

/** By what they wait since: the late ones, which wait longest, are at one end, because a queue has one term. */
const ordenDe = (orden: OrdenDeBandeja, filas: RawBuilder<unknown>): RawBuilder<unknown> =>
  orden === 'antiguos' ? sql`${filas}.desde, ${filas}.legajo_id` : sql`${filas}.desde desc, ${filas}.legajo_id desc`;

export const findFilasDeCola = async (
  db: Db,
  filtros: FiltrosDeCola,
  { page, limit, orden }: Pagina,
): Promise<z.output<typeof zPagina>> => {
  // What is looked for is looked for once; without a text its index counts them and its order gives the first.
  const conTexto = Boolean(filtros.texto);
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    with hallados as ${conTexto ? sql`materialized` : sql`not materialized`} (
      select c.legajo_id, c.desde from legajo_colas c where ${filtroDeCola(filtros)}
    )
    select (select count(*)::int from hallados) as total,
      (select coalesce(json_agg(${filaJson(filtros.ahora)} order by ${ordenDe(orden, sql`pagina`)}), '[]')
        from (
          select c.legajo_id, c.desde from hallados c
          order by ${ordenDe(orden, sql`c`)} ${tramo({ limit, offset: (page - 1) * limit })}
        ) pagina
        join legajos l on l.id = pagina.legajo_id
        join personas p on p.id = l.persona_id
        join estados_legajos e on e.id = l.estado_id) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};

const zCuenta = z.object({ cola: z.enum(COLAS), total: z.number(), vencidos: z.number() });
type Cuenta = z.output<typeof zCuenta>;

type ParaContar = { distrito_id: number | null; ahora: Date; en_termino_desde: readonly (readonly [Cola, Fecha])[] };

/** A queue at a time, each in the index that has it in order: all at once would read whole what waits in them. */
export const countColas = (db: Db, { distrito_id, ahora, en_termino_desde }: ParaContar): Promise<Cuenta[]> =>
  leerFilas(
    db,
    zCuenta,
    sql`
    select v.cola, c.total, c.vencidos
    from (values ${sql.join(en_termino_desde.map(([cola, dia]) => sql`(${cola}, ${comienzoDelDia(dia)})`))})
      as v (cola, en_termino_desde)
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where c.desde < v.en_termino_desde))::int as vencidos
      from legajo_colas c where c.cola = v.cola and c.desde <= ${ahora}
        ${distrito_id === null ? sql`` : sql`and c.distrito_id = ${distrito_id}`}
    ) c`,
  );
