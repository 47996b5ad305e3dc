import type { Fecha } from '@colega/domain/fechas';
import { recorrerXml } from './xml.ts';

/** The formats that every spreadsheet knows by number (ECMA-376, 18.8.30): those of days, not of hours alone. */
const DE_FABRICA = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

const PORCENTAJES_DE_FABRICA = new Set([9, 10]);

/** What a style shows of a number; null, the number. */
export type FormatoDeCelda = 'fecha' | 'porcentaje' | null;

const formatoDe = (formato: string): FormatoDeCelda => {
  const letras = formato.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  if (letras.includes('%')) return 'porcentaje';
  return /[dy]|a{2,}/.test(letras) && !/[0#]/.test(letras) ? 'fecha' : null;
};

const deFabrica = (id: number): FormatoDeCelda => {
  if (PORCENTAJES_DE_FABRICA.has(id)) return 'porcentaje';
  return DE_FABRICA.has(id) ? 'fecha' : null;
};

/** What the styles of a workbook show: the position of each is what a cell names. */
export const leerFormatosDeCelda = async (estilos: Uint8Array | null): Promise<FormatoDeCelda[]> => {
  const propios = new Map<number, FormatoDeCelda>();
  const deCeldas: FormatoDeCelda[] = [];
  let enCeldas = false;
  if (estilos) {
    await recorrerXml(estilos, {
      abrir(nombre, { numFmtId, formatCode }) {
        if (nombre === 'numFmt') propios.set(Number(numFmtId), formatoDe(formatCode ?? ''));
        if (nombre === 'cellXfs') enCeldas = true;
        if (nombre === 'xf' && enCeldas) {
          const id = Number(numFmtId ?? 0);
          deCeldas.push(propios.get(id) ?? deFabrica(id));
        }
      },
      cerrar(nombre) {
        if (nombre === 'cellXfs') enCeldas = false;
      },
    });
  }
  return deCeldas;
};

const UN_DIA = 86_400_000;
/** Day 0 of a serial, with 29/2/1900 counted as Excel counts it. */
const COMIENZO = Date.UTC(1899, 11, 30);
const DIAS_HASTA_1904 = 1462;
const ULTIMO = 2_958_465;

/** The day that a spreadsheet's serial is; null where it is none. */
export const fechaDeSerie = (serie: number, desde1904 = false): Fecha | null => {
  const dias = Math.floor(serie) + (desde1904 ? DIAS_HASTA_1904 : 0);
  if (!(dias >= 1 && dias <= ULTIMO)) return null;
  return new Date(COMIENZO + dias * UN_DIA).toISOString().slice(0, 10) as Fecha;
};
