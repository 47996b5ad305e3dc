import { esFecha, formatFecha, parseFecha } from '../../fechas/fecha.ts';
import { Decimal } from '../../importes/decimal.ts';
import { formatNumero } from '../../importes/formato.ts';
import { parseMonto } from '../../importes/parse-monto.ts';
import type { Problema } from '../../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import { simplificar } from '../../validacion/simplificar.ts';
import type { CodigoDeColegio } from '../codigos.ts';
import type { ColumnaDeLista, OpcionDeCelda, TipoDeColumnaDeLista } from './columnas.ts';

type Leida = Resultado<string, Problema<CodigoDeColegio>>;

const COMO: Readonly<Record<TipoDeColumnaDeLista, string>> = {
  opcion: 'una de las opciones',
  opciones: 'opciones separadas por comas',
  tasa: '5 % o 1,2',
  importe: '98.000,00',
  entero: '10',
  fecha: '31/12/2027',
  dia_del_anio: '31/03',
  texto: 'un texto',
  color: '#1b5e2b',
  si_no: 'Sí o No',
};

const mal = ({ tipo }: ColumnaDeLista): Leida => fracaso({ codigo: 'celda_mal_escrita', datos: { como: COMO[tipo] } });

const buscarOpcion = (opciones: readonly OpcionDeCelda[], texto: string): OpcionDeCelda | undefined =>
  opciones.find(({ valor }) => valor === texto) ??
  opciones.find(({ nombre }) => simplificar(nombre) === simplificar(texto));

const CIEN = 100;
const TODOS = 'todos';

const deTasa = (texto: string): string | null => {
  const limpio = texto.replace(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(limpio) ? new Decimal(limpio).div(CIEN).toFixed() : null;
};

const deDiaDelAnio = (texto: string): string | null => {
  // A spreadsheet makes a whole date of `31/03`.
  const [, mesDeFecha, diaDeFecha] = esFecha(texto) ? texto.split('-') : [];
  const partes = /^(\d{1,2})[/-](\d{1,2})$/.exec(mesDeFecha ? `${diaDeFecha}/${mesDeFecha}` : texto);
  const [, dia = '', mes = ''] = partes ?? [];
  const fecha = `${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  // A day that every year has.
  return partes && esFecha(`2027-${fecha}`) ? fecha : null;
};

const deOpciones = (texto: string, opciones: readonly OpcionDeCelda[]): string | null => {
  if (simplificar(texto) === TODOS) return opciones.map(({ valor }) => valor).join(',');
  const partes = texto.split(/[,;]/).filter((parte) => parte.trim() !== '');
  const elegidas = partes.map((parte) => buscarOpcion(opciones, parte.trim())?.valor);
  if (elegidas.some((una) => una === undefined)) return null;
  return opciones
    .map(({ valor }) => valor)
    .filter((valor) => elegidas.includes(valor))
    .join(',');
};

const LECTORES: Readonly<
  Record<TipoDeColumnaDeLista, (texto: string, opciones: readonly OpcionDeCelda[]) => string | null>
> = {
  opcion: (texto, opciones) => buscarOpcion(opciones, texto)?.valor ?? null,
  opciones: deOpciones,
  tasa: deTasa,
  importe: (texto) => {
    const monto = parseMonto(texto);
    return monto.ok ? monto.valor : null;
  },
  entero: (texto) => (/^\d{1,6}$/.test(texto) ? String(Number(texto)) : null),
  fecha: (texto) => (esFecha(texto) ? texto : parseFecha(texto)),
  dia_del_anio: deDiaDelAnio,
  texto: (texto) => texto.replace(/\s+/g, ' '),
  color: (texto) => (/^#[0-9a-f]{6}$/i.test(texto) ? texto.toLowerCase() : null),
  si_no: (texto) => ({ si: 'si', no: 'no' })[simplificar(texto)] ?? null,
};

const fueraDeRango = (
  { tipo, minimo = 0, maximo }: ColumnaDeLista,
  valor: string,
): Problema<CodigoDeColegio> | null => {
  if (tipo === 'texto' && maximo !== undefined && valor.length > maximo)
    return { codigo: 'celda_larga', datos: { maximo } };
  if (tipo === 'importe' && !(Number(valor) > 0)) return { codigo: 'celda_sin_importe' };
  if ((tipo !== 'tasa' && tipo !== 'entero') || maximo === undefined) return null;
  if (Number(valor) >= minimo && Number(valor) <= maximo) return null;
  const comoSeLee = (limite: number) => (tipo === 'tasa' ? formatTasa(String(limite)) : String(limite));
  return { codigo: 'celda_fuera_de_rango', datos: { minimo: comoSeLee(minimo), maximo: comoSeLee(maximo) } };
};

/** What somebody typed or pasted, as it is kept; else what is wrong with it. */
export const leerCelda = (columna: ColumnaDeLista, escrito: string): Leida => {
  const texto = escrito.trim();
  if (texto === '') {
    if (columna.vacia) return exito('');
    return fracaso({ codigo: 'dato_requerido' });
  }
  const valor = LECTORES[columna.tipo](texto, columna.opciones ?? []);
  if (valor === null) return mal(columna);
  const problema = fueraDeRango(columna, valor);
  return problema ? fracaso(problema) : exito(valor);
};

/** `0.012` → `1,2 %` */
export const formatTasa = (tasa: string): string => {
  if (!/^\d{1,3}(\.\d{1,8})?$/.test(tasa)) return tasa;
  return `${new Decimal(tasa).times(CIEN).toFixed().replace('.', ',')} %`;
};

const nombresDe = (valor: string, opciones: readonly OpcionDeCelda[]): string => {
  const elegidas = valor === '' ? [] : valor.split(',');
  if (opciones.length > 1 && elegidas.length === opciones.length) return 'Todos';
  return elegidas.map((una) => opciones.find((opcion) => opcion.valor === una)?.nombre ?? una).join(', ');
};

/** As a person reads it, and as `leerCelda` reads it back. */
export const formatCelda = ({ tipo, opciones = [] }: ColumnaDeLista, valor: string): string => {
  if (tipo === 'opcion') return opciones.find((una) => una.valor === valor)?.nombre ?? valor;
  if (tipo === 'opciones') return nombresDe(valor, opciones);
  if (tipo === 'tasa') return formatTasa(valor);
  if (tipo === 'importe') return /^\d{1,15}\.\d{2}$/.test(valor) ? formatNumero(valor) : valor;
  if (tipo === 'fecha') return esFecha(valor) ? formatFecha(valor) : valor;
  if (tipo === 'dia_del_anio') return /^\d{2}-\d{2}$/.test(valor) ? valor.split('-').reverse().join('/') : valor;
  if (tipo === 'si_no') return { si: 'Sí', no: 'No' }[valor] ?? valor;
  return valor;
};

/** What is wrong with a kept cell, which is written as `leerCelda` answers it. */
export const validarCelda = (columna: ColumnaDeLista, valor: string): Problema<CodigoDeColegio> | null => {
  const leida = leerCelda(columna, formatCelda(columna, valor));
  if (!leida.ok) return leida.problema;
  return leida.valor === valor ? null : { codigo: 'celda_mal_escrita', datos: { como: COMO[columna.tipo] } };
};
