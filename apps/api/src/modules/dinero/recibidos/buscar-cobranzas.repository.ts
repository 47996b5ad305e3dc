import type { EstadoDePagoRecibido } from '@colega/contract/dinero';
import { leerBusquedaDePersonas } from '@colega/domain/perfil';
import { type RawBuilder, sql } from 'kysely';
import { reabierto, sinIdentificar } from '../cobros/sin-cupon.repository.ts';
import {
  empieza,
  type FiltrosDePagos,
  filtrosDeLaFila,
  NUMERO_MAXIMO,
  personasBuscadas,
} from './filtros-de-pagos.repository.ts';

/** What became of money without its coupon. Needs `cobros_sin_cupon c`. */
const estadoDeCobranza = sql`(case when ${reabierto} then 'reabierta'
  when c.operacion_id is not null then 'identificada' when c.credito_id is not null then 'a_favor'
  when c.devuelto_en is not null then 'devuelto' when c.anulado_en is not null then 'deshecho'
  when exists (select from devoluciones_de_pagos d where d.cobro_id = c.id and d.estado = 'pedida') then 'por_devolver'
  else 'en_revision' end)`;

/** Whose payment it turned out to be, or in whose favour it was left. */
const deQuien = sql`(select json_build_object('id', pe.id, 'nombre', pe.apellido || ', ' || pe.nombre, 'cuit', pe.cuit)
  from personas pe where pe.id = coalesce((select k.persona_id from creditos k where k.id = c.credito_id),
    (select o.persona_id from operaciones_pago p join ordenes_pago o on o.id = p.orden_id where p.id = c.operacion_id)))`;

export const filaDeCobranza = sql`json_build_object('que', 'cobranza', 'id', c.id,
  'fecha_pago', to_char(c.fecha_pago at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'medio', c.medio,
  'externo', numero_dicho(c.medio, c.externo), 'importe', c.importe::text, 'estado', ${estadoDeCobranza},
  'numero_boleta', c.numero_boleta, 'persona', ${deQuien})`;

const dePersonas = (personas: RawBuilder<unknown>): RawBuilder<unknown>[] => [
  sql`select x.id from creditos k join cobros_sin_cupon x on x.credito_id = k.id where k.persona_id in (${personas})`,
  sql`select x.id from ordenes_pago o join operaciones_pago q on q.orden_id = o.id
    join cobros_sin_cupon x on x.operacion_id = q.id where o.persona_id in (${personas})`,
];

/** A number is of a collection (the money that is by now another's is told as that one), of the payment that it is, or the one that its collector told. */
const delNumero = (digitos: string): RawBuilder<unknown>[] => [
  ...(Number(digitos) <= NUMERO_MAXIMO
    ? [
        sql`select x.id from cobros_sin_cupon x where x.id in (${Number(digitos)}, cobro_vivo(${Number(digitos)}::int))`,
        sql`select x.id from cobros_sin_cupon x where x.operacion_id = ${Number(digitos)}`,
      ]
    : []),
  sql`select x.id from cobros_sin_cupon x where x.numero_boleta <> '' and x.numero_boleta = ${digitos}`,
];

const deLaBusqueda = (texto: string): RawBuilder<unknown>[] => {
  const busqueda = leerBusquedaDePersonas(texto);
  if (busqueda.por === 'todo') return [];
  const personas = personasBuscadas(busqueda);
  const partes = [
    sql`select x.id from cobros_sin_cupon x where ${empieza(sql`x.externo`, texto.trim())}`,
    ...(busqueda.por === 'numero' ? delNumero(busqueda.digitos) : []),
    ...(personas.length > 0 ? dePersonas(sql.join(personas, sql` union all `)) : []),
  ];
  return [sql`c.id = any(array(${sql.join(partes, sql` union all `)}))`];
};

const NINGUNA = sql`false`;
/** Of the few that are so, the few are found first. */
const DE_DONDE: Readonly<Record<EstadoDePagoRecibido, RawBuilder<unknown>>> = {
  ...{ acreditado: NINGUNA, devolviendo: NINGUNA },
  por_devolver: sql`c.id = any(array(select d.cobro_id from devoluciones_de_pagos d where d.cobro_id is not null and d.estado = 'pedida'))`,
  en_revision: sinIdentificar,
  a_favor: sql`c.credito_id is not null`,
  devuelto: sql`c.devuelto_en is not null`,
  deshecho: sql`c.anulado_en is not null`,
  identificada: sql`c.operacion_id is not null`,
  reabierta: reabierto,
};

/** Its money is told by another row: the payment that it is, or the one with which it was opened again. */
const seCuentaAparte = ({ que, estado }: FiltrosDePagos): boolean =>
  que === null && estado !== 'identificada' && estado !== 'reabierta';

/** Of `cobros_sin_cupon c`. Whoever works for a district sees only what turned out to be of its people. */
export const filtroDeCobranzas = (filtros: FiltrosDePagos): RawBuilder<unknown> => {
  const { que, texto, estado, distrito_id } = filtros;
  if (que === 'pago') return NINGUNA;
  return sql.join(
    [
      sql`true`,
      ...deLaBusqueda(texto),
      ...filtrosDeLaFila('c', filtros),
      ...(seCuentaAparte(filtros) ? [sql`c.operacion_id is null and not ${reabierto}`] : []),
      ...(estado === null ? [] : [sql`${DE_DONDE[estado]} and ${estadoDeCobranza} = ${estado}`]),
      ...(distrito_id === null
        ? []
        : [
            sql`exists (select from creditos k join personas pe on pe.id = k.persona_id
              where k.id = c.credito_id and pe.distrito_id = ${distrito_id}
              union all select from operaciones_pago q join ordenes_pago o on o.id = q.orden_id
              join personas pe on pe.id = o.persona_id where q.id = c.operacion_id and pe.distrito_id = ${distrito_id})`,
          ]),
    ],
    sql` and `,
  );
};
