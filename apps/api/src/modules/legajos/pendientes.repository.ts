import type { Fecha } from '@colega/domain/fechas';
import { ACCIONES_DE_OBSERVACION, type EsperaDelLegajo, TIPOS_DE_CALCULO } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { traidoDe, zTraido } from '../../db/traido-de-contrato.ts';
import { pagadoDelContrato, situacionJson, zSituacion } from './vida/situacion.repository.ts';

/** What a contract is charged for, and what came in for it. */
export const zContratosPorPagar = z.array(
  z.object({
    id: z.number(),
    tipo_calculo: z.enum(TIPOS_DE_CALCULO),
    monto: z.string(),
    fecha: z.string(),
    cep: z.string(),
    timbrados: z.string(),
    traido: zTraido,
  }),
);
export type ContratoPorPagar = z.output<typeof zContratosPorPagar>[number];

const zQueEspera = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  comitente: z.string(),
  situacion: zSituacion,
  abiertas: z.array(
    z.object({
      id: z.number(),
      campo: z.string().nullable(),
      estado: z.literal('abierta'),
      creada_en: z.string(),
      respondida_en: z.null(),
      hilo: z.array(z.object({ accion: z.enum(ACCIONES_DE_OBSERVACION), cuando: z.string() })),
    }),
  ),
  contratos: zContratosPorPagar,
});

const zLoQueEspera = z.object({
  tiene_legajos: z.boolean(),
  al_matriculado: z.number(),
  al_colegio: z.number(),
  legajos: z.array(zQueEspera),
});
export type LoQueEspera = z.output<typeof zLoQueEspera>;

const abiertas = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'campo', o.campo, 'estado', o.estado, 'creada_en', o.creada_en,
    'respondida_en', null, 'hilo', (select coalesce(json_agg(json_build_object('accion', h.accion, 'cuando', h.cuando) order by h.id), '[]')
      from observacion_hechos h where h.observacion_id = o.id)) order by o.id), '[]')
  from legajo_observaciones o where o.legajo_id = l.id and o.estado = 'abierta')`;

export const contratosPorPagarJson = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'tipo_calculo', x.tipo_calculo, 'monto', x.monto::text, 'fecha', x.fecha,
    'traido', ${traidoDe(sql`x.id`)}, 'cep', ${pagadoDelContrato(sql`'cep'`)}::text, 'timbrados', ${pagadoDelContrato(sql`'timbrados'`)}::text) order by x.id), '[]')
  from legajo_detalles x where x.legajo_id = l.id)`;

/** The `proximoVencimiento` of a coupon `o`. */
export const proximoDelCupon = (hoy: Fecha) =>
  sql`case when o.vencimiento >= ${hoy} then o.vencimiento else o.ultimo_vencimiento end`;

/** Of the files that wait for that person, the first `cuantos` of each kind: observed, with a term to come, with a coupon to pay, and the latest of all. Each is an index. */
const primeros = (personaId: number, hoy: Fecha, cuantos: number): RawBuilder<unknown> => {
  const suyos = sql`select l.id from legajos l where l.persona_id = ${personaId} and l.con_detalles and l.espera_a = 'matriculado'`;
  return sql`
    (${suyos} and l.observacion = 'abierta' order by l.fecha, l.id limit ${cuantos}) union
    (${suyos} and l.espera_hasta >= ${hoy} order by l.espera_hasta, l.id limit ${cuantos}) union
    (select con_cupon.id from (
      select l.id, min(${proximoDelCupon(hoy)}) as vence
      from ordenes_pago o join legajo_detalles d on d.id = o.detalle_id join legajos l on l.id = d.legajo_id
      where o.persona_id = ${personaId} and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy}
        and l.con_detalles and l.espera_a = 'matriculado'
      group by l.id order by vence, l.id limit ${cuantos}) as con_cupon) union
    (${suyos} order by l.fecha desc, l.id desc limit ${cuantos})`;
};

export const findLoQueEspera = async (
  db: Db,
  personaId: number,
  hoy: Fecha,
  cuantos: number,
): Promise<LoQueEspera | undefined> => {
  const cuantosEsperan = (a: EsperaDelLegajo) => sql`(
    select count(*)::int from legajos l where l.persona_id = ${personaId} and l.con_detalles and l.espera_a = ${sql.lit(a)})`;
  const rows = await leerFilas(
    db,
    zLoQueEspera,
    sql`
    select exists (select from legajos l where l.persona_id = ${personaId} and l.con_detalles) as tiene_legajos,
      ${cuantosEsperan('matriculado')} as al_matriculado, ${cuantosEsperan('colegio')} as al_colegio,
      (select coalesce(json_agg(json_build_object('id', l.id, 'numero_legajo', l.numero_legajo, 'comitente', l.comitentes_orden,
          'situacion', ${situacionJson}, 'abiertas', ${abiertas}, 'contratos', ${contratosPorPagarJson}) order by l.id), '[]')
        from (${primeros(personaId, hoy, cuantos)}) primeros
        join legajos l on l.id = primeros.id
        join estados_legajos e on e.id = l.estado_id
        join modalidades mo on mo.id = l.modalidad_id) as legajos`,
  );
  return rows[0];
};
