import type { FotoDeContrato, FotoDelLegajo } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { jsonDe, listaDe } from '../../../db/json-de.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const comitentesJson = sql`(
  select coalesce(jsonb_agg(to_jsonb(f) - array['id', 'legajo_id', 'orden']
    || jsonb_build_object('real_localidad', lr.nombre, 'legal_localidad', ll.nombre) order by f.orden), '[]')
  from legajo_comitentes f
  left join localidades lr on lr.id = f.real_localidad_id
  left join localidades ll on ll.id = f.legal_localidad_id
  where f.legajo_id = l.id)`;

const inmueblesJson = sql`(
  select coalesce(jsonb_agg(to_jsonb(f) - array['id', 'legajo_id', 'orden']
    || jsonb_build_object('localidad', lo.nombre, 'latitud', f.latitud::text, 'longitud', f.longitud::text)
    order by f.orden), '[]')
  from legajo_inmuebles f join localidades lo on lo.id = f.localidad_id where f.legajo_id = l.id)`;

export const zFotoDeContrato = z.object({
  id: z.number(),
  tipo_calculo: z.string(),
  fecha: z.string(),
  vencimiento: z.string(),
  monto: z.string(),
  calculo_honorario_id: z.number().nullable(),
  categoria: z.string().nullable(),
  factor_coeficiente: z.string().nullable(),
  huella_de_tareas: z.string().nullable(),
  tareas: z.array(z.object({ tarea_id: z.number(), nombre: z.string(), monto: z.string() })),
  forma_de_pago: z.string(),
  tribunal_actuante: z.string(),
  destino_tarea: z.string(),
  clausula_condicion: z.string(),
  observaciones: z.string(),
}) satisfies z.ZodType<FotoDeContrato>;

/** Needs `legajo_detalles x` and its calculation `ca`, if it has one. */
const contratoJson = jsonDe('legajo_detalles as x', zFotoDeContrato, {
  monto: sql`x.monto::text`,
  categoria: sql`ca.pedido->>'categoria'`,
  factor_coeficiente: sql`ca.pedido->>'factor_coeficiente'`,
  huella_de_tareas: sql`md5(ca.pedido->>'tareas_valores')`,
  tareas: listaDe(
    jsonDe('detalle_tareas as t', zFotoDeContrato.shape.tareas.element, {
      nombre: sql`ta.nombre`,
      monto: sql`t.monto::text`,
    }),
    sql`detalle_tareas t join tareas ta on ta.id = t.tarea_id where t.detalle_id = x.id`,
    sql`t.orden`,
  ),
});

export const zFotoDelLegajo = z.object({
  datos: z.object({
    numero_legajo: z.number(),
    matricula_id: z.number(),
    rubro_id: z.number(),
    modalidad_id: z.number(),
    matricula: z.string(),
    rubro: z.string(),
    modalidad: z.string(),
  }),
  original: zFotoDeContrato,
  // Whole rows: every column of theirs may be compared.
  comitentes: z.array(
    z.looseObject({
      cuit: z.string(),
      apellido: z.string(),
      nombre: z.string(),
      firmante: z.string(),
      cargo: z.string(),
    }),
  ),
  inmuebles: z.array(z.record(z.string(), z.union([z.string(), z.number()]).nullable())),
}) satisfies z.ZodType<FotoDelLegajo>;
const zConFoto = z.object({ foto: zFotoDelLegajo });
const zConFotoDeContrato = z.object({ foto: zFotoDeContrato });

export const findFoto = async (db: Db, legajoId: number): Promise<FotoDelLegajo | undefined> => {
  const rows = await leerFilas(
    db,
    zConFoto,
    sql`
    select json_build_object(
      'datos', json_build_object('numero_legajo', l.numero_legajo, 'matricula_id', l.matricula_id,
        'rubro_id', l.rubro_id, 'modalidad_id', l.modalidad_id, 'matricula', m.codigo, 'rubro', r.nombre,
        'modalidad', mo.nombre),
      'original', ${contratoJson}, 'comitentes', ${comitentesJson}, 'inmuebles', ${inmueblesJson}) as foto
    from legajos l join legajo_detalles x on x.legajo_id = l.id and x.tipo_contrato = 'original'
    left join calculos_honorarios ca on ca.id = x.calculo_honorario_id
    join matriculas m on m.id = l.matricula_id
    join rubros r on r.id = l.rubro_id
    join modalidades mo on mo.id = l.modalidad_id
    where l.id = ${legajoId}`,
  );
  return rows[0]?.foto;
};

export const findFotoDeContrato = async (db: Db, detalleId: number): Promise<FotoDeContrato> => {
  const rows = await leerFilas(
    db,
    zConFotoDeContrato,
    sql`
    select ${contratoJson} as foto from legajo_detalles x
    left join calculos_honorarios ca on ca.id = x.calculo_honorario_id
    where x.id = ${detalleId}`,
  );
  const [fila] = rows;
  if (!fila) throw new Error(`No existe el contrato ${detalleId}`);
  return fila.foto;
};
