import type { Ensayo } from '@colega/contract/honorarios';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { armarLargoEnHilo } from '../../../exportar/hilo-de-archivos-largos.ts';
import { type Celda, encabezadoDe, filaDe } from '../../../exportar/tabla.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar, type Trabajos } from '../../../jobs/cola.ts';
import { findArchivo, findLineasDespuesDe, insertArchivo, updateArchivo } from './archivos.repository.ts';
import { armarEnsayo } from './armar-ensayo.service.ts';
import { clasificarEnsayo } from './ensayos.repository.ts';
import { exigirEnsayo } from './ensayos.service.ts';
import { tieneLineas } from './lineas.repository.ts';
import { tablaDeEnsayo } from './tabla-de-ensayo.ts';

const LINEAS_POR_PAGINA = 500;

/** Throws 404, and 409 while it has no result or once another one took its place. */
export const pedirArchivoDeEnsayo = (
  db: Db,
  ensayo_id: number,
  formato: FormatoDeArchivo,
  ahora: Date,
): Promise<Ensayo> =>
  enTransaccion(db, async (trx) => {
    const ensayo = await exigirEnsayo(trx, ensayo_id);
    if (ensayo.estado !== 'terminado') throw errorHttp(409, 'ensayo_sin_resultado');
    if (ensayo.hechos > 0 && !(await tieneLineas(trx, ensayo_id))) throw errorHttp(409, 'ensayo_sin_lineas');
    if (await insertArchivo(trx, { ensayo_id, formato }, ahora))
      await encolar(
        trx,
        'exportar_ensayo',
        { ensayo_id, formato },
        { fila: `archivo ${formato} del ensayo ${ensayo_id}` },
      );
    return armarEnsayo(trx, ensayo, ahora);
  });

async function* paginas(db: Db, ensayoId: number, tabla: ReturnType<typeof tablaDeEnsayo>): AsyncGenerator<Celda[][]> {
  let ultima = 0;
  for (;;) {
    const lineas = await findLineasDespuesDe(db, ensayoId, ultima, LINEAS_POR_PAGINA);
    const final = lineas.at(-1);
    if (!final) return;
    ultima = final.detalle_id;
    yield lineas.map((linea) => filaDe(tabla, linea));
  }
}

export const armarArchivoDeEnsayo = async (db: Db, cual: Trabajos['exportar_ensayo']): Promise<void> => {
  const archivo = await findArchivo(db, cual);
  if (archivo?.estado !== 'en_cola') return;
  try {
    const { ensayo_id, formato } = cual;
    const tabla = tablaDeEnsayo(clasificarEnsayo(await exigirEnsayo(db, ensayo_id)).de);
    const pedido = { formato, encabezado: encabezadoDe(tabla), paginas: paginas(db, ensayo_id, tabla) };
    const contenido = await armarLargoEnHilo(pedido);
    await updateArchivo(db, cual, { estado: 'listo', contenido: Buffer.from(contenido) });
  } catch (error) {
    await updateArchivo(db, cual, { estado: 'fallido' });
    throw error;
  }
};

/** Throws 404 when nobody asked for it, and 409 while it is not ready. */
export const descargarArchivoDeEnsayo = async (
  db: Db,
  ensayo_id: number,
  formato: FormatoDeArchivo,
): Promise<Uint8Array> => {
  const archivo = await findArchivo(db, { ensayo_id, formato });
  if (!archivo) throw errorNoEncontrado();
  if (!archivo.contenido) throw errorHttp(409, 'archivo_de_ensayo_sin_terminar');
  return archivo.contenido;
};
