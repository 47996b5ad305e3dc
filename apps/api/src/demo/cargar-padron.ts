import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';
import { insertAuditoria, insertAuditoriaDeCorrido } from './cargar-auditoria-de-volumen.ts';
import { insertCertificados } from './cargar-certificados-de-volumen.ts';
import { repartirEnColas } from './cargar-colas-de-volumen.ts';
import { insertCupones, insertRecibos, type Volumen } from './cargar-cupones-de-volumen.ts';
import { insertLegajos } from './cargar-legajos-de-volumen.ts';
import { completarOperadores } from './cargar-operadores-de-volumen.ts';
import { completarTecnicos, findTecnicosSinLegajos } from './cargar-tecnicos.ts';

/** S-330: each technician has about three years of a file every twenty days. */
export const LEGAJOS_POR_TECNICO = 50;
const DIAS_POR_LEGAJO = 20;
/** S-655 */
const DIAS_EN_TRAMITE = 40;
const PERSONAS_POR_TANDA = 250;
const A_LA_VEZ = 2;
const CERROJO_DE_NUMERACION = 7_410_412;

type Tanda = { desde: number; hasta: number };
type AvanceDePadron = (legajos: number) => void;

const enTandas = (personas: readonly number[]): Tanda[] => {
  const tandas: Tanda[] = [];
  for (const id of personas) {
    const ultima = tandas.at(-1);
    if (ultima && ultima.hasta + 1 === id && id - ultima.desde < PERSONAS_POR_TANDA) ultima.hasta = id;
    else tandas.push({ desde: id, hasta: id });
  }
  return tandas;
};

const zDePrivilegio = z.object({ rolsuper: z.boolean() });

const puedeSinDisparadores = async (db: Db): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    zDePrivilegio,
    sql`
    select rolsuper from pg_roles where rolname = current_user`,
  );
  return rows[0]?.rolsuper ?? false;
};

type Modo = { ajustes: readonly string[]; anotar: (db: Db, volumen: Volumen) => Promise<unknown> };
type Cuando = { hoy: Fecha; dias: number };

const cargarTanda = (db: Db, personas: Tanda, { hoy, dias }: Cuando, { ajustes, anotar }: Modo): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const ajuste of ajustes) await sql`set local ${sql.raw(ajuste)}`.execute(trx);
    const volumen = { personas, legajos: LEGAJOS_POR_TECNICO, dias, hoy, en_tramite: DIAS_EN_TRAMITE };
    await insertLegajos(trx, volumen);
    await repartirEnColas(trx, volumen);
    await insertCupones(trx, volumen);
    await sql`select pg_advisory_xact_lock(${CERROJO_DE_NUMERACION})`.execute(trx);
    await insertCertificados(trx, volumen);
    await insertRecibos(trx, volumen);
    await anotar(trx, volumen);
  });

const AJUSTES = ['synchronous_commit = off', "work_mem = '128MB'", 'statement_timeout = 0'];
const CON_DISPARADORES: Modo = { ajustes: AJUSTES, anotar: insertAuditoria };
// S-331
const SIN_DISPARADORES: Modo = {
  ajustes: [...AJUSTES, 'session_replication_role = replica'],
  anotar: insertAuditoriaDeCorrido,
};

/** Goes on from where it was left; false when nothing was missing. The first batch passes every foreign key and trigger. */
export const cargarPadron = async (
  db: Db,
  hoy: Fecha,
  { legajos, dias = DIAS_POR_LEGAJO }: { legajos: number; dias?: number },
  avisar: AvanceDePadron,
): Promise<boolean> => {
  const tecnicos = Math.ceil(legajos / LEGAJOS_POR_TECNICO);
  await completarOperadores(db);
  await completarTecnicos(db, tecnicos, hoy);
  const pendientes = await findTecnicosSinLegajos(db);
  let cargados = tecnicos - pendientes.length;
  const tandas = enTandas(pendientes);
  const cargar = async (tanda: Tanda, modo: Modo): Promise<void> => {
    await cargarTanda(db, tanda, { hoy, dias }, modo);
    cargados += tanda.hasta - tanda.desde + 1;
    avisar(cargados * LEGAJOS_POR_TECNICO);
  };
  const primera = tandas.shift();
  if (!primera) return false;
  await cargar(primera, CON_DISPARADORES);
  const modo = (await puedeSinDisparadores(db)) ? SIN_DISPARADORES : CON_DISPARADORES;
  const trabajar = async (): Promise<void> => {
    for (let tanda = tandas.shift(); tanda; tanda = tandas.shift()) await cargar(tanda, modo);
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, trabajar));
  return true;
};
