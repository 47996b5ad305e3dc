import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { conectar, type Db } from '../db/conectar.ts';
import { setup } from '../db/embebida/cluster-de-pruebas.ts';
import { migrar } from '../db/migrate.ts';
import { migrarCola } from '../jobs/trabajador.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

const PLANTILLA = 'colega_plantilla';
const CERROJO = 7_410_411;

export type BaseDePrueba = { db: Db; url: string; cerrar(): Promise<void> };

async function urlDeAdministracion(): Promise<string> {
  if (process.env.PRUEBAS_DATABASE_URL === undefined) await setup();
  return process.env.PRUEBAS_DATABASE_URL ?? '';
}

function urlDeBase(administracion: string, base: string): string {
  const url = new URL(administracion);
  url.pathname = `/${base}`;
  return url.href;
}

async function conAdministrador<T>(url: string, trabajo: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return await trabajo(cliente);
  } finally {
    await cliente.end();
  }
}

async function llenarPlantilla(url: string): Promise<void> {
  const db = conectar(url, { conexiones: 1 });
  try {
    await migrar(db);
    await migrarCola(url);
    await cargarReferencias(db);
  } finally {
    await db.destroy();
  }
}

// The first test file of the run makes it; those that come meanwhile wait for it.
async function exigirPlantilla(cliente: pg.Client, url: string): Promise<void> {
  const existe = await cliente.query('select 1 from pg_database where datname = $1', [PLANTILLA]);
  if (existe.rowCount) return;
  const provisoria = `${PLANTILLA}_nueva`;
  await cliente.query(`drop database if exists ${provisoria}`);
  await cliente.query(`create database ${provisoria}`);
  await llenarPlantilla(urlDeBase(url, provisoria));
  await cliente.query(`alter database ${provisoria} rename to ${PLANTILLA}`);
}

/** A database of one's own with every migration and the reference data. */
export async function crearBaseDePrueba(): Promise<BaseDePrueba> {
  const administracion = await urlDeAdministracion();
  const nombre = `prueba_${randomUUID().replaceAll('-', '')}`;
  await conAdministrador(administracion, async (cliente) => {
    await cliente.query('select pg_advisory_lock($1)', [CERROJO]);
    await exigirPlantilla(cliente, administracion);
    await cliente.query(`create database ${nombre} template ${PLANTILLA}`);
  });
  const url = urlDeBase(administracion, nombre);
  const db = conectar(url, { conexiones: 8 });
  return { db, url, cerrar: () => db.destroy() };
}
