import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { setup } from '../db/embebida/cluster-de-pruebas.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

const PLANTILLA = 'colega_plantilla';
const CERROJO = 7_410_411;

export type BaseDePrueba = { db: Db; url: string; cerrar(): Promise<void> };

type ServidorDePrueba = { url: string; soltar(): Promise<void> };
/** Outside a test run nobody has started a server: then there is one of its own, while somebody has a database in it. */
let propio: Promise<() => Promise<void>> | null = null;
let enUso = 0;

async function soltarPropio(): Promise<void> {
  enUso -= 1;
  if (enUso > 0 || propio === null) return;
  const detener = propio;
  propio = null;
  delete process.env.PRUEBAS_DATABASE_URL;
  await (await detener)();
}

async function tomarServidor(): Promise<ServidorDePrueba> {
  const deLaCorrida = process.env.PRUEBAS_DATABASE_URL;
  if (deLaCorrida !== undefined && propio === null) return { url: deLaCorrida, soltar: async () => {} };
  enUso += 1;
  propio ??= setup();
  await propio;
  return { url: process.env.PRUEBAS_DATABASE_URL ?? '', soltar: soltarPropio };
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
  const db = conectar(url, { conexiones: 2 });
  try {
    await actualizarBase(db, url);
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
  const { url: administracion, soltar } = await tomarServidor();
  const nombre = `prueba_${randomUUID().replaceAll('-', '')}`;
  await conAdministrador(administracion, async (cliente) => {
    await cliente.query('select pg_advisory_lock($1)', [CERROJO]);
    await exigirPlantilla(cliente, administracion);
    await cliente.query(`create database ${nombre} template ${PLANTILLA}`);
  });
  const url = urlDeBase(administracion, nombre);
  const db = conectar(url, { conexiones: 8 });
  const cerrar = async () => {
    await db.destroy();
    await soltar();
  };
  return { db, url, cerrar };
}
