import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import levantarServidorDePruebas from '../db/embebida/cluster-de-pruebas.ts';
import { servidorDePruebas, usarServidorDePruebas } from '../db/embebida/servidor-de-pruebas.ts';
import { rehacerSumas } from '../modules/informes/sumas.service.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

const PLANTILLA = 'colega_plantilla';
const CERROJO = 7_410_411;

/** `db` enters as the program, with its permissions; `duenio` is for what only the owner of the tables may do. */
export type BaseDePrueba = Accesos & {
  db: Db;
  comoDuenio<T>(trabajo: (db: Db) => Promise<T>): Promise<T>;
  /** Works as the owner, past what the database refuses: days that pass, damage to be found. */
  sinGuardas<T>(trabajo: (db: Db) => Promise<T>): Promise<T>;
  cerrar(): Promise<void>;
};

type ServidorDePrueba = Accesos & { soltar(): Promise<void> };
/** Outside a test run there is no server, so one is started while somebody has a database in it. */
let propio: Promise<() => Promise<void>> | null = null;
let enUso = 0;

async function soltarPropio(): Promise<void> {
  enUso -= 1;
  if (enUso > 0 || propio === null) return;
  const detener = propio;
  propio = null;
  usarServidorDePruebas(undefined);
  await (await detener)();
}

async function tomarServidor(): Promise<ServidorDePrueba> {
  const deLaCorrida = servidorDePruebas();
  if (deLaCorrida && propio === null) return { ...deLaCorrida, soltar: async () => {} };
  enUso += 1;
  propio ??= levantarServidorDePruebas();
  await propio;
  const servidor = servidorDePruebas();
  if (!servidor) throw new Error('There is no server for the tests');
  return { ...servidor, soltar: soltarPropio };
}

function urlDeBase(servidor: string, base: string): string {
  const url = new URL(servidor);
  url.pathname = `/${base}`;
  return url.href;
}

const nombreNuevo = (): string => `prueba_${randomUUID().replaceAll('-', '')}`;

const accesosDe = ({ url, duenio }: Accesos, base: string): Accesos => ({
  url: urlDeBase(url, base),
  duenio: urlDeBase(duenio, base),
});

async function conAdministrador<T>(url: string, trabajo: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return await trabajo(cliente);
  } finally {
    await cliente.end();
  }
}

async function llenarPlantilla(accesos: Accesos): Promise<void> {
  await actualizarBase(accesos);
  const db = conectar(accesos.url, { conexiones: 2 });
  try {
    await cargarReferencias(db);
    await rehacerSumas(db, new Date());
  } finally {
    await db.destroy();
  }
}

// The first test file of the run makes it; others wait for it.
async function exigirPlantilla(cliente: pg.Client, servidor: Accesos): Promise<void> {
  const existe = await cliente.query('select 1 from pg_database where datname = $1', [PLANTILLA]);
  if (existe.rowCount) return;
  const provisoria = `${PLANTILLA}_nueva`;
  await cliente.query(`drop database if exists ${provisoria}`);
  await cliente.query(`create database ${provisoria}`);
  await llenarPlantilla(accesosDe(servidor, provisoria));
  await cliente.query(`alter database ${provisoria} rename to ${PLANTILLA}`);
}

const conexionDelDuenio =
  (duenio: string): BaseDePrueba['comoDuenio'] =>
  async (trabajo) => {
    const db = conectar(duenio, { conexiones: 1 });
    try {
      return await trabajo(db);
    } finally {
      await db.destroy();
    }
  };

const sinDisparadores =
  (comoDuenio: BaseDePrueba['comoDuenio']): BaseDePrueba['sinGuardas'] =>
  (trabajo) =>
    comoDuenio((db) =>
      db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        return trabajo(trx);
      }),
    );

/** A separate database with every migration and the reference data. */
export async function crearBaseDePrueba(): Promise<BaseDePrueba> {
  const { soltar, ...servidor } = await tomarServidor();
  const nombre = nombreNuevo();
  await conAdministrador(servidor.duenio, async (cliente) => {
    await cliente.query('select pg_advisory_lock($1)', [CERROJO]);
    await exigirPlantilla(cliente, servidor);
    await cliente.query(`create database ${nombre} template ${PLANTILLA}`);
  });
  const accesos = accesosDe(servidor, nombre);
  const db = conectar(accesos.url, { conexiones: 8 });
  const cerrar = async () => {
    await db.destroy();
    await soltar();
  };
  const comoDuenio = conexionDelDuenio(accesos.duenio);
  return { ...accesos, db, comoDuenio, sinGuardas: sinDisparadores(comoDuenio), cerrar };
}

export async function crearBaseVacia(vecina: Accesos): Promise<Accesos> {
  const nombre = nombreNuevo();
  await conAdministrador(vecina.duenio, (cliente) => cliente.query(`create database ${nombre}`));
  return accesosDe(vecina, nombre);
}
