import { parse } from 'csv-parse';
import { type FilaLeida, MAXIMO_DE_LA_PLANILLA, PlanillaRechazada, recortar } from './hoja.ts';

/** As spreadsheets save it: UTF-8 with or without its mark, UTF-16 with it, or Windows' Latin-1. */
const decodificar = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const SEPARADORES = [';', ',', '\t'] as const;

/** The one that the first line has most of, outside quotes. */
const separadorDe = (texto: string): string => {
  const primera = (texto.match(/^\s*[^\r\n]*/)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const veces = (separador: string): number => primera.split(separador).length;
  return [...SEPARADORES].sort((a, b) => veces(b) - veces(a))[0] ?? ';';
};

/** `'` in front is how a text that looks like a formula is written (S-211). */
const sinApostrofo = (texto: string): string => texto.replace(/^'(?=\s*[=+\-@])/, '');

export const leerCsv = async (bytes: Uint8Array): Promise<FilaLeida[]> => {
  const texto = decodificar(bytes);
  if (texto.includes('\u0000')) throw new PlanillaRechazada('planilla_ilegible');
  const filas: FilaLeida[] = [];
  const lector = parse(texto, {
    bom: true,
    delimiter: separadorDe(texto),
    relax_column_count: true,
    relax_quotes: true,
  });
  let numero = 0;
  for await (const registro of lector as AsyncIterable<string[]>) {
    numero += 1;
    const celdas = registro
      .slice(0, MAXIMO_DE_LA_PLANILLA.columnas)
      .map((celda) => (celda.trim() === '' ? null : sinApostrofo(recortar(celda))));
    if (celdas.every((celda) => celda === null)) continue;
    if (filas.push({ numero, celdas }) > MAXIMO_DE_LA_PLANILLA.filas)
      throw new PlanillaRechazada('planilla_muy_grande');
  }
  return filas;
};
