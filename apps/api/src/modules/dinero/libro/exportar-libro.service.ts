import type { ExportacionDelLibro } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { leerPlan } from './codigos.service.ts';
import { countLineasDelDiario, recorrerDiario } from './diario.repository.ts';
import {
  countExportacionesEnCurso,
  deleteExportacionesAnterioresA,
  type FilaDeExportacion,
  findContenidoDeExportacion,
  findExportacionById,
  insertExportacion,
  lockExportacionesDe,
  updateExportacion,
} from './exportaciones.repository.ts';
import { exigirPeriodo } from './sumas.service.ts';
import { armarLineas, type LineaDelDiario, TABLA_DEL_DIARIO } from './tabla-del-diario.ts';

/** S-967. */
const EN_CURSO_COMO_MAXIMO = 2;
const SE_GUARDA_MS = 24 * 3_600_000;
/** What a sheet of Excel takes, less its heading. */
const MAXIMO_DE_UNA_HOJA = 1_048_575;

type Pedido = { usuario_id: number; formato: FormatoDeArchivo; desde: Fecha; hasta: Fecha; ahora: Date };

const comoExportacion = ({ usuario_id: _, ...exportacion }: FilaDeExportacion): ExportacionDelLibro => exportacion;

/** Throws 422 for a period that does not exist or a sheet that does not hold it, 429 when one's others are not ready. */
export const pedirExportacion = (db: Db, { ahora, ...pedido }: Pedido): Promise<ExportacionDelLibro> =>
  enTransaccion(db, async (trx) => {
    exigirPeriodo(pedido.desde, pedido.hasta);
    await lockExportacionesDe(trx, pedido.usuario_id);
    await deleteExportacionesAnterioresA(trx, new Date(ahora.getTime() - SE_GUARDA_MS));
    if ((await countExportacionesEnCurso(trx, pedido.usuario_id)) >= EN_CURSO_COMO_MAXIMO)
      throw errorHttp(429, 'exportaciones_en_curso');
    const lineas = await countLineasDelDiario(trx, pedido);
    if (pedido.formato === 'xlsx' && lineas > MAXIMO_DE_UNA_HOJA) throw errorHttp(422, 'libro_muy_largo');
    const id = await insertExportacion(trx, { ...pedido, lineas, creada_en: ahora });
    await encolar(trx, 'exportar_libro', { exportacion_id: id }, { fila: `libro de ${pedido.usuario_id}` });
    return leerExportacion(trx, id, pedido.usuario_id);
  });

const exigirExportacion = async (db: Db, id: number, usuarioId: number): Promise<FilaDeExportacion> => {
  const fila = await findExportacionById(db, id);
  if (fila?.usuario_id !== usuarioId) throw errorNoEncontrado();
  return fila;
};

export const leerExportacion = async (db: Db, id: number, usuarioId: number): Promise<ExportacionDelLibro> =>
  comoExportacion(await exigirExportacion(db, id, usuarioId));

/** Throws 404, and 409 while it is not ready. */
export const bajarExportacion = async (db: Db, id: number, usuarioId: number): Promise<Uint8Array> => {
  await exigirExportacion(db, id, usuarioId);
  const contenido = await findContenidoDeExportacion(db, id);
  if (!contenido) throw errorHttp(409, 'exportacion_sin_terminar');
  return contenido;
};

/** All the rows are of one moment. The progress is told by another connection, since that of the rows only reads. */
async function* leerLineas(db: Db, { id, desde, hasta }: FilaDeExportacion): AsyncGenerator<LineaDelDiario[]> {
  const foto = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const plan = await leerPlan(foto);
    let hechas = 0;
    let asientos = 0;
    for await (const pagina of recorrerDiario(foto, { desde, hasta })) {
      const lineas = armarLineas(plan, pagina, asientos);
      yield lineas;
      asientos += pagina.length;
      hechas += lineas.length;
      await updateExportacion(db, id, { hechas });
    }
  } finally {
    await foto.rollback().execute();
  }
}

/** It may be begun again: it is made whole or not at all. */
export const armarExportacion = async (db: Db, exportacionId: number): Promise<void> => {
  const exportacion = await findExportacionById(db, exportacionId);
  if (!exportacion || exportacion.estado === 'listo') return;
  try {
    const bytes = await exportar(exportacion.formato, TABLA_DEL_DIARIO, leerLineas(db, exportacion));
    await updateExportacion(db, exportacionId, { estado: 'listo', contenido: Buffer.from(bytes) });
  } catch (error) {
    await updateExportacion(db, exportacionId, { estado: 'fallido' });
    throw error;
  }
};
