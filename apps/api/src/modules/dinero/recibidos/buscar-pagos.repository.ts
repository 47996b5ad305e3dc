import {
  type EstadoDePagoRecibido,
  type PagosRecibidos,
  zCobranzaRecibida,
  zPagoRecibido,
} from '@colega/contract/dinero';
import { leerBusquedaDePersonas } from '@colega/domain/perfil';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { filaDeCobranza, filtroDeCobranzas } from './buscar-cobranzas.repository.ts';
import { estadoDePago } from './estado-de-pago.repository.ts';
import {
  empieza,
  type FiltrosDePagos,
  filtrosDeLaFila,
  NUMERO_MAXIMO,
  personasBuscadas,
} from './filtros-de-pagos.repository.ts';

const deOrdenes = (condicion: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select x.id from ordenes_pago o join operaciones_pago x on x.orden_id = o.id where ${condicion}`;
const dePersonas = (personas: RawBuilder<unknown>): RawBuilder<unknown> =>
  deOrdenes(sql`o.persona_id in (${personas})`);

/** A number is of a payment, a coupon, a receipt, a file or the collection that a payment was; or of a person. */
const delNumero = (digitos: string): RawBuilder<unknown>[] => {
  const numero = Number(digitos);
  if (numero > NUMERO_MAXIMO) return [];
  return [
    sql`select x.id from operaciones_pago x where x.id = ${numero}`,
    deOrdenes(sql`o.numero_boleta = ${numero}`),
    sql`select c.operacion_id from comprobantes c where c.numero = ${numero}`,
    sql`select z.operacion_id from cobros_sin_cupon z where z.id = ${numero}`,
    deOrdenes(sql`o.detalle_id in (select d.id from legajos l join legajo_detalles d on d.legajo_id = l.id
      where l.numero_legajo = ${numero})`),
  ];
};

const deLaBusqueda = (texto: string): RawBuilder<unknown> => {
  const busqueda = leerBusquedaDePersonas(texto);
  if (busqueda.por === 'todo') return sql`true`;
  const personas = personasBuscadas(busqueda);
  const partes: RawBuilder<unknown>[] = [
    sql`select x.id from operaciones_pago x where ${empieza(sql`x.externo`, texto.trim())}`,
    ...(busqueda.por === 'numero' ? delNumero(busqueda.digitos) : []),
    ...(personas.length > 0 ? [dePersonas(sql.join(personas, sql` union all `))] : []),
  ];
  return sql`p.id = any(array(${sql.join(partes, sql` union all `)}))`;
};

const DESHECHOS = sql`select r.operacion_id from reversiones r
  union all select r.operacion_id from revisiones r where r.operacion_id is not null
  union all select im.operacion_id from imputaciones im where im.revision_id is not null`;
const EN_CURSO = sql`select d.operacion_id from devoluciones_de_pagos d where d.estado in ('pedida', 'en_proceso')`;

/** Of the few that are so, the few are found first. */
const DE_DONDE: Readonly<Record<EstadoDePagoRecibido, RawBuilder<unknown>>> = {
  acreditado: sql`true`,
  en_revision: sql`p.a_revision > 0`,
  a_favor: sql`p.id = any(array(${DESHECHOS}))`,
  devuelto: sql`p.id = any(array(${DESHECHOS}))`,
  deshecho: sql`p.id = any(array(${DESHECHOS}))`,
  por_devolver: sql`p.id = any(array(${EN_CURSO}))`,
  devolviendo: sql`p.id = any(array(${EN_CURSO}))`,
  identificada: sql`false`,
  reabierta: sql`false`,
};

const filtro = (filtros: FiltrosDePagos): RawBuilder<unknown> => {
  const { que, texto, estado, distrito_id } = filtros;
  if (que === 'cobranza') return sql`false`;
  return sql.join(
    [
      deLaBusqueda(texto),
      ...filtrosDeLaFila('p', filtros),
      ...(estado === null ? [] : [sql`${DE_DONDE[estado]} and ${estadoDePago} = ${estado}`]),
      ...(distrito_id === null
        ? []
        : [
            sql`exists (select from ordenes_pago o join personas pe on pe.id = o.persona_id
            where o.id = p.orden_id and pe.distrito_id = ${distrito_id})`,
          ]),
    ],
    sql` and `,
  );
};

export const filaDePago = sql`json_build_object('que', 'pago', 'id', p.id,
  'fecha_pago', to_char(p.fecha_pago at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'medio', p.medio,
  'externo', numero_dicho(p.medio, p.externo), 'importe', p.importe::text, 'estado', ${estadoDePago},
  'numero_boleta', o.numero_boleta, 'recibo', (select c.numero from comprobantes c where c.operacion_id = p.id),
  'persona', json_build_object('id', pe.id, 'nombre', pe.apellido || ', ' || pe.nombre, 'cuit', pe.cuit))`;

const zPagina = z.object({
  total: z.number(),
  items: z.array(z.discriminatedUnion('que', [zPagoRecibido, zCobranzaRecibida])),
});

type Llave = Pick<PagosRecibidos['items'][number], 'que' | 'id'>;

const FECHA_DE: Readonly<Record<Llave['que'], (id: number) => RawBuilder<unknown>>> = {
  pago: (id) => sql`(select x.fecha_pago from operaciones_pago x where x.id = ${id})`,
  cobranza: (id) => sql`(select x.fecha_pago from cobros_sin_cupon x where x.id = ${id})`,
};
/** Of one same moment, payments go before. */
const vaDespues = (que: Llave['que'], fila: 'p' | 'c', ultima: Llave | undefined): RawBuilder<unknown> => {
  if (!ultima) return sql`true`;
  const cuando = FECHA_DE[ultima.que](ultima.id);
  const suya = sql.ref(`${fila}.fecha_pago`);
  if (ultima.que === que) return sql`(${suya}, ${sql.ref(`${fila}.id`)}) < (${cuando}, ${ultima.id}::int)`;
  return que === 'pago' ? sql`${suya} < ${cuando}` : sql`${suya} <= ${cuando}`;
};

/**
 * By the day they were made, payments and what came in without a coupon. No more than `tope` are counted. With `despues` the page is the one that
 * follows that row, however many there are before it.
 */
export const findPagosRecibidos = async (
  db: Db,
  filtros: FiltrosDePagos,
  { page, limit, tope, despues }: { page: number; limit: number; tope: number; despues?: Llave },
): Promise<Pick<PagosRecibidos, 'items'> & { total: number }> => {
  const [pagos, cobranzas] = [filtro(filtros), filtroDeCobranzas(filtros)];
  const hasta = tramo({ limit: page * limit, offset: 0 });
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    with llaves as (
      (select 'pago' as que, p.id, p.fecha_pago from operaciones_pago p where ${pagos} and ${vaDespues('pago', 'p', despues)}
        order by p.fecha_pago desc, p.id desc ${hasta})
      union all
      (select 'cobranza', c.id, c.fecha_pago from cobros_sin_cupon c where ${cobranzas} and ${vaDespues('cobranza', 'c', despues)}
        order by c.fecha_pago desc, c.id desc ${hasta})
    ), pagina as (
      select * from llaves order by fecha_pago desc, que desc, id desc ${tramo({ limit, offset: (page - 1) * limit })})
    select (select count(*)::int from (
        (select from operaciones_pago p where ${pagos} limit ${tope + 1})
        union all (select from cobros_sin_cupon c where ${cobranzas} limit ${tope + 1}) limit ${tope + 1}) x) as total,
      (select coalesce(json_agg(case g.que
          when 'pago' then (select ${filaDePago} from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
            join personas pe on pe.id = o.persona_id where p.id = g.id)
          else (select ${filaDeCobranza} from cobros_sin_cupon c where c.id = g.id) end
        order by g.fecha_pago desc, g.que desc, g.id desc), '[]') from pagina g) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};
