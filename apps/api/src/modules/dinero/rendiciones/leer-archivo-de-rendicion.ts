import {
  armarReglasDeBanco,
  type FilaDeArchivo,
  leerRendicionDeBanco,
  leerRendicionDeLink,
  leerRendicionDeSiro,
  type ProblemaDeRendicion,
  type RendicionDeBanco,
  type RenglonLeido,
} from '@colega/domain/dinero';
import type { Problema, Resultado } from '@colega/domain/resultado';
import { CsvError, parse } from 'csv-parse/sync';
import type { CeldaLeida, HojaLeida, ProblemaDePlanilla } from '../../../planillas/hoja.ts';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { type OrigenLeido, REGLAS_DE_BANCO } from './origenes.ts';

type CodigoDeArchivo = 'rendicion_es_un_libro' | 'rendicion_ilegible' | 'rendicion_mal_citada';
type Leida = Resultado<RendicionDeBanco, (ProblemaDeRendicion | Problema<CodigoDeArchivo | ProblemaDePlanilla>)[]>;

const esLibro = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
const esUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** UTF-8 where it is that, and Latin-1 as Windows writes it where it is not. Null when it is no text. */
const leerTexto = (bytes: Uint8Array): string | null => {
  if (esUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const SEPARADORES = [';', '\t', ',', '|'] as const;

/** The one that its fullest line of the beginning has most of. */
const separadorDe = (texto: string): string => {
  const primeras = texto.split(/\r?\n/, 20);
  const veces = (separador: string): number => Math.max(...primeras.map((linea) => linea.split(separador).length - 1));
  return [...SEPARADORES].sort((uno, otro) => veces(otro) - veces(uno))[0] ?? ';';
};

type ConInfo = { record: string[]; info: { lines: number } };

/** Each row knows the line of the file in which it ends. */
const enFilas = (texto: string): FilaDeArchivo[] =>
  (
    parse(texto, {
      delimiter: separadorDe(texto),
      ...{ relax_column_count: true, skip_empty_lines: false, info: true, trim: true },
    }) as unknown as ConInfo[]
  ).map(({ record, info }) => ({ linea: info.lines, celdas: record }));

const reglasDe = ({ columnas }: OrigenLeido) => armarReglasDeBanco(REGLAS_DE_BANCO, columnas);

const leerDeBanco = (texto: string, origen: OrigenLeido): Leida => {
  try {
    return leerRendicionDeBanco(enFilas(texto), reglasDe(origen));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const linea = Number(error.lines ?? 0) || 1;
    return { ok: false, problema: [{ codigo: 'rendicion_mal_citada', datos: { linea } }] };
  }
};

/** A collector's file has nothing but what it collected. */
const deCobrador = (leida: Resultado<RenglonLeido[], ProblemaDeRendicion[]>): Leida =>
  leida.ok ? { ok: true, valor: { renglones: leida.valor, sin_importe: 0 } } : leida;

const LECTORES: Readonly<Record<OrigenLeido['formato'], (texto: string, origen: OrigenLeido) => Leida>> = {
  siro: (texto) => deCobrador(leerRendicionDeSiro(texto)),
  link: (texto) => deCobrador(leerRendicionDeLink(texto)),
  banco: leerDeBanco,
};

/** As a bank's CSV would write it: a day as it is, and an amount with its two decimals. A whole number may be of an operation. */
const comoSeEscribe = (celda: CeldaLeida): string =>
  typeof celda === 'number' && !Number.isInteger(celda) ? celda.toFixed(2) : String(celda ?? '');

const enFilasDeHoja = ({ filas }: HojaLeida): FilaDeArchivo[] =>
  filas.map(({ numero, celdas }) => ({ linea: numero, celdas: celdas.map(comoSeEscribe) }));

const NO_ES_DE_MOVIMIENTOS = ['rendicion_sin_columna', 'rendicion_vacia'];
const esDeOtraCosa = (leida: Leida): boolean =>
  !leida.ok && leida.problema.some(({ codigo }) => NO_ES_DE_MOVIMIENTOS.includes(codigo));

/** The first sheet whose titles are those of its movements: a bank may put others before it. */
const leerLibroDeBanco = async (bytes: Uint8Array, origen: OrigenLeido, nombre: string): Promise<Leida> => {
  const hojas = await leerPlanilla(bytes, nombre);
  if (!hojas.ok) return { ok: false, problema: [{ codigo: hojas.problema }] };
  const leidas = hojas.valor.map((hoja): Leida => leerRendicionDeBanco(enFilasDeHoja(hoja), reglasDe(origen)));
  const leida = leidas.find((una) => !esDeOtraCosa(una)) ?? leidas[0];
  return leida ?? { ok: false, problema: [{ codigo: 'rendicion_vacia' }] };
};

type Archivo = { bytes: Uint8Array; nombre: string };

export const leerArchivoDeRendicion = async (origen: OrigenLeido, { bytes, nombre }: Archivo): Promise<Leida> => {
  if (esLibro(bytes)) {
    if (origen.formato === 'banco') return leerLibroDeBanco(bytes, origen, nombre);
    return { ok: false, problema: [{ codigo: 'rendicion_es_un_libro' }] };
  }
  const texto = leerTexto(bytes);
  if (texto === null) return { ok: false, problema: [{ codigo: 'rendicion_ilegible' }] };
  return LECTORES[origen.formato](texto.replace(/^\uFEFF/, ''), origen);
};
