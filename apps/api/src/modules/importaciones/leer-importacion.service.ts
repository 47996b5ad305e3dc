import type { Importacion, ImportacionDeLista } from '@colega/contract/importaciones';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  columnasQueFaltan,
  diferenciasConControles,
  ENTIDADES_CON_IMPORTE,
  type EntidadConImporte,
} from '@colega/domain/importaciones';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { paginacion } from '../referencias/lista.ts';
import {
  countImportaciones,
  countInvitados,
  type FilaDeImportacion,
  findImportacion,
  findImportaciones,
  findInforme,
} from './importaciones.repository.ts';

const enTexto = (momento: Date | null): string | null => momento?.toISOString() ?? null;

type DeLista = Pick<
  FilaDeImportacion,
  'id' | 'estado' | 'hojas' | 'quien' | 'creada_en' | 'ensayada_en' | 'aceptada_en' | 'acepto'
>;
const armarDeLista = ({ hojas, creada_en, ensayada_en, aceptada_en, ...fila }: DeLista): ImportacionDeLista => ({
  ...fila,
  archivos: [...new Set(hojas.map(({ archivo }) => archivo))],
  creada_en: creada_en.toISOString(),
  ensayada_en: enTexto(ensayada_en),
  aceptada_en: enTexto(aceptada_en),
  filas: hojas.filter(({ entidad }) => entidad !== null).reduce((suma, { filas }) => suma + filas, 0),
});

const fraseDe = (falla: string | null): string | null =>
  falla !== null && falla in todosLosMensajes ? todosLosMensajes[falla as keyof typeof todosLosMensajes] : falla;

const porImporte = <T>(valor: T) =>
  Object.fromEntries(ENTIDADES_CON_IMPORTE.map((que) => [que, valor])) as Record<EntidadConImporte, T>;
/** One that was rehearsed before some of them could come has none of those. */
export const completarImportes = ({ controles, resumen }: Pick<FilaDeImportacion, 'controles' | 'resumen'>) => ({
  controles: { ...porImporte(null), ...controles },
  resumen: resumen && { ...porImporte({ entra: '0.00', rechazado: '0.00' }), ...resumen },
});

/** Throws 404. */
export const leerImportacion = async (db: Db, id: number): Promise<Importacion> => {
  const fila = await findImportacion(db, id);
  if (!fila) throw errorNoEncontrado();
  const { version, hojas, paso, hechas, total, falla } = fila;
  const { controles, resumen } = completarImportes(fila);
  return {
    ...armarDeLista(fila),
    ...{ version, controles, resumen, paso, hechas, total },
    hojas: hojas.map((hoja) => ({
      ...hoja,
      faltan: hoja.entidad ? columnasQueFaltan(hoja.entidad, hoja.columnas) : [],
    })),
    diferencias: resumen ? diferenciasConControles(resumen, controles) : [],
    falla: fraseDe(falla),
    ...(await countInvitados(db, id)),
  };
};

export const listarImportaciones = async (db: Db, pagina: { page: number; limit: number }) => {
  const [filas, total] = [await findImportaciones(db, pagina), await countImportaciones(db)];
  return { items: filas.map(armarDeLista), pagination: paginacion(total, pagina) };
};

/** Throws 404 while there is none. */
export const descargarInforme = async (db: Db, id: number): Promise<Uint8Array> => {
  const informe = await findInforme(db, id);
  if (!informe) throw errorHttp(404, 'importacion_sin_informe');
  return informe;
};
