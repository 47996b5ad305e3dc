import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../db/conectar.ts';
import { emitirCarnet } from '../modules/perfil/carnets.service.ts';
import { abrirCausa } from '../modules/perfil/causas.service.ts';
import { hashClave } from '../modules/sesion/claves.ts';
import { codigoDeDemo } from './codigo-de-demo.ts';
import { CLAVE_DE_DEMO, type OperadorDeDemo, PERSONAS_DE_DEMO, type PersonaDeDemo } from './personas.ts';

export type CuentaDeDemo = {
  username: string;
  usuario_id: number;
  persona_id: number;
  distrito_id: number;
  matriculas: number[];
};

type Claves = ReadonlyMap<string, number>;

const mapaDe = async (db: Db, tabla: 'estados_matriculas' | 'tipos_bloqueo'): Promise<Claves> => {
  const filas = await db.selectFrom(tabla).select(['id', 'clave']).execute();
  return new Map(filas.map(({ id, clave }) => [clave, id]));
};

const idDe = (mapa: Claves, clave: string): number => {
  const id = mapa.get(clave);
  if (id === undefined) throw new Error(`La demo necesita «${clave}», que no está en los datos de referencia`);
  return id;
};

const localidadDe = async (db: Db, [codigo_postal, nombre]: PersonaDeDemo['localidad']): Promise<number | null> => {
  const fila = await db
    .selectFrom('localidades')
    .select('id')
    .where('codigo_postal', '=', codigo_postal)
    .where('nombre_simple', '=', simplificar(nombre))
    .executeTakeFirst();
  return fila?.id ?? null;
};

const DIAS_DE_LA_EXCEPCION = 180;

const cargarPersona = async (db: Db, datos: PersonaDeDemo, distrito_id: number, hoy: Fecha): Promise<number> => {
  const [domicilio_calle, domicilio_numero] = datos.domicilio;
  const [codigo_area, numero] = datos.telefono;
  const [legal_calle, legal_numero, legal_piso, legal_departamento] = datos.legal;
  const localidad_id = await localidadDe(db, datos.localidad);
  const telefonos = ['R', 'L'].map((tipo_contacto) => ({ codigo_area, numero, tipo_contacto }));
  const firma = (!datos.firma_por_verificar && datos.firma) || null;
  const [primera] = datos.matriculas.map(({ fecha_alta }) => fecha_alta).sort();
  const { id } = await db
    .insertInto('personas')
    .values({
      apellido: datos.apellido,
      nombre: datos.nombre,
      cuit: datos.cuit,
      email: `${datos.username}@example.com`,
      distrito_id,
      domicilio_calle,
      domicilio_numero,
      domicilio_localidad_id: localidad_id,
      ...{ legal_calle, legal_numero, legal_piso, legal_departamento, legal_localidad_id: localidad_id },
      ...{ nacionalidad: 'Argentina', fecha_nacimiento: datos.nacimiento, genero: datos.genero },
      ...(primera && { fecha_alta: primera }),
      ...{ firma, firma_verificada: firma },
      telefonos: JSON.stringify(telefonos),
      codigo_qr: codigoDeDemo(datos.username),
      ...{ imagen_perfil: datos.retrato ?? null, foto_verificada: datos.retrato ?? null },
      ...(datos.exceptuado && {
        exceptuado_hasta: sumarDias(hoy, DIAS_DE_LA_EXCEPCION),
        exceptuado_motivo: datos.exceptuado,
      }),
      verificado: datos.verificado,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const cargarMatriculas = async (db: Db, persona_id: number, datos: PersonaDeDemo, estados: Claves) => {
  if (datos.matriculas.length === 0) return [];
  const filas = await db
    .insertInto('matriculas')
    .values(
      datos.matriculas.map(({ estado, titulo: [titulo_codigo, titulo_descripcion], ...m }) => ({
        ...{ ...m, titulo_codigo, titulo_descripcion, titulo_verificado: true },
        ...{ persona_id, estado_id: idDe(estados, estado) },
      })),
    )
    .returning(['id', 'estado_id'])
    .execute();
  return filas.filter(({ estado_id }) => estado_id === idDe(estados, 'activo')).map(({ id }) => id);
};

const cargarBloqueos = async (db: Db, persona_id: number, { bloqueos }: PersonaDeDemo, tipos: Claves, hoy: Fecha) => {
  for (const { tipo, motivo, dias, vigente } of bloqueos) {
    const { id: bloqueo_id } = await db
      .insertInto('bloqueos')
      .values({ persona_id, tipo_bloqueo_id: idDe(tipos, tipo), vigente, motivo })
      .returning('id')
      .executeTakeFirstOrThrow();
    const desde = { bloqueo_id, estado: 'inicio' as const, fecha: sumarDias(hoy, -dias) };
    const hasta = vigente ? [] : [{ bloqueo_id, estado: 'fin' as const, fecha: sumarDias(hoy, 30 - dias) }];
    await db
      .insertInto('bloqueos_rangos')
      .values([desde, ...hasta])
      .execute();
  }
};

const AUTOR = { actor: 'colegio', user_id: null, username: 'colegio' } as const;
const DIAS_DEL_CARNET = 120;

const elDia = (hoy: Fecha, hace: number) => {
  const dia = sumarDias(hoy, -hace);
  return { hoy: dia, ahora: new Date(`${dia}T15:00:00Z`), autor: AUTOR };
};

const cargarLoDelColegio = async (db: Db, { cuit, con_carnet, causas }: PersonaDeDemo, hoy: Fecha): Promise<void> => {
  if (con_carnet) await emitirCarnet(db, { ...elDia(hoy, DIAS_DEL_CARNET), cuit });
  for (const { dias, ...datos } of causas) {
    const vigente_desde = sumarDias(hoy, -dias.desde);
    await abrirCausa(db, { ...elDia(hoy, dias.estado), cuit, datos: { ...datos, vigente_desde } });
  }
};

const cargarUsuario = async (
  db: Db,
  persona_id: number,
  { username, contextos, operador }: PersonaDeDemo,
  hoy: Fecha,
): Promise<number> => {
  const { id } = await db
    .insertInto('usuarios')
    .values({ persona_id, username, clave_hash: await hashClave(CLAVE_DE_DEMO), es_demo: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contextos')
    .values(contextos.map((modo) => ({ usuario_id: id, modo })))
    .execute();
  if (operador) await cargarOperador(db, id, operador, hoy);
  return id;
};

const cargarOperador = async (
  db: Db,
  usuario_id: number,
  { roles, distrito }: OperadorDeDemo,
  hoy: Fecha,
): Promise<void> => {
  await db
    .insertInto('operadores')
    .values(({ selectFrom }) => ({
      usuario_id,
      distrito_id: distrito === null ? null : selectFrom('distritos').select('id').where('clave', '=', distrito),
      creado_en: elDia(hoy, 0).ahora,
    }))
    .execute();
  await db
    .insertInto('roles_de_operador')
    .values(roles.map((rol) => ({ usuario_id, rol })))
    .execute();
};

const cargarCuenta = async (
  db: Db,
  datos: PersonaDeDemo,
  hoy: Fecha,
  distritos: number[],
  claves: [Claves, Claves],
) => {
  const distrito_id = distritos[datos.distrito % distritos.length];
  if (distrito_id === undefined) throw new Error('La demo necesita los distritos de los datos de referencia');
  const [estados, tipos] = claves;
  const persona_id = await cargarPersona(db, datos, distrito_id, hoy);
  const matriculas = await cargarMatriculas(db, persona_id, datos, estados);
  // The card is issued before any block and any image to look at, since with them there would be none.
  await cargarLoDelColegio(db, datos, hoy);
  if (datos.firma_por_verificar)
    await db
      .updateTable('personas')
      .set({ firma: datos.firma ?? null })
      .where('id', '=', persona_id)
      .execute();
  await cargarBloqueos(db, persona_id, datos, tipos, hoy);
  const usuario_id = await cargarUsuario(db, persona_id, datos, hoy);
  return { username: datos.username, usuario_id, persona_id, distrito_id, matriculas };
};

export const cargarCuentas = async (
  db: Db,
  hoy: Fecha,
  personas: readonly PersonaDeDemo[] = PERSONAS_DE_DEMO,
): Promise<Map<string, CuentaDeDemo>> => {
  const distritos = (await db.selectFrom('distritos').select('id').orderBy('id').execute()).map(({ id }) => id);
  const claves: [Claves, Claves] = [await mapaDe(db, 'estados_matriculas'), await mapaDe(db, 'tipos_bloqueo')];
  const cuentas = new Map<string, CuentaDeDemo>();
  for (const datos of personas) cuentas.set(datos.username, await cargarCuenta(db, datos, hoy, distritos, claves));
  return cuentas;
};
