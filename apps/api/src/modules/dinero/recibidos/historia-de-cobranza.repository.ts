import { zCobranzaRecibida } from '@colega/contract/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { filaDeCobranza } from './buscar-cobranzas.repository.ts';
import { momento, nombreDeUsuario } from './historia-de-pago.repository.ts';

const zHecho = z.object({ cuando: z.string().nullable(), quien: z.string().nullable(), motivo: z.string().nullable() });

const zHistoria = z.object({
  fila: zCobranzaRecibida,
  distrito_id: z.number().nullable(),
  banco: z.string().nullable(),
  registrada_en: z.string(),
  registro: z.string().nullable(),
  renglones: z.array(
    z.object({ rendicion_id: z.number(), archivo: z.string(), linea: z.number(), que: z.enum(['entro', 'salio']) }),
  ),
  pago: zHecho.extend({ id: z.number(), numero_boleta: z.number() }).nullable(),
  decidida: zHecho
    .extend({
      como: z.enum(['a_favor', 'devuelto', 'deshecho']),
      comprobante: z.string().nullable(),
      banco: z.string().nullable(),
    })
    .nullable(),
  antes: z.number().nullable(),
  reabierta: zHecho.extend({ id: z.number() }).nullable(),
});
export type HistoriaDeCobranzaLeida = z.output<typeof zHistoria>;

/** The same money, each time that what was said of it was undone, back to when it came in: a file tells of the first. */
const vueltas = sql`array(with recursive v as (
  select c.id, c.reabre_id union all select z.id, z.reabre_id from cobros_sin_cupon z join v on z.id = v.reabre_id)
  select v.id from v)`;

const renglones = (origenes: readonly string[]): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('rendicion_id', x.id, 'archivo', x.archivo, 'linea', r.linea,
    'que', r.que) order by x.leida_en, r.linea), '[]')
  from (
    select y.rendicion_id, y.linea, 'entro' as que from rendicion_renglones y
    where y.origen = any(${origenes}) and y.cobro_id = any(${vueltas})
    union all select y.rendicion_id, y.linea, 'salio' from rendicion_renglones y
    where y.origen = any(${origenes}) and y.cobro_devuelto_id = c.id) r join rendiciones x on x.id = r.rendicion_id)`;

const enElLibro = (cobro: 'c' | 'z', concepto: string): RawBuilder<unknown> =>
  momento(
    sql`(select a.cuando from asientos a where a.cobro_id = ${sql.ref(`${cobro}.id`)} and a.concepto = ${concepto})`,
  );

/** Who identified it, where somebody did: a collector that tells its coupon later leaves only the entry. */
const pago = sql`(
  select json_build_object('id', p.id, 'numero_boleta', o.numero_boleta, 'cuando', ${enElLibro('c', 'identificacion')},
    'quien', ${nombreDeUsuario(sql`a.quien`)}, 'motivo', a.motivo)
  from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
  left join lateral (select u.quien, u.motivo from auditoria u where u.entidad = 'orden_pago' and u.entidad_id = o.id
    and u.accion = 'identificar' and (u.hasta ->> 'cobranza_id')::int = c.id order by u.id desc limit 1) a on true
  where p.id = c.operacion_id)`;

const decidida = sql`case when c.quien is not null then json_build_object('quien', ${nombreDeUsuario(sql`c.quien`)},
  'como', case when c.credito_id is not null then 'a_favor' when c.devuelto_en is not null then 'devuelto' else 'deshecho' end,
  'motivo', c.motivo, 'comprobante', c.comprobante_devolucion, 'banco', c.banco_devolucion, 'cuando', coalesce(${momento(sql`c.devuelto_en`)},
    ${momento(sql`c.anulado_en`)}, (select ${momento(sql`k.creado_en`)} from creditos k where k.id = c.credito_id))) end`;

/** By whoever opened it again, or undid the payment that it was. */
const reabierta = sql`(
  select json_build_object('id', z.id, 'cuando', ${enElLibro('z', 'sin_identificar')},
    'quien', ${nombreDeUsuario(sql`coalesce(r.quien, a.quien)`)}, 'motivo', coalesce(r.motivo, a.motivo))
  from cobros_sin_cupon z left join reversiones r on r.operacion_id = c.operacion_id
  left join lateral (select u.quien, u.motivo from auditoria u where u.entidad = 'cobranza' and u.entidad_id = c.id
    and u.accion = 'reabrir' order by u.id desc limit 1) a on true
  where z.reabre_id = c.id)`;

const registro = sql`(select ${nombreDeUsuario(sql`au.quien`)} from auditoria au where au.entidad = 'cobranza'
  and au.entidad_id = c.id and au.accion = 'acreditar' order by au.id limit 1)`;

/** `origenes`: of whose files, those annulled apart. */
export const findHistoriaDeCobranza = async (
  db: Db,
  id: number,
  origenes: readonly string[],
): Promise<HistoriaDeCobranzaLeida | undefined> =>
  (
    await leerFilas(
      db,
      zHistoria,
      sql`select y.*, (select pe.distrito_id from personas pe where pe.id = (y.fila -> 'persona' ->> 'id')::int) as distrito_id
        from (select ${filaDeCobranza} as fila, c.banco,
          coalesce(${enElLibro('c', 'sin_identificar')}, ${momento(sql`c.registrado_en`)}) as registrada_en,
          ${registro} as registro, ${renglones(origenes)} as renglones, ${pago} as pago, ${decidida} as decidida,
          c.reabre_id as antes, ${reabierta} as reabierta
        from cobros_sin_cupon c where c.id = ${id}) y`,
    )
  )[0];
