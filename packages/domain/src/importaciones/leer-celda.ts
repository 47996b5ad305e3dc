import { esFecha, type Fecha, parseFecha } from '../fechas/index.ts';
import { limpiarCuit } from '../identificadores/index.ts';
import { parseMonto } from '../importes/index.ts';
import { esCorreo, esPersonaConCuit } from '../perfil/index.ts';
import { exito, fracaso, type Resultado } from '../resultado/index.ts';
import type { CodigoDeImportacion, ProblemaDeFila } from './codigos.ts';
import type { ColumnaAImportar } from './columnas.ts';
import { armarMatricula, leerMatriculaEscrita } from './matricula-escrita.ts';

/** What a spreadsheet has in a cell. */
export type CeldaCruda = string | number | null;
type Leida = Resultado<string, ProblemaDeFila>;

/** Controls, and letters that are not seen or read otherwise than written: S-415. */
const ILEGIBLE = /[\p{Cc}\p{Surrogate}\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFFD]/u;

const rechazar = (codigo: CodigoDeImportacion, datos?: ProblemaDeFila['datos']): Leida =>
  fracaso({ codigo, ...(datos && { datos }) });

const leerCuit = (texto: string): Leida => {
  const cuit = limpiarCuit(texto);
  return esPersonaConCuit(cuit) ? exito(cuit) : rechazar('fila_cuit_invalido', { valor: texto });
};

const DNI = /^\d{7,8}$/;
const leerDni = (texto: string): Leida => {
  const dni = limpiarCuit(texto);
  return DNI.test(dni) && Number(dni) > 0 ? exito(dni) : rechazar('fila_dni_invalido', { valor: texto });
};
/** A former system has either in one column. */
const leerCuitODni = (texto: string): Leida => (DNI.test(limpiarCuit(texto)) ? leerDni(texto) : leerCuit(texto));

/** A workbook keeps a day as a count of days; a smaller number is a year, or whatever else (S-1060). */
const SERIE_MINIMA = 20_000;
const DESDE = Date.UTC(1899, 11, 30);
const DIA_MS = 86_400_000;
const deSerie = (serie: number): Fecha | null =>
  Number.isInteger(serie) && serie >= SERIE_MINIMA && serie < 110_000
    ? new Date(DESDE + serie * DIA_MS).toISOString().slice(0, 10)
    : null;

const ANIOS = { desde: '1900-01-01', hasta: '2100-12-31' } as const;
const CON_HORA = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[/\-.]\d{1,2}[/\-.]\d{4})[T ]\d{1,2}:\d{2}.*$/;
const leerFecha = (cruda: CeldaCruda, texto: string, hoy: Fecha, pasada: boolean): Leida => {
  const solo = texto.replace(CON_HORA, '$1');
  const fecha = esFecha(solo) ? solo : (parseFecha(solo) ?? (typeof cruda === 'number' ? deSerie(cruda) : null));
  if (fecha === null || fecha < ANIOS.desde || fecha > ANIOS.hasta)
    return rechazar('fila_fecha_invalida', { valor: texto });
  return pasada && fecha > hoy ? rechazar('fila_fecha_futura', { valor: texto }) : exito(fecha);
};

const IMPORTE_MAXIMO = 1_000_000_000_000;
const leerImporte = (cruda: CeldaCruda, texto: string): Leida => {
  const leido =
    typeof cruda === 'number'
      ? // a sum of a spreadsheet may bring more decimals than it shows
        cruda >= 0 && cruda < IMPORTE_MAXIMO && Math.abs(cruda * 100 - Math.round(cruda * 100)) < 1e-4
        ? parseMonto((Math.round(cruda * 100) / 100).toFixed(2))
        : null
      : parseMonto(texto);
  if (!leido?.ok || leido.valor.length > 15) return rechazar('fila_importe_invalido', { valor: texto });
  return /^0\.00$/.test(leido.valor) ? rechazar('fila_importe_cero') : leido;
};

const leerEntero = (cruda: CeldaCruda, texto: string): Leida => {
  if (typeof cruda === 'number' && !Number.isInteger(cruda)) return rechazar('fila_entero_invalido', { valor: texto });
  const digitos = /^\d{1,3}(\.\d{3})+$/.test(texto) ? texto.replaceAll('.', '') : texto;
  return /^\d{1,8}$/.test(digitos) && Number(digitos) > 0
    ? exito(String(Number(digitos)))
    : rechazar('fila_entero_invalido', { valor: texto });
};

/** `t 1234` is `T-01.234`; of `1234` its five figures are read, and which it is is told by what there is. */
const leerMatricula = (texto: string): Leida => {
  const escrita = leerMatriculaEscrita(texto);
  return escrita ? exito(armarMatricula(escrita)) : rechazar('fila_matricula_invalida', { valor: texto });
};

const leerTexto = ({ maximo = 200 }: ColumnaAImportar, texto: string): Leida => {
  if (ILEGIBLE.test(texto)) return rechazar('fila_texto_ilegible');
  return texto.length > maximo ? rechazar('fila_texto_largo', { maximo }) : exito(texto);
};

/** An empty cell is null. */
export const leerCelda = (
  columna: ColumnaAImportar,
  cruda: CeldaCruda,
  hoy: Fecha,
): Resultado<string | null, ProblemaDeFila> => {
  const texto = cruda === null ? '' : String(cruda).replace(/\s+/g, ' ').trim();
  if (texto === '' || (columna.con_cero === 'vacia' && /^0+$/.test(texto))) return exito(null);
  switch (columna.tipo) {
    case 'cuit':
      return leerCuit(texto);
    case 'cuit_o_dni':
      return leerCuitODni(texto);
    case 'dni':
      return leerDni(texto);
    case 'fecha':
      return leerFecha(cruda, texto, hoy, false);
    case 'pasado':
      return leerFecha(cruda, texto, hoy, true);
    case 'importe':
      return leerImporte(cruda, texto);
    case 'entero':
      return leerEntero(cruda, texto);
    case 'matricula':
      return leerMatricula(texto);
    case 'correo':
      return esCorreo(texto.toLowerCase())
        ? exito(texto.toLowerCase())
        : rechazar('fila_correo_invalido', { valor: texto });
    case 'texto':
      return leerTexto(columna, texto);
  }
};
