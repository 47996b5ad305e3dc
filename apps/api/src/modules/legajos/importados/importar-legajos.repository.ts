import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { situacionJson, zSituacion } from '../vida/situacion.repository.ts';
import { AL_AZAR, mediodiaDe } from './valores-de-lo-importado.repository.ts';

export type AnteriorImportado = {
  numero: number;
  matricula: string;
  rubro_id: number;
  modalidad_id: number;
  estado: 'visado' | 'anulado' | 'confirmado';
  fecha: string;
  visado_numero: string;
  visado_fecha: string;
  monto: string;
  tarea_id: number | null;
  destino_tarea: string;
  observaciones: string;
  comitente_cuit: string;
  comitente_apellido: string;
  comitente_nombre: string;
  comitente_fisico: boolean;
  comitentes_busqueda: string;
  comitentes_orden: string;
  calle: string;
  altura: string;
  localidad_id: number;
  partida: string | null;
};

const zNumeros = z.object({
  legajo_id: z.number(),
  detalle_id: z.number(),
  cvd_id: z.number(),
  inmueble_id: z.number(),
});
const tomarNumeros = (trx: Db, cuantos: number) =>
  leerFilas(
    trx,
    zNumeros,
    sql`select nextval(pg_get_serial_sequence('legajos', 'id'))::int as legajo_id,
      nextval(pg_get_serial_sequence('legajo_detalles', 'id'))::int as detalle_id,
      nextval(pg_get_serial_sequence('cvds', 'id'))::int as cvd_id,
      nextval(pg_get_serial_sequence('legajo_inmuebles', 'id'))::int as inmueble_id
    from generate_series(1, ${cuantos})`,
  );

type Paso = (filas: RawBuilder<unknown>, importacion: { id: number; ahora: Date }) => RawBuilder<unknown>;
const PASOS: readonly Paso[] = [
  (
    filas,
    { id, ahora },
  ) => sql`insert into legajos (id, numero_legajo, persona_id, usuario_id, distrito_id, matricula_id, rubro_id,
      modalidad_id, estado_id, fecha, cep_cumplido, timbrado_cumplido, puede_editarse, comitentes_busqueda, comitentes_orden,
      con_detalles, espera_a, creado_en, importacion_id)
    select f.legajo_id, f.numero, m.persona_id, u.id, p.distrito_id, m.id, f.rubro_id, f.modalidad_id, e.id, f.fecha, true, true,
      false, f.comitentes_busqueda, f.comitentes_orden, true, null, ${ahora}, ${id}
    from ${filas} join matriculas m on m.codigo = f.matricula join personas p on p.id = m.persona_id
    join estados_legajos e on e.clave = f.estado
    join lateral (select min(u.id) as id from usuarios u where u.persona_id = p.id) u on true
    order by f.numero`,
  (filas, { ahora }) => sql`insert into cvds (id, legajo_id, numero, numero_control, hash, fecha, quien, creado_en)
    select f.cvd_id, f.legajo_id, f.visado_numero, 'ANT-' || f.numero, ${AL_AZAR}, f.visado_fecha, 'Sistema anterior', ${ahora}
    from ${filas} where f.estado = 'visado'`,
  (
    filas,
  ) => sql`insert into legajo_detalles (id, legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
      confirmado_en, cvd_id, tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
    select f.detalle_id, f.legajo_id, 'original', 'manual', e.id, f.fecha, f.fecha + 365, f.monto, ${mediodiaDe(sql`f.fecha`)},
      case when f.estado = 'visado' then f.cvd_id end, '', '', '', f.destino_tarea, f.observaciones
    from ${filas} join estados_legajos e on e.clave = case f.estado when 'anulado' then 'anulado' else 'confirmado' end`,
  (filas) => sql`insert into detalle_tareas (detalle_id, orden, tarea_id, monto)
    select f.detalle_id, 0, f.tarea_id, f.monto from ${filas} where f.tarea_id is not null`,
  (
    filas,
  ) => sql`insert into legajo_comitentes (legajo_id, orden, cuit, apellido, nombre, fisico, locador, res_806, firmante, cargo)
    select f.legajo_id, 0, f.comitente_cuit, f.comitente_apellido, f.comitente_nombre, f.comitente_fisico, false, false, '', ''
    from ${filas}`,
  (filas) => sql`with puestos as (
      insert into legajo_inmuebles (id, legajo_id, orden, calle, numero, piso, depto, localidad_id, partido, partida,
        circunscripcion, seccion, chacra, quinta, fraccion, manzana, parcela, subparcela, latitud, longitud)
      select f.inmueble_id, f.legajo_id, 0, f.calle, f.altura, '', '', f.localidad_id, pa.codigo_arba, f.partida, '', '', '', '', '',
        '', '', '', lo.latitud, lo.longitud
      from ${filas} join localidades lo on lo.id = f.localidad_id join partidos pa on pa.id = lo.partido_id
      returning id, legajo_id, calle, numero, partido, partida, localidad_id)
    insert into inmuebles_buscados (inmueble_id, legajo_id, persona_id, busqueda)
    select i.id, i.legajo_id, m.persona_id, lugar_de_busqueda(i.calle, i.numero, lo.nombre, i.partido, i.partida)
    from puestos i join ${filas} on f.inmueble_id = i.id join matriculas m on m.codigo = f.matricula
    join localidades lo on lo.id = i.localidad_id
    on conflict do nothing`,
];

/** Former files as they were left: found, seen and verified, with nothing of them calculated again. */
export const insertLegajosImportados = async (
  trx: Db,
  legajos: readonly AnteriorImportado[],
  importacion: { id: number; ahora: Date },
): Promise<void> => {
  const numeros = await tomarNumeros(trx, legajos.length);
  const conIds = legajos.map((legajo, i) => ({ ...legajo, ...numeros[i] }));
  const filas = sql`jsonb_to_recordset(${JSON.stringify(conIds)}::jsonb) as f(legajo_id int, detalle_id int, cvd_id int,
    inmueble_id int, numero int, matricula text, rubro_id int, modalidad_id int, estado text, fecha date, visado_numero text,
    visado_fecha date, monto numeric, tarea_id int, destino_tarea text, observaciones text, comitente_cuit text,
    comitente_apellido text, comitente_nombre text, comitente_fisico boolean, comitentes_busqueda text, comitentes_orden text,
    calle text, altura text, localidad_id int, partida text)`;
  for (const paso of PASOS) await paso(filas, importacion).execute(trx);
};

const zLegajo = z.object({ id: z.number(), situacion: zSituacion });

/** Those of an import that are in process, and those that have these numbers. */
export const findSituacionesImportadas = (
  trx: Db,
  importacion_id: number,
  numeros: readonly number[],
): Promise<z.output<typeof zLegajo>[]> =>
  leerFilas(
    trx,
    zLegajo,
    sql`select l.id, ${situacionJson} as situacion
      from legajos l join estados_legajos e on e.id = l.estado_id join modalidades mo on mo.id = l.modalidad_id
      where (l.importacion_id = ${importacion_id} and e.clave = 'confirmado') or l.numero_legajo = any(${numeros}::int[])
      order by l.id`,
  );

/** In the order in which everybody holds several files. */
export const lockLegajosPorNumero = async (trx: Db, numeros: readonly number[]): Promise<void> => {
  await sql`select from legajos where numero_legajo = any(${numeros}::int[]) order by id for update`.execute(trx);
};

/** The last number that was given to a file. */
export const findUltimoNumero = async (db: Db): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    z.object({ ultimo: z.number() }),
    sql`select last_value::int as ultimo from numeros_de_legajo`,
  );
  return fila?.ultimo ?? 0;
};

export const updateNumeracion = async (trx: Db, hasta: number): Promise<void> => {
  await sql`select adelantar_numeros_de_legajo(${hasta})`.execute(trx);
};

type SelloImportado = { detalle_id: number; orden_id: number; dia: string; importe: string };

/** Of each contract, the stamp that its payments brought. */
export const insertTimbradosImportados = async (trx: Db, sellos: readonly SelloImportado[]): Promise<void> => {
  await sql`insert into timbrados (detalle_id, tipo, prepago, numero_formateado, fecha, importe, descripcion, orden_pago_id)
    select f.detalle_id, 'interno', true, 'ANT-' || f.detalle_id, max(f.dia), sum(f.importe), 'Sistema anterior', max(f.orden_id)
    from jsonb_to_recordset(${JSON.stringify(sellos)}::jsonb) as f(detalle_id int, orden_id int, dia date, importe numeric)
    group by f.detalle_id`.execute(trx);
};
