import { setImmediate } from 'node:timers/promises';
import type { HojaDeImportacion } from '@colega/contract/importaciones';
import type { Fecha } from '@colega/domain/fechas';
import { type FilaAImportar, leerFila } from '@colega/domain/importaciones';
import type { Db } from '../../../db/conectar.ts';
import type { HojaLeida } from '../../../planillas/hoja.ts';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { findArchivos } from '../importaciones.repository.ts';

export type HojasLeidas = { hojas: readonly HojaLeida[]; filas: FilaAImportar[] };

/** The sheets of its files in the order in which the import has them. */
const leerHojas = async (db: Db, importacion_id: number): Promise<HojaLeida[]> => {
  const hojas: HojaLeida[] = [];
  for (const { nombre, contenido } of await findArchivos(db, importacion_id)) {
    const leida = await leerPlanilla(contenido, nombre);
    if (!leida.ok) throw new Error(`El archivo ${nombre} ya no se puede leer: ${leida.problema}`);
    hojas.push(...leida.valor);
  }
  return hojas;
};

/** Every row under the titles of each sheet, read as its columns say. */
export const leerFilasDeImportacion = async (
  db: Db,
  { id, hojas: pareadas }: { id: number; hojas: readonly HojaDeImportacion[] },
  hoy: Fecha,
): Promise<HojasLeidas> => {
  const hojas = await leerHojas(db, id);
  const filas: FilaAImportar[] = [];
  for (const [hoja, { entidad, titulos, columnas }] of pareadas.entries()) {
    if (entidad === null) continue;
    for (const { numero, celdas } of (hojas[hoja]?.filas ?? []).slice(titulos + 1))
      filas.push(leerFila({ hoja, fila: numero, entidad }, celdas, columnas, hoy));
    await setImmediate();
  }
  return { hojas, filas };
};
