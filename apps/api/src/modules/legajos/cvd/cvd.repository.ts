import { zInmueble } from '@colega/contract/legajos';
import { TIPOS_DE_CONTRATO } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { cuitDeEntonces } from '../../../db/cuit-de-entonces.ts';
import { jsonDe, listaDe } from '../../../db/json-de.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zInmuebleDeCvd = zInmueble
  .omit({ id: true, latitud: true, longitud: true })
  .extend({ localidad: z.string(), codigo_postal: z.string(), partida: z.string() });
const inmueblesJson = listaDe(
  jsonDe('legajo_inmuebles as i', zInmuebleDeCvd, {
    localidad: sql`lo.nombre`,
    codigo_postal: sql`lo.codigo_postal`,
    partido: sql`pa.nombre`,
    partida: sql`coalesce(i.partida, '')`,
  }),
  sql`legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
    join partidos pa on pa.id = lo.partido_id where i.legajo_id = l.id`,
  sql`i.orden`,
);

const zContratoDeCvd = z.object({
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
  fecha: z.string(),
  vencimiento: z.string(),
  monto: z.string(),
  tareas: z.array(z.object({ nombre: z.string(), monto: z.string() })),
});
const contratosJson = listaDe(
  jsonDe('legajo_detalles as x', zContratoDeCvd, {
    monto: sql`x.monto::text`,
    tareas: listaDe(
      jsonDe('detalle_tareas as dt', zContratoDeCvd.shape.tareas.element, {
        nombre: sql`t.nombre`,
        monto: sql`dt.monto::text`,
      }),
      sql`detalle_tareas dt join tareas t on t.id = dt.tarea_id where dt.detalle_id = x.id`,
      sql`dt.orden`,
    ),
  }),
  sql`legajo_detalles x where x.legajo_id = l.id and x.cvd_id <= v.id`,
  sql`x.id`,
);

const zFilaDeCvd = z.object({
  numero: z.string(),
  numero_control: z.string(),
  hash: z.string(),
  fecha: z.string(),
  creado_en: z.string(),
  estado: z.enum(['vigente', 'anulado']),
  quien: z.string(),
  legajo: z.object({ numero: z.number(), rubro: z.string(), modalidad: z.string() }),
  matriculado: z.object({ nombre: z.string(), cuit: z.string(), codigo: z.string(), descripcion: z.string() }),
  comitentes: z.array(z.object({ apellido_nombre: z.string(), cuit: z.string() })),
  inmuebles: z.array(zInmuebleDeCvd),
  contratos: z.array(zContratoDeCvd),
});
export type FilaDeCvd = z.output<typeof zFilaDeCvd>;

const zConCvd = z.object({ cvd: zFilaDeCvd });

export const findCvd = async (db: Db, id: number, personaId: number): Promise<FilaDeCvd | undefined> => {
  const rows = await leerFilas(
    db,
    zConCvd,
    sql`
    select json_build_object('numero', v.numero, 'numero_control', v.numero_control, 'hash', v.hash, 'fecha', v.fecha,
      'creado_en', v.creado_en, 'estado', v.estado, 'quien', v.quien,
      'legajo', json_build_object('numero', l.numero_legajo, 'rubro', r.nombre, 'modalidad', mo.nombre),
      'matriculado', json_build_object('nombre', trim(p.nombre || ' ' || p.apellido), 'cuit', ${cuitDeEntonces(sql`v.creado_en`)},
        'codigo', m.codigo, 'descripcion', m.descripcion),
      'comitentes', (select coalesce(json_agg(json_build_object('cuit', c.cuit,
          'apellido_nombre', trim(c.apellido || ' ' || c.nombre)) order by c.orden), '[]')
        from legajo_comitentes c where c.legajo_id = l.id),
      'inmuebles', ${inmueblesJson},
      'contratos', ${contratosJson}) as cvd
    from cvds v
    join legajos l on l.id = v.legajo_id
    join personas p on p.id = l.persona_id
    join matriculas m on m.id = l.matricula_id
    join rubros r on r.id = l.rubro_id
    join modalidades mo on mo.id = l.modalidad_id
    where v.id = ${id} and l.persona_id = ${personaId}`,
  );
  return rows[0]?.cvd;
};

/** Of that file, the last one first. */
export const findCvdsDelLegajo = (db: Db, legajo_id: number) =>
  db
    .selectFrom('cvds')
    .select(['id', 'numero', 'fecha', 'estado'])
    .where('legajo_id', '=', legajo_id)
    .orderBy('id', 'desc')
    .execute();
