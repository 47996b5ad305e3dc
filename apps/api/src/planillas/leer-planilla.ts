import { basename, extname } from 'node:path';
import { exito, fracaso, type Resultado } from '@colega/domain/resultado';
import { type HojaLeida, MAXIMO_DE_LA_PLANILLA, PlanillaRechazada, type ProblemaDePlanilla } from './hoja.ts';
import { leerCsv } from './leer-csv.ts';
import { leerLibro } from './leer-libro.ts';

const empiezaCon = (bytes: Uint8Array, ...marca: number[]): boolean => marca.every((byte, i) => bytes[i] === byte);

const leer = async (bytes: Uint8Array, archivo: string): Promise<HojaLeida[]> => {
  if (bytes.length > MAXIMO_DE_LA_PLANILLA.bytes) throw new PlanillaRechazada('planilla_muy_grande');
  if (empiezaCon(bytes, 0x50, 0x4b, 0x03, 0x04)) return leerLibro(bytes);
  // the container of Excel 97, and that of a workbook with a password
  if (empiezaCon(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new PlanillaRechazada(extname(archivo).toLowerCase() === '.xls' ? 'planilla_antigua' : 'planilla_con_clave');
  }
  return [{ nombre: basename(archivo, extname(archivo)), filas: await leerCsv(bytes) }];
};

/** The sheets of an XLSX, or the only one of a CSV, named after its file. What the bytes are is seen in them, not in the name. */
export const leerPlanilla = async (
  bytes: Uint8Array,
  archivo: string,
): Promise<Resultado<HojaLeida[], ProblemaDePlanilla>> => {
  try {
    const hojas = (await leer(bytes, archivo)).filter(({ filas }) => filas.length > 0);
    return hojas.length > 0 ? exito(hojas) : fracaso('planilla_vacia');
  } catch (error) {
    return fracaso(error instanceof PlanillaRechazada ? error.codigo : 'planilla_ilegible');
  }
};
