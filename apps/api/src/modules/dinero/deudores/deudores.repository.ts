import { type FiltrosDeDeudores, zDeudor } from '@colega/contract/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { deudasAlDia } from '../../../db/deudas-al-dia.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import type { PrecioDelDia } from '../liquidaciones/por-liquidar.ts';

export type BusquedaDeDeudores = {
  filtros: FiltrosDeDeudores;
  precio: PrecioDelDia;
  /** Null: every district. */
  distrito_id: number | null;
};

const siHay = <V>(valor: V | null | undefined, condicion: (valor: V) => RawBuilder<unknown>): RawBuilder<unknown> =>
  valor === null || valor === undefined ? sql`true` : condicion(valor);

/** Of whom, and of what circuit: of any year. */
const elegidas = ({
  filtros: { circuito, especialidad, distrito_id: pedido },
  precio,
  distrito_id,
}: BusquedaDeDeudores) => sql`
  select d.* from (${deudasAlDia(precio)}) d join personas p on p.id = d.persona_id
  where d.importe > 0 and ${siHay(circuito, (uno) => sql`d.circuito = ${uno}`)}
    and ${siHay(distrito_id, (id) => sql`p.distrito_id = ${id}`)} and ${siHay(pedido, (id) => sql`p.distrito_id = ${id}`)}
    and ${siHay(
      especialidad || null,
      (una) => sql`exists (select from matriculas m where m.persona_id = p.id and m.descripcion = ${una})`,
    )}`;

const EN_SU_ORDEN: Readonly<Record<FiltrosDeDeudores['orden'], RawBuilder<unknown>>> = {
  importe: sql`x.debe desc, x.persona_id`,
  vencido: sql`x.vencido desc, x.debe desc, x.persona_id`,
  antiguedad: sql`x.desde, x.debe desc, x.persona_id`,
};

const zPagina = z.object({
  total: z.number(),
  debe: z.string(),
  vencido: z.string(),
  anios: z.array(z.number()),
  items: z.array(zDeudor),
});
export type PaginaDeDeudores = z.output<typeof zPagina>;

/** What everybody owes, read once, and added up by person. */
const sumadas = (busqueda: BusquedaDeDeudores) => {
  const { anio, deuda } = busqueda.filtros;
  const { hoy } = busqueda.precio;
  return sql`elegidas as materialized (${elegidas(busqueda)}),
    por_persona as materialized (
      select persona_id, count(*)::int as cosas, min(desde) as desde, sum(importe) as debe,
        coalesce(sum(importe) filter (where desde < ${hoy}), 0.00) as vencido
      from elegidas where ${siHay(anio, (uno) => sql`extract(year from desde) = ${uno}::int`)} group by persona_id
      having ${siHay(deuda, () => sql`bool_or(desde < ${hoy})`)})`;
};

/** Whose, in words: of a person `p` of district `d`. */
const MATRICULAS = sql`(select coalesce(json_agg(m.codigo order by m.id), '[]') from matriculas m where m.persona_id = p.id)`;

const zSuma = z.object({
  ...{ persona_id: z.number(), cosas: z.number(), desde: z.string() },
  ...{ vencido: z.string(), debe: z.string() },
});
export type SumaDeDeudor = z.output<typeof zSuma>;

/** All of them, in their order, by their id alone: no more than `tope`. */
export const findSumasDeDeudores = (db: Db, busqueda: BusquedaDeDeudores, tope: number): Promise<SumaDeDeudor[]> =>
  leerFilas(
    db,
    zSuma,
    sql`with ${sumadas(busqueda)}
      select x.persona_id, x.cosas, to_char(x.desde, 'YYYY-MM-DD') as desde, x.vencido::text, x.debe::text from por_persona x
      order by ${EN_SU_ORDEN[busqueda.filtros.orden]} limit ${tope}`,
  );

const zQuienDebe = zDeudor.pick({ id: true, nombre: true, cuit: true, matriculas: true, distrito: true });
export const findQuienesDeben = (db: Db, ids: readonly number[]) =>
  leerFilas(
    db,
    zQuienDebe,
    sql`select p.id, p.apellido || ', ' || p.nombre as nombre, p.cuit, ${MATRICULAS} as matriculas, d.nombre as distrito
      from personas p join distritos d on d.id = p.distrito_id where p.id = any(${[...ids]}::int[])`,
  );

/** One query. */
export const findDeudores = async (
  db: Db,
  busqueda: BusquedaDeDeudores,
  pagina: { limit: number; offset: number },
): Promise<PaginaDeDeudores> => {
  const { orden } = busqueda.filtros;
  const [fila] = await leerFilas(
    db,
    zPagina,
    sql`
    with ${sumadas(busqueda)},
    pagina as (select x.* from por_persona x order by ${EN_SU_ORDEN[orden]} ${tramo(pagina)})
    select (select count(*)::int from por_persona) as total,
      (select coalesce(sum(debe), 0.00)::text from por_persona) as debe,
      (select coalesce(sum(vencido), 0.00)::text from por_persona) as vencido,
      (select coalesce(json_agg(distinct extract(year from desde)::int), '[]') from elegidas) as anios,
      (select coalesce(json_agg(json_build_object('id', p.id, 'nombre', p.apellido || ', ' || p.nombre, 'cuit', p.cuit,
          'matriculas', ${MATRICULAS},
          'distrito', d.nombre, 'cosas', x.cosas, 'desde', to_char(x.desde, 'YYYY-MM-DD'), 'vencido', x.vencido::text,
          'debe', x.debe::text) order by ${EN_SU_ORDEN[orden]}), '[]')
        from pagina x join personas p on p.id = x.persona_id join distritos d on d.id = p.distrito_id) as items`,
  );
  return fila ?? { total: 0, debe: '0.00', vencido: '0.00', anios: [], items: [] };
};
