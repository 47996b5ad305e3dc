import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leerFilas } from './leer-filas.ts';

/** These tables record facts: rows are added, and never changed or removed. */
export const SOLO_CRECEN = [
  'asientos',
  'movimientos',
  'operaciones_pago',
  'imputaciones',
  'revisiones',
  'reversiones',
  'devoluciones',
  'comprobantes',
  'auditoria',
  'verificaciones_de_auditoria',
  'plazos_del_colegio',
  'marcas_del_colegio',
  'cierres',
  'cierre_asientos',
  'cierre_cuentas',
  'cierre_totales',
  'cierre_arqueos',
  'entregas_de_caja',
  'entrega_contados',
  'entrega_movimientos',
  'cierre_entregas',
  'cierre_sin_entregar',
  'rendiciones',
  'rendicion_resoluciones',
  'codigos_de_cuentas',
  'acreditacion_cobros',
  'acreditacion_dias',
  'cobros_de_caja',
  'pagos_de_caja',
  'operaciones_de_caja',
  'cargos_anulados',
  'firmas_del_colegio',
] as const;
/** The database itself writes these; the program only reads them. */
export const DE_LA_BASE = ['cargos_de_contrato_cambios', 'cadenas_de_auditoria'] as const;
/** The database itself writes and empties these too, by its triggers, and refuses whoever else would. */
export const CUENTAS_DE_LA_BASE = [
  ...(['asientos_sin_cerrar', 'asientos_sin_sumar', 'libro_por_dia'] as const),
  ...(['por_cerrar_asientos', 'por_cerrar_sumas'] as const),
] as const;
/** Deleted because somebody asks (drafts, a role, an image), because they are written again, or because they expire. */
export const SE_BORRAN = [
  ...['legajos', 'legajo_detalles', 'detalle_tareas', 'legajo_comitentes', 'legajo_inmuebles'],
  ...['legajo_colas', 'legajo_tomas', 'legajo_miradas'],
  ...[
    'media_objects',
    'media_contenidos',
    'lotes_de_documentos',
    'exportaciones_del_libro',
    'contextos',
    'operadores',
    'roles_de_operador',
  ],
  ...['enlaces_de_administracion', 'claves_de_reinicio', 'sesiones', 'dispositivos', 'refresh_tokens'],
  ...['apps_de_codigos', 'llaves_de_acceso', 'codigos_de_recuperacion', 'desafios', 'quitas_de_factor'],
  ...['intentos_de_ingreso', 'cuentas', 'idempotencia', 'padron_tickets', 'avisos', 'borradores'],
  ...['dispositivos_con_avisos', 'avisos_en_dispositivos', 'correos_de_comitentes', 'envios_de_certificados'],
  ...['vistas_de_legajos', 'avisados_por_dispositivo', 'ensayo_lineas', 'ensayo_archivos'],
  'archivos_de_importacion',
  ...['informe_contratos_pendientes', 'informe_legajos', 'informe_demoras', 'informe_abiertos', 'informe_personas'],
  ...['informe_recaudacion_pendiente', 'informe_recaudacion', 'informe_feriados'],
];
/** The ids of these tables come with data/, which moves their counters (modules/referencias/upsert.repository.ts). */
export const CON_IDS_DE_DATA = [
  ...['provincias', 'partidos', 'localidades', 'modalidades', 'estados_legajos', 'estados_matriculas'],
  ...['segmentos', 'rubros', 'segmento_categorias', 'tareas', 'segmento_tareas', 'distritos'],
] as const;
const DE_VERSION = ['migraciones', 'migraciones_cerrojo', 'graphile_worker.migrations'] as const;

const ESQUEMAS = sql.join([sql.id('public'), sql.id('graphile_worker')]);
const tablas = (nombres: readonly string[]) => sql.join(nombres.map((nombre) => sql.table(nombre)));

const zConTabla = z.object({ tabla: z.string() });

// The queue's library shows its rows only to their owner, unless a policy says otherwise.
async function mostrarCola(db: Db, rol: string): Promise<void> {
  const rows = await leerFilas(
    db,
    zConTabla,
    sql`
    select c.relname as tabla from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${rol})`,
  );
  for (const { tabla } of rows)
    await sql`create policy ${sql.id(rol)} on ${sql.id('graphile_worker', tabla)} to ${sql.id(rol)}
      using (true) with check (true)`.execute(db);
}

const zExistente = z.object({ tabla: z.string(), secuencia: z.string().nullable() });
type Existente = z.output<typeof zExistente>;

async function findExistentes(db: Db, nombres: readonly string[]): Promise<Existente[]> {
  const rows = await leerFilas(
    db,
    zExistente,
    sql`
    select c.relname as tabla, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as secuencia
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${[...nombres]})`,
  );
  return rows;
}

async function porCada(
  db: Db,
  nombres: readonly string[],
  decir: (tabla: Existente) => RawBuilder<unknown>,
): Promise<void> {
  for (const tabla of await findExistentes(db, nombres)) await decir(tabla).execute(db);
}

/** What the program's role needs and no more: it owns and truncates nothing. It runs again after each migration, for its new tables. */
export const otorgarPermisos = (db: Db, rol: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const aEl = sql`to ${sql.id(rol)}`;
    const deEl = sql`from ${sql.id(rol)}`;
    await sql`grant usage on schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`grant select, insert, update on all tables in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`grant delete on all tables in schema graphile_worker ${aEl}`.execute(trx);
    await sql`revoke delete on all tables in schema public ${deEl}`.execute(trx);
    await porCada(trx, SE_BORRAN, ({ tabla }) => sql`grant delete on ${sql.table(tabla)} ${aEl}`);
    await porCada(trx, SOLO_CRECEN, ({ tabla }) => sql`revoke update on ${sql.table(tabla)} ${deEl}`);
    await porCada(
      trx,
      [...DE_LA_BASE, ...CUENTAS_DE_LA_BASE],
      ({ tabla }) => sql`revoke insert, update on ${sql.table(tabla)} ${deEl}`,
    );
    await sql`revoke insert, update, delete on ${tablas(DE_VERSION)} ${deEl}`.execute(trx);
    await sql`grant usage, select on all sequences in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`revoke update on all sequences in schema ${ESQUEMAS} ${deEl}`.execute(trx);
    await porCada(
      trx,
      CON_IDS_DE_DATA,
      ({ secuencia }) => sql`grant update on sequence ${sql.raw(String(secuencia))} ${aEl}`,
    );
    await mostrarCola(trx, rol);
  });

const zConPuede = z.object({ puede: z.boolean() });

export const puedeDeMas = async (db: Db): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    zConPuede,
    sql`
    select rolsuper or pg_has_role(oid, (select relowner from pg_class where oid = 'movimientos'::regclass), 'usage') as puede
    from pg_roles where rolname = current_user`,
  );
  return rows[0]?.puede ?? true;
};
