import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import type { Almacen } from '../modules/media/almacenes/almacen.ts';
import { escribirCopia } from './copy.ts';
import { type Indice, NOMBRES, type Resumen, zIndice, zResumen } from './manifiesto.ts';
import { findTablaConDatos, findTablas, findVersion } from './tablas.ts';
import type { Entrada } from './tar.ts';

type Pedido = {
  cliente: pg.Client;
  almacen: Almacen;
  /** Brings the empty database to the migration that the archive was made with. */
  migrarHasta: (migracion: string) => Promise<void>;
  avisar: (texto: string) => void;
};

const ILEGIBLE = 'El archivo no es un respaldo de Colega, o está dañado: no se restauró nada.';
const CORTADO = 'El respaldo está incompleto o dañado: no se restauró nada.';

function leerJson<T>(bytes: Buffer, leer: (datos: unknown) => T): T {
  try {
    return leer(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new ErrorDeArranque(ILEGIBLE);
  }
}

async function exigirVacia(cliente: pg.Client): Promise<void> {
  const tabla = await findTablaConDatos(cliente);
  if (tabla === null) return;
  throw new ErrorDeArranque(
    `La base de datos ya tiene datos (en ${tabla}): un respaldo se restaura sobre una base vacía, con otro DATA_DIR u otra DATABASE_URL.`,
  );
}

async function prepararTablas({ cliente, migrarHasta }: Pedido, indice: Indice): Promise<void> {
  const ultima = indice.migraciones.at(-1);
  if (ultima === undefined) throw new ErrorDeArranque(ILEGIBLE);
  await migrarHasta(ultima);
  const version = await findVersion(cliente);
  const tablas = await findTablas(cliente);
  const iguales =
    JSON.stringify([version.migraciones, version.cola, tablas]) ===
    JSON.stringify([indice.migraciones, indice.cola, indice.tablas]);
  if (!iguales)
    throw new ErrorDeArranque(
      `El respaldo es de otra versión de Colega (${indice.version}): restauralo con esa, y después actualizá.`,
    );
}

type Clave = { tabla: string; nombre: string; definicion: string };

/** Without references nor triggers the tables come in any order; the references are checked when they are put back. */
async function sinReferencias(cliente: pg.Client, trabajo: () => Promise<void>): Promise<void> {
  const { rows: claves } = await cliente.query<Clave>(
    `select conrelid::regclass::text as tabla, quote_ident(conname) as nombre, pg_get_constraintdef(oid) as definicion
       from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  const tablas = (await findTablas(cliente)).map(({ tabla }) => tabla);
  for (const { tabla, nombre } of claves) await cliente.query(`alter table ${tabla} drop constraint ${nombre}`);
  for (const tabla of tablas) await cliente.query(`alter table ${tabla} disable trigger user`);
  await trabajo();
  for (const { tabla, nombre, definicion } of claves)
    await cliente.query(`alter table ${tabla} add constraint ${nombre} ${definicion}`);
  for (const tabla of tablas) await cliente.query(`alter table ${tabla} enable trigger user`);
}

type Leido = { hashes: Map<string, Hash>; archivos: Hash; cantidad: number; resumen: Resumen | null };

async function cargarEntrada(pedido: Pedido, indice: Indice, { nombre, bytes }: Entrada, leido: Leido): Promise<void> {
  if (nombre === NOMBRES.resumen) {
    leido.resumen = leerJson(bytes, (datos) => zResumen.parse(datos));
  } else if (nombre.startsWith(NOMBRES.archivos)) {
    const clave = nombre.slice(NOMBRES.archivos.length);
    if (!/^[0-9a-f]{32}\.jpg$/.test(clave)) throw new ErrorDeArranque(ILEGIBLE);
    leido.archivos.update(clave).update(bytes);
    leido.cantidad += 1;
    await pedido.almacen.guardar(clave, bytes);
  } else {
    const tabla = indice.tablas.find((una) => nombre.startsWith(`${NOMBRES.tablas}${una.tabla}/`));
    if (!tabla) throw new ErrorDeArranque(ILEGIBLE);
    if (!leido.hashes.has(tabla.tabla)) pedido.avisar(tabla.tabla.replace('public.', ''));
    const hash = leido.hashes.get(tabla.tabla) ?? createHash('sha256');
    leido.hashes.set(tabla.tabla, hash.update(bytes));
    await escribirCopia(pedido.cliente, `copy ${tabla.tabla} (${tabla.columnas.join()}) from stdin`, bytes);
  }
}

const VACIO = createHash('sha256').digest('hex');

function exigirIgual({ tablas, archivos }: Resumen, leido: Leido): void {
  const distinta = Object.entries(tablas).some(
    ([tabla, { sha256 }]) => (leido.hashes.get(tabla)?.digest('hex') ?? VACIO) !== sha256,
  );
  const deArchivos = archivos.cantidad === leido.cantidad && archivos.sha256 === leido.archivos.digest('hex');
  if (distinta || !deArchivos) throw new ErrorDeArranque(CORTADO);
}

async function cargar(pedido: Pedido, indice: Indice, entradas: AsyncIterator<Entrada>): Promise<Resumen> {
  const leido: Leido = { hashes: new Map(), archivos: createHash('sha256'), cantidad: 0, resumen: null };
  for (let una = await entradas.next(); !una.done; una = await entradas.next())
    await cargarEntrada(pedido, indice, una.value, leido);
  if (!leido.resumen) throw new ErrorDeArranque(CORTADO);
  exigirIgual(leido.resumen, leido);
  for (const { secuencia, ultimo } of leido.resumen.secuencias)
    if (ultimo !== null) await pedido.cliente.query('select setval($1, $2::bigint)', [secuencia, ultimo]);
  return leido.resumen;
}

// Whoever was at a job is not of this database.
const soltarTrabajos = async (cliente: pg.Client): Promise<void> => {
  await cliente.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await cliente.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
};

/** Loads an archive into an empty database, all or nothing. Throws ErrorDeArranque when it cannot. */
export async function restaurar(pedido: Pedido, entradas: AsyncIterator<Entrada>): Promise<Resumen> {
  const { cliente } = pedido;
  await exigirVacia(cliente);
  const primera = await entradas.next();
  if (primera.done || primera.value.nombre !== NOMBRES.indice) throw new ErrorDeArranque(ILEGIBLE);
  const indice = leerJson(primera.value.bytes, (datos) => zIndice.parse(datos));
  await prepararTablas(pedido, indice);
  await cliente.query('begin');
  try {
    let resumen: Resumen | undefined;
    await sinReferencias(cliente, async () => {
      resumen = await cargar(pedido, indice, entradas);
      await soltarTrabajos(cliente);
    });
    await cliente.query('commit');
    if (!resumen) throw new ErrorDeArranque(CORTADO);
    return resumen;
  } catch (error) {
    await cliente.query('rollback').catch(() => undefined);
    throw error;
  }
}
