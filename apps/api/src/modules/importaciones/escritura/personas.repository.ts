import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

type Valores = Readonly<Record<string, string | null>>;
const FILAS_POR_VEZ = 2_000;

/** The rows as a table, some thousand at a time. */
const porTandas = async (
  trx: Db,
  filas: readonly Valores[],
  columnas: string,
  consulta: (f: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> => {
  for (let desde = 0; desde < filas.length; desde += FILAS_POR_VEZ) {
    const tanda = JSON.stringify(filas.slice(desde, desde + FILAS_POR_VEZ));
    await consulta(sql`jsonb_to_recordset(${tanda}::jsonb) as f(${sql.raw(columnas)})`).execute(trx);
  }
};

const DE_PERSONA = `cuit text, apellido text, nombre text, email text, distrito_id int, usuario text, codigo_area text,
  numero_de_telefono text, calle text, altura text, piso text, departamento text, localidad_id int, fecha_nacimiento date,
  fecha_alta date, se_muda boolean, cambia_telefono boolean`;
const TELEFONOS = sql`case when f.codigo_area is null then null else jsonb_build_array(jsonb_build_object(
  'codigo_area', f.codigo_area, 'numero', f.numero_de_telefono, 'tipo_contacto', 'R')) end`;
/** The first of theirs, with its kind; the others stay. */
const TELEFONOS_CAMBIADOS = sql`case when f.cambia_telefono then jsonb_build_array(
  coalesce(p.telefonos -> 0, '{"tipo_contacto": "R"}') || jsonb_build_object('codigo_area', f.codigo_area, 'numero', f.numero_de_telefono))
  || (p.telefonos - 0) else p.telefonos end`;
const CODIGO_AL_AZAR = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

type CuentaNueva = { importacion_id: number; clave_hash: string; hoy: string };

/** Registered, with an account that nobody enters until they choose their password (S-986). */
export const insertPersonasImportadas = (
  trx: Db,
  personas: readonly Valores[],
  { importacion_id, clave_hash, hoy }: CuentaNueva,
): Promise<void> =>
  porTandas(
    trx,
    personas,
    DE_PERSONA,
    (f) => sql`with filas as materialized (select * from ${f}),
      nuevas as (
        insert into personas (apellido, nombre, cuit, email, distrito_id, domicilio_calle, domicilio_numero, domicilio_piso,
          domicilio_departamento, domicilio_localidad_id, telefonos, fecha_nacimiento, fecha_alta, codigo_qr, verificado)
        select f.apellido, f.nombre, f.cuit, coalesce(f.email, ''), f.distrito_id, f.calle, f.altura, f.piso, f.departamento,
          f.localidad_id, coalesce(${TELEFONOS}, '[]'), f.fecha_nacimiento, coalesce(f.fecha_alta, ${hoy}::date), ${CODIGO_AL_AZAR}, true
        from filas f order by f.cuit returning id, cuit),
      cuentas as (
        insert into usuarios (persona_id, username, clave_hash)
        select n.id, f.usuario, ${clave_hash} from nuevas n join filas f on f.cuit = n.cuit returning id),
      abiertas as (insert into contextos (usuario_id, modo) select id, 'autogestion' from cuentas)
      insert into invitados (usuario_id, importacion_id) select id, ${importacion_id} from cuentas`,
  );

/** What a row says and was not so; an empty cell leaves what there was. */
export const updatePersonasImportadas = (trx: Db, personas: readonly Valores[]): Promise<void> =>
  porTandas(
    trx,
    personas,
    DE_PERSONA,
    (f) => sql`with filas as materialized (select * from ${f}),
      tomadas as materialized (
        select p.id, p.cuit from personas p where p.cuit in (select cuit from filas) order by p.id for no key update)
      update personas p set apellido = f.apellido, nombre = f.nombre, email = coalesce(f.email, p.email),
        distrito_id = f.distrito_id, domicilio_calle = coalesce(f.calle, p.domicilio_calle),
        domicilio_numero = coalesce(f.altura, p.domicilio_numero),
        domicilio_piso = coalesce(f.piso, case when f.se_muda then null else p.domicilio_piso end),
        domicilio_departamento = coalesce(f.departamento, case when f.se_muda then null else p.domicilio_departamento end),
        domicilio_localidad_id = coalesce(f.localidad_id, p.domicilio_localidad_id),
        telefonos = ${TELEFONOS_CAMBIADOS}, fecha_nacimiento = coalesce(f.fecha_nacimiento, p.fecha_nacimiento),
        fecha_alta = coalesce(f.fecha_alta, p.fecha_alta), version = p.version + 1
      from filas f join tomadas t on t.cuit = f.cuit where p.id = t.id`,
  );

const DE_MATRICULA = `matricula text, cuit text, estado text, descripcion text, fecha_alta date`;

/** S-164: what the college brings of its own registry it has seen. */
export const insertMatriculasImportadas = (trx: Db, matriculas: readonly Valores[], hoy: string): Promise<void> =>
  porTandas(
    trx,
    matriculas,
    DE_MATRICULA,
    (
      f,
    ) => sql`insert into matriculas (persona_id, estado_id, codigo, descripcion, fecha_alta, titulo_descripcion, titulo_verificado)
      select p.id, e.id, f.matricula, f.descripcion, coalesce(f.fecha_alta, ${hoy}::date), f.descripcion, true
      from ${f} join personas p on p.cuit = f.cuit join estados_matriculas e on e.clave = f.estado order by f.matricula`,
  );

export const updateMatriculasImportadas = (trx: Db, matriculas: readonly Valores[]): Promise<void> =>
  porTandas(
    trx,
    matriculas,
    DE_MATRICULA,
    (
      f,
    ) => sql`update matriculas m set estado_id = e.id, descripcion = f.descripcion, fecha_alta = coalesce(f.fecha_alta, m.fecha_alta)
      from ${f} join estados_matriculas e on e.clave = f.estado where m.codigo = f.matricula`,
  );

/** Who worked only for the college, or had no account, enters the portal as a technician too. */
export const abrirCuentasQueFaltan = async (
  trx: Db,
  cuits: readonly string[],
  { importacion_id, clave_hash }: Omit<CuentaNueva, 'hoy'>,
): Promise<void> => {
  await sql`with cuentas as (
      insert into usuarios (persona_id, username, clave_hash)
      select p.id, p.cuit, ${clave_hash} from personas p
      where p.cuit = any(${cuits}::text[]) and not exists (select from usuarios u where u.persona_id = p.id) returning id)
    insert into invitados (usuario_id, importacion_id) select id, ${importacion_id} from cuentas`.execute(trx);
  await sql`insert into contextos (usuario_id, modo)
    select u.id, 'autogestion' from personas p
    join lateral (select min(u.id) as id from usuarios u where u.persona_id = p.id) u on true
    where p.cuit = any(${cuits}::text[]) on conflict do nothing`.execute(trx);
};

export const updateTitulosImportados = (trx: Db, titulos: readonly Valores[]): Promise<void> =>
  porTandas(
    trx,
    titulos,
    `matricula text, titulo text, titulo_codigo text, institucion text`,
    (
      f,
    ) => sql`update matriculas m set titulo_descripcion = f.titulo, titulo_codigo = coalesce(f.titulo_codigo, m.titulo_codigo),
        institucion = coalesce(f.institucion, m.institucion), titulo_verificado = true, titulo_rechazado = null
      from ${f} where m.codigo = f.matricula`,
  );

const DE_BLOQUEO = `cuit text, tipo_id int, motivo text, desde date, hasta date`;

export const insertBloqueosImportados = (trx: Db, bloqueos: readonly Valores[]): Promise<void> =>
  porTandas(
    trx,
    bloqueos,
    DE_BLOQUEO,
    (f) => sql`with filas as materialized (
        select f.*, p.id as persona_id, nextval(pg_get_serial_sequence('bloqueos', 'id'))::int as bloqueo_id
        from ${f} join personas p on p.cuit = f.cuit),
      puestos as (
        insert into bloqueos (id, persona_id, tipo_bloqueo_id, vigente, motivo)
        select bloqueo_id, persona_id, tipo_id, hasta is null, motivo from filas returning id)
      insert into bloqueos_rangos (bloqueo_id, estado, fecha)
      select f.bloqueo_id, x.estado, x.fecha from filas f join puestos b on b.id = f.bloqueo_id
      cross join lateral (values ('inicio', f.desde), ('fin', f.hasta)) x (estado, fecha) where x.fecha is not null`,
  );

/** Those that were in force and whose row says until when. */
export const cerrarBloqueosImportados = (trx: Db, bloqueos: readonly Valores[]): Promise<void> =>
  porTandas(
    trx,
    bloqueos,
    DE_BLOQUEO,
    (f) => sql`with cerrados as (
        update bloqueos b set vigente = false from ${f} join personas p on p.cuit = f.cuit
        where b.persona_id = p.id and b.tipo_bloqueo_id = f.tipo_id and b.vigente
          and exists (select from bloqueos_rangos r where r.bloqueo_id = b.id and r.estado = 'inicio' and r.fecha = f.desde)
        returning b.id, f.hasta)
      insert into bloqueos_rangos (bloqueo_id, estado, fecha) select id, 'fin', hasta from cerrados`,
  );

/** Who has an account of this import that nobody ever entered. */
export const insertInvitadosQueFaltan = async (
  trx: Db,
  { importacion_id, clave_hash }: Omit<CuentaNueva, 'hoy'>,
): Promise<void> => {
  await sql`insert into invitados (usuario_id, importacion_id)
    select id, ${importacion_id} from usuarios where clave_hash = ${clave_hash} on conflict do nothing`.execute(trx);
};

const zConId = z.object({ cuit: z.string(), id: z.number() });

export const findIdsPorCuit = async (trx: Db, cuits: readonly string[]): Promise<Map<string, number>> => {
  const filas = await leerFilas(trx, zConId, sql`select cuit, id from personas where cuit = any(${cuits}::text[])`);
  return new Map(filas.map(({ cuit, id }) => [cuit, id]));
};

const zDeMatricula = z.object({ codigo: z.string(), cuit: z.string() });

/** Of each licence, whose it is. */
export const findCuitsPorMatricula = async (trx: Db, codigos: readonly string[]): Promise<Map<string, string>> => {
  const filas = await leerFilas(
    trx,
    zDeMatricula,
    sql`select m.codigo, p.cuit from matriculas m join personas p on p.id = m.persona_id where m.codigo = any(${codigos}::text[])`,
  );
  return new Map(filas.map(({ codigo, cuit }) => [codigo, cuit]));
};
