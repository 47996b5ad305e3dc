import { randomUUID } from 'node:crypto';
import { digitoVerificador } from '@colega/domain/identificadores';
import type { Contexto, Rol } from '@colega/domain/permisos';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/conectar.ts';
import type { BaseDeDatos } from '../db/tablas.generadas.ts';
import { hashClave } from '../modules/sesion/claves.ts';

export const CLAVE_DE_PRUEBA = 'Colega.2026';

let numero = 0;
let hashDePrueba: Promise<string> | undefined;

function cuitNuevo(): string {
  let cuit: string | undefined;
  while (cuit === undefined) {
    numero += 1;
    const base = `20${String(30_000_000 + numero)}`;
    const digito = digitoVerificador(base);
    if (digito !== null) cuit = `${base}${digito}`;
  }
  return cuit;
}

const domicilioDePrueba = async (db: Db) => {
  const localidad = await db.selectFrom('localidades').select('id').orderBy('id').executeTakeFirst();
  return { domicilio_calle: 'Calle 49', domicilio_numero: '1245', domicilio_localidad_id: localidad?.id ?? null };
};

export async function persona(
  db: Db,
  datos: Partial<Insertable<BaseDeDatos['personas']>> = {},
): Promise<Selectable<BaseDeDatos['personas']>> {
  const { id: distrito_id } = await db.selectFrom('distritos').select('id').orderBy('id').executeTakeFirstOrThrow();
  const cuit = cuitNuevo();
  return db
    .insertInto('personas')
    .values({
      apellido: 'Prueba',
      nombre: `Persona ${cuit}`,
      cuit,
      email: `${cuit}@example.com`,
      distrito_id,
      codigo_qr: `qr-de-prueba-${cuit}`,
      ...(await domicilioDePrueba(db)),
      ...datos,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type UsuarioDePrueba = Selectable<BaseDeDatos['usuarios']> & { persona: Selectable<BaseDeDatos['personas']> };

export async function usuario(
  db: Db,
  username: string,
  {
    contextos = ['autogestion'],
    datos = {},
  }: { contextos?: Contexto[]; datos?: Partial<Insertable<BaseDeDatos['personas']>> } = {},
): Promise<UsuarioDePrueba> {
  hashDePrueba ??= hashClave(CLAVE_DE_PRUEBA);
  const suya = await persona(db, datos);
  const fila = await db
    .insertInto('usuarios')
    .values({ persona_id: suya.id, username, clave_hash: await hashDePrueba })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (contextos.length > 0) {
    await db
      .insertInto('contextos')
      .values(contextos.map((modo) => ({ usuario_id: fila.id, modo })))
      .execute();
  }
  return { ...fila, persona: suya };
}

/** A session of the user that no sign-in opened; answers its `sid`. */
export async function sesionAbierta(db: Db, usuario_id: number, creado_en: Date): Promise<string> {
  const familia = randomUUID();
  const vence_en = new Date(creado_en.getTime() + 86_400_000);
  const hash = Buffer.from(familia);
  await db.insertInto('refresh_tokens').values({ usuario_id, familia, hash, creado_en, vence_en }).execute();
  return familia;
}

const ESTADO_DE_PRUEBA = {
  activo: 'Activo',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  baja: 'Baja',
  en_tramite: 'En trámite',
  registro: 'Registro',
  anulado: 'Anulado',
} as const;

export async function matricula(
  db: Db,
  personaId: number,
  {
    estado = 'activo',
    ...datos
  }: Partial<Insertable<BaseDeDatos['matriculas']>> & { estado?: keyof typeof ESTADO_DE_PRUEBA } = {},
): Promise<Selectable<BaseDeDatos['matriculas']>> {
  numero += 1;
  const { id: estado_id } = await db
    .selectFrom('estados_matriculas')
    .select('id')
    .where('clave', '=', estado)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('matriculas')
    .values({
      persona_id: personaId,
      estado_id,
      codigo: `T-${10_000 + numero}`,
      descripcion: 'Maestro Mayor de Obras',
      titulo_descripcion: 'Maestro Mayor de Obras',
      institucion: 'E.E.S.T. N.º 5 de La Plata',
      titulo_verificado: true,
      ...datos,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Quita = 'quita_cambio_estado' | 'quita_ejercicio' | 'quita_liquidar' | 'quita_ddjj';

export async function bloqueo(
  db: Db,
  personaId: number,
  quita: Quita[],
  datos: Partial<Insertable<BaseDeDatos['bloqueos']>> = {},
): Promise<Selectable<BaseDeDatos['bloqueos']>> {
  numero += 1;
  const tipo = await db
    .insertInto('tipos_bloqueo')
    .values({
      clave: `prueba_${numero}`,
      nombre: 'Bloqueo de prueba',
      nombre_corto: 'BP',
      color: '#c92a2a',
      ...Object.fromEntries(quita.map((columna) => [columna, true])),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('bloqueos')
    .values({ persona_id: personaId, tipo_bloqueo_id: tipo.id, vigente: true, ...datos })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A user who acts for the college with those roles; null means every district. */
export async function operador(
  db: Db,
  username: string,
  {
    roles,
    distrito_id = null,
    datos = {},
  }: {
    roles: readonly Rol[];
    distrito_id?: number | null;
    datos?: Partial<Insertable<BaseDeDatos['personas']>>;
  },
): Promise<UsuarioDePrueba> {
  const suyo = await usuario(db, username, {
    datos,
    contextos: [distrito_id === null ? 'operador_consejo' : 'operador_distrital'],
  });
  await db.insertInto('operadores').values({ usuario_id: suyo.id, distrito_id, creado_en: new Date() }).execute();
  await db
    .insertInto('roles_de_operador')
    .values(roles.map((rol) => ({ usuario_id: suyo.id, rol })))
    .execute();
  return suyo;
}
