import { type EstadoDePagoRecibido, type PagoRecibido, zPagoRecibido } from '@colega/contract/dinero';
import { type BusquedaDePersonas, leerBusquedaDePersonas } from '@colega/domain/perfil';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { patronDe } from '../../../db/patron-de.ts';
import { tramo } from '../../../db/tramo.ts';
import { estadoDePago } from './estado-de-pago.repository.ts';

export type FiltrosDePagos = {
  texto: string;
  medio: string | null;
  estado: EstadoDePagoRecibido | null;
  importe: string | null;
  desde: string | null;
  hasta: string | null;
  /** Null: every district. */
  distrito_id: number | null;
};

const NUMERO_MAXIMO = 2_147_483_647;
const CIFRAS_DE_UN_CUIT = 4;
const DESPUES_DE_TODO = '\u{10FFFF}';

/** A range, because a pattern that comes as a parameter cannot use the index. */
const empieza = (columna: RawBuilder<unknown>, comienzo: string): RawBuilder<unknown> =>
  sql`${columna} collate "C" >= ${comienzo} and ${columna} collate "C" < ${comienzo + DESPUES_DE_TODO}`;

const deOrdenes = (condicion: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select x.id from ordenes_pago o join operaciones_pago x on x.orden_id = o.id where ${condicion}`;
const dePersonas = (personas: RawBuilder<unknown>): RawBuilder<unknown> =>
  deOrdenes(sql`o.persona_id in (${personas})`);

/** A number is of a payment, a coupon, a receipt, a file or a person. */
const delNumero = ({ digitos, codigos }: Extract<BusquedaDePersonas, { por: 'numero' }>): RawBuilder<unknown>[] => {
  const numero = Number(digitos);
  return [
    ...(numero <= NUMERO_MAXIMO
      ? [
          sql`select x.id from operaciones_pago x where x.id = ${numero}`,
          deOrdenes(sql`o.numero_boleta = ${numero}`),
          sql`select c.operacion_id from comprobantes c where c.numero = ${numero}`,
          deOrdenes(sql`o.detalle_id in (select d.id from legajos l join legajo_detalles d on d.legajo_id = l.id
            where l.numero_legajo = ${numero})`),
        ]
      : []),
    ...(digitos.length >= CIFRAS_DE_UN_CUIT
      ? [
          dePersonas(sql`select y.id from personas y where ${empieza(sql`y.cuit`, digitos)}
          union all select y.id from personas y where ${empieza(sql`y.documento`, digitos)}`),
        ]
      : []),
    ...(codigos.length > 0
      ? [dePersonas(sql`select m.persona_id from matriculas m where m.codigo = any(${codigos})`)]
      : []),
  ];
};

const deLaBusqueda = (texto: string): RawBuilder<unknown> => {
  const busqueda = leerBusquedaDePersonas(texto);
  if (busqueda.por === 'todo') return sql`true`;
  const partes: RawBuilder<unknown>[] = [
    sql`select x.id from operaciones_pago x where ${empieza(sql`x.externo`, texto.trim())}`,
  ];
  if (busqueda.por === 'numero') partes.push(...delNumero(busqueda));
  if (busqueda.por === 'matricula')
    partes.push(
      dePersonas(sql`select m.persona_id from matriculas m where ${empieza(sql`m.codigo`, busqueda.comienzo)}`),
    );
  if (busqueda.por === 'nombre') {
    const patrones = busqueda.palabras.map((palabra) => sql`y.nombre_simple like ${patronDe(palabra)}`);
    partes.push(dePersonas(sql`select y.id from personas y where ${sql.join(patrones, sql` and `)}`));
  }
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
};

const comienzoDe = (dia: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${dia}::timestamp at time zone 'America/Argentina/Buenos_Aires')`;

const filtro = ({ texto, medio, estado, importe, desde, hasta, distrito_id }: FiltrosDePagos): RawBuilder<unknown> =>
  sql.join(
    [
      deLaBusqueda(texto),
      ...(medio === null ? [] : [sql`p.medio = ${medio}`]),
      ...(importe === null ? [] : [sql`p.importe = ${importe}::numeric`]),
      ...(desde === null ? [] : [sql`p.fecha_pago >= ${comienzoDe(sql`${desde}::date`)}`]),
      ...(hasta === null ? [] : [sql`p.fecha_pago < ${comienzoDe(sql`(${hasta}::date + 1)`)}`]),
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

export const filaDePago = sql`json_build_object('id', p.id,
  'fecha_pago', to_char(p.fecha_pago at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'medio', p.medio,
  'externo', numero_dicho(p.medio, p.externo), 'importe', p.importe::text, 'estado', ${estadoDePago},
  'numero_boleta', o.numero_boleta, 'recibo', (select c.numero from comprobantes c where c.operacion_id = p.id),
  'persona', json_build_object('id', pe.id, 'nombre', pe.apellido || ', ' || pe.nombre, 'cuit', pe.cuit))`;

const zPagina = z.object({ total: z.number(), items: z.array(zPagoRecibido) });

/** By the day they were made. No more than `tope` are counted. */
export const findPagosRecibidos = async (
  db: Db,
  filtros: FiltrosDePagos,
  { page, limit, tope }: { page: number; limit: number; tope: number },
): Promise<{ total: number; items: PagoRecibido[] }> => {
  const donde = filtro(filtros);
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    select (select count(*)::int from (select from operaciones_pago p where ${donde} limit ${tope + 1}) x) as total,
      (select coalesce(json_agg(${filaDePago} order by p.fecha_pago desc, p.id desc), '[]')
        from (
          select p.* from operaciones_pago p where ${donde}
          order by p.fecha_pago desc, p.id desc ${tramo({ limit, offset: (page - 1) * limit })}
        ) p join ordenes_pago o on o.id = p.orden_id join personas pe on pe.id = o.persona_id) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};
