import type { MediaObject } from '@colega/contract/media';
import { limpiarTexto } from '@colega/contract/primitives';
import type { ArchivoRecibido } from '@colega/contract/route';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { firmarCamino } from '../../http/firma.ts';
import type { AlmacenDeImagenes } from './almacenes/almacen.ts';
import { crearClaveDeMedia } from './clave.ts';
import { findMediasPropias, insertMedia, updateMediasVistas } from './media.repository.ts';
import { normalizarImagen } from './normalizar-imagen.ts';

type Firma = { secreto: string; ahora: Date };
const LARGO_DE_NOMBRE = 120;
const UN_DIA_MS = 24 * 60 * 60_000;

/** `/media/{file_path}` is an address of the server, not of its API (docs/reference/rules.md#images). */
export const BASE_DE_ARCHIVOS = '/media';
export const caminoDeArchivo = (clave: string): string => `${BASE_DE_ARCHIVOS}/${clave}`;

const comoMedia = ({ id, clave, nombre }: { id: number; clave: string; nombre: string }, firma: Firma): MediaObject => {
  const content_url = firmarCamino({ secreto: firma.secreto, camino: caminoDeArchivo(clave) }, firma.ahora);
  return { id, nombre, content_url, file_path: content_url.slice(BASE_DE_ARCHIVOS.length + 1) };
};

/** Keeps a person's image, re-encoded. Throws 422 with what is wrong with the file. */
export const subirImagen = async (
  db: Db,
  almacen: AlmacenDeImagenes,
  persona_id: number,
  archivo: Pick<ArchivoRecibido, 'nombre' | 'bytes'>,
  firma: Firma,
  clave = crearClaveDeMedia(),
): Promise<MediaObject> => {
  const { bytes, ancho, alto } = await normalizarImagen(archivo.bytes);
  // The file goes first: without a row it is nobody's, while a row without its file would be a broken image.
  await almacen.guardar(clave, bytes);
  const nombre = limpiarTexto(archivo.nombre).slice(0, LARGO_DE_NOMBRE) || 'foto';
  const fila = { persona_id, clave, nombre, bytes: bytes.byteLength, ancho, alto, creado_en: firma.ahora };
  return comoMedia({ id: await insertMedia(db, fila), clave, nombre }, firma);
};

/** One's own image, which counts as just seen (S-355). Throws 404. */
export const leerMedia = async (db: Db, id: number, personaId: number, firma: Firma): Promise<MediaObject> => {
  const [fila] = await findMediasPropias(db, [id], personaId);
  if (!fila) throw errorNoEncontrado();
  if (firma.ahora.getTime() - fila.visto_en.getTime() > UN_DIA_MS) {
    await updateMediasVistas(db, [id], personaId, firma.ahora);
  }
  return comoMedia(fila, firma);
};

/** Each image of a form belongs to its sender, and stays until the transaction ends. Throws 422, naming the field. */
export const exigirMediasPropias = async (
  trx: Db,
  fotos: readonly { campo: string; id: number }[],
  personaId: number,
  ahora: Date,
): Promise<void> => {
  const ids = fotos.map(({ id }) => id);
  const filas = await updateMediasVistas(trx, ids, personaId, ahora);
  const propias = new Set(filas.map(({ id }) => id));
  const ajenas = fotos.filter(({ id }) => !propias.has(id));
  if (ajenas.length > 0) throw invalido(ajenas.map(({ campo }) => ({ codigo: 'foto_ajena', campo })));
};

export const leerBytesDeMedias = async (
  db: Db,
  almacen: AlmacenDeImagenes,
  ids: readonly number[],
  personaId: number,
): Promise<Map<number, Uint8Array>> => {
  const filas = await findMediasPropias(db, ids, personaId);
  const pares = await Promise.all(filas.map(async ({ id, clave }) => [id, await almacen.leer(clave)] as const));
  return new Map(pares.flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
};
