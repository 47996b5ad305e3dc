import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import type { AlmacenDeImagenes } from '../modules/media/almacenes/almacen.ts';
import type { Indice, Resumen } from './manifiesto.ts';
import { recorrer } from './recorrer.ts';
import { findTablaConDatos, findTablas, findVersion } from './tablas.ts';

type Pedido = {
  cliente: pg.Client;
  almacen: AlmacenDeImagenes;
  migrarHasta: (migracion: string) => Promise<void>;
  avisar: (texto: string) => void;
  archivo: string;
  frase: string | null;
};

async function exigirVacia(cliente: pg.Client): Promise<void> {
  const tabla = await findTablaConDatos(cliente);
  if (tabla === null) return;
  throw new ErrorDeArranque(
    `La base de datos ya tiene datos (en ${tabla}): un respaldo se restaura sobre una base vacía, con otro DATA_DIR u otra DATABASE_URL.`,
  );
}

async function prepararTablas({ cliente, migrarHasta }: Pedido, indice: Indice): Promise<void> {
  await migrarHasta(indice.migraciones.at(-1) ?? '');
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

/** Without references or triggers the tables load in any order; references are checked when they are put back. */
async function sinReferencias<T>(cliente: pg.Client, trabajo: () => Promise<T>): Promise<T> {
  const { rows: claves } = await cliente.query<Clave>(
    `select conrelid::regclass::text as tabla, quote_ident(conname) as nombre, pg_get_constraintdef(oid) as definicion
       from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  const tablas = (await findTablas(cliente)).map(({ tabla }) => tabla);
  for (const { tabla, nombre } of claves) await cliente.query(`alter table ${tabla} drop constraint ${nombre}`);
  for (const tabla of tablas) await cliente.query(`alter table ${tabla} disable trigger user`);
  const hecho = await trabajo();
  for (const { tabla, nombre, definicion } of claves)
    await cliente.query(`alter table ${tabla} add constraint ${nombre} ${definicion}`);
  for (const tabla of tablas) await cliente.query(`alter table ${tabla} enable trigger user`);
  return hecho;
}

async function cargar(pedido: Pedido): Promise<Resumen> {
  const { cliente, almacen, archivo, frase, avisar } = pedido;
  const { resumen } = await recorrer(archivo, frase, {
    alEmpezar: async () => undefined,
    alLeerTabla: async ({ tabla, columnas }, filas) => {
      avisar(tabla.replace('public.', ''));
      await pipeline(filas, cliente.query(copyFrom(`copy ${tabla} (${columnas.join()}) from stdin`)));
    },
    alLeerArchivo: (clave, bytes) => almacen.guardar(clave, bytes),
  });
  for (const { secuencia, ultimo } of resumen.secuencias)
    if (ultimo !== null) await cliente.query('select setval($1, $2::bigint)', [secuencia, ultimo]);
  return resumen;
}

const soltarTrabajos = async (cliente: pg.Client): Promise<void> => {
  await cliente.query(`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`);
};

async function restaurarTodo(pedido: Pedido): Promise<Resumen> {
  const { cliente } = pedido;
  await cliente.query('begin');
  const resumen = await sinReferencias(cliente, async () => {
    const cargado = await cargar(pedido);
    await soltarTrabajos(cliente);
    return cargado;
  });
  await cliente.query('commit');
  return resumen;
}

const rechazo = ({ message, table }: pg.DatabaseError): string =>
  `La base de datos no aceptó lo que trae el respaldo (${table ? `${table}: ` : ''}${message}): no se restauró nada.`;

/** All or nothing, into an empty database, an archive that was read whole before. The connection is nobody else's. Throws ErrorDeArranque. */
export async function restaurar(pedido: Pedido, indice: Indice): Promise<Resumen> {
  await exigirVacia(pedido.cliente);
  await prepararTablas(pedido, indice);
  try {
    return await restaurarTodo(pedido);
  } catch (error) {
    throw error instanceof pg.DatabaseError ? new ErrorDeArranque(rechazo(error), { cause: error }) : error;
  }
}
