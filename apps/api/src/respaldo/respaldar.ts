import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AlmacenDeImagenes } from '../modules/media/almacenes/almacen.ts';
import { esClaveDeMedia } from '../modules/media/clave.ts';
import { retenerImagenes } from '../modules/media/retener-imagenes.ts';
import { contarFilas } from './contar-filas.ts';
import { FORMATO, type Indice, NOMBRES, type Resumen, zIndice } from './manifiesto.ts';
import { findSecuencias, findTablas, findVersion, type TablaRespaldada } from './tablas.ts';
import type { EntradaDeTar } from './tar.ts';

const PARTE_BYTES = 2_000_000;

type Pedido = {
  cliente: pg.Client;
  almacen: AlmacenDeImagenes;
  version: string;
  ahora: Date;
  avisar: (texto: string) => void;
};

const comoJson = (nombre: string, datos: unknown): EntradaDeTar => ({
  nombre,
  bytes: Buffer.from(`${JSON.stringify(datos, null, 1)}\n`),
});
const cifra = (cuantas: number): string => cuantas.toLocaleString('es-AR');

async function* respaldarTabla(
  { cliente, avisar }: Pedido,
  { tabla, columnas }: TablaRespaldada,
  resumen: Resumen,
): AsyncGenerator<EntradaDeTar> {
  const hash = createHash('sha256');
  let partes: Buffer[] = [];
  let [largo, numero, filas] = [0, 0, 0];
  const cerrar = (): EntradaDeTar => {
    const bytes = Buffer.concat(partes);
    numero += 1;
    [partes, largo] = [[], 0];
    return { nombre: `${NOMBRES.tablas}${tabla}/${String(numero).padStart(6, '0')}`, bytes };
  };
  const copia = cliente.query(copyTo(`copy ${tabla} (${columnas.join()}) to stdout`));
  // The reader gets the error; once nobody reads, nobody needs it.
  copia.on('error', () => undefined);
  for await (const parte of copia as AsyncIterable<Buffer>) {
    hash.update(parte);
    partes.push(parte);
    filas += contarFilas(parte);
    largo += parte.length;
    if (largo >= PARTE_BYTES) yield cerrar();
  }
  if (largo > 0) yield cerrar();
  resumen.tablas[tabla] = { filas, sha256: hash.digest('hex') };
  if (filas > 0) avisar(`${tabla.replace('public.', '')}: ${cifra(filas)} ${filas === 1 ? 'fila' : 'filas'}`);
}

// Images are written before their rows, never changed, and not removed meanwhile: those of this moment are there.
async function* respaldarArchivos(
  { cliente, almacen, avisar }: Pedido,
  resumen: Resumen,
): AsyncGenerator<EntradaDeTar> {
  const { rows } = await cliente.query<{ clave: string }>('select distinct clave from media_objects order by clave');
  const hash = createHash('sha256');
  for (const { clave } of rows) {
    const bytes = esClaveDeMedia(clave) ? await almacen.leer(clave) : null;
    if (!bytes) {
      resumen.archivos.cuales.push(clave);
      continue;
    }
    hash.update(clave).update(bytes);
    resumen.archivos.cantidad += 1;
    yield { nombre: `${NOMBRES.archivos}${clave}`, bytes: Buffer.from(bytes) };
  }
  resumen.archivos.faltan = resumen.archivos.cuales.length;
  resumen.archivos.sha256 = hash.digest('hex');
  avisar(`imágenes: ${cifra(resumen.archivos.cantidad)}`);
}

async function* respaldarTodo(pedido: Pedido): AsyncGenerator<EntradaDeTar> {
  const { cliente, version, ahora } = pedido;
  const tablas = await findTablas(cliente);
  const indice: Indice = zIndice.parse({
    formato: FORMATO,
    version,
    creado_en: ahora.toISOString(),
    ...(await findVersion(cliente)),
    tablas,
  });
  yield comoJson(NOMBRES.indice, indice);
  const archivos = { cantidad: 0, sha256: '', faltan: 0, cuales: [] };
  const resumen: Resumen = { tablas: {}, archivos, secuencias: [] };
  for (const tabla of tablas) yield* respaldarTabla(pedido, tabla, resumen);
  // Numbers given meanwhile are not given again.
  resumen.secuencias = await findSecuencias(cliente);
  yield* respaldarArchivos(pedido, resumen);
  yield comoJson(NOMBRES.resumen, resumen);
}

/** Of one moment of the database, with its images. The connection is its own, and closing it ends the work of a reader that stops half-way. */
export async function* respaldar(pedido: Pedido): AsyncGenerator<EntradaDeTar> {
  // It comes before the snapshot: an image being removed earlier is gone from both.
  await retenerImagenes(pedido.cliente);
  await pedido.cliente.query('begin isolation level repeatable read read only');
  yield* respaldarTodo(pedido);
}
