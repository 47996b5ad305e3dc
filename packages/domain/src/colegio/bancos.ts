import { COLUMNAS_DE_BANCO, type ColumnaDeBanco } from '../dinero/rendiciones/leer-banco.ts';
import { type Fecha, formatFecha } from '../fechas/fecha.ts';
import type { Problema } from '../resultado/problema.ts';
import { simplificar } from '../validacion/simplificar.ts';
import type { CodigoDeColegio } from './codigos.ts';

type Problemas = Problema<CodigoDeColegio>[];

/** How a bank calls each column of its files; one of which it says nothing is known by the names that any bank gives it. */
export type ColumnasPropias = { readonly [C in ColumnaDeBanco]?: readonly string[] | undefined };

/** One of the college's accounts in a bank. `dejado_desde` is the first day on which it is used no more. */
export type BancoDelColegio = {
  clave: string;
  nombre: string;
  cbu: string | null;
  columnas: ColumnasPropias;
  desde: Fecha;
  dejado_desde: Fecha | null;
};

/** S-1122. */
const NOMBRES_POR_COLUMNA = 5;
const LARGO_DE_COLUMNA = 60;

export const estaEnUso = ({ desde, dejado_desde }: Pick<BancoDelColegio, 'desde' | 'dejado_desde'>, dia: Fecha) =>
  desde <= dia && (dejado_desde === null || dia < dejado_desde);

export type BancoOfrecido = Pick<BancoDelColegio, 'clave' | 'nombre' | 'desde' | 'dejado_desde'>;

/** Where money of that day may be; without a day, anywhere. What was chosen before the day was is kept, and told. */
export const bancosDelDia = <B extends BancoOfrecido>(bancos: readonly B[], dia: Fecha | null, elegido = ''): B[] =>
  bancos.filter((uno) => dia === null || uno.clave === elegido || estaEnUso(uno, dia));

/** A bank is judged by the day of its money, and not by the one on which it is told (S-1168). */
export const validarBancoDelDia = (bancos: readonly BancoOfrecido[], clave: string, dia: Fecha): Problemas => {
  const suyo = bancos.find((uno) => uno.clave === clave);
  if (!suyo) return [{ codigo: 'banco_que_no_es', campo: 'banco' }];
  if (estaEnUso(suyo, dia)) return [];
  const { nombre: banco, desde, dejado_desde } = suyo;
  return dia < desde
    ? [{ codigo: 'banco_sin_usar_ese_dia', campo: 'banco', datos: { banco, desde: formatFecha(desde) } }]
    : [{ codigo: 'banco_dejado_ese_dia', campo: 'banco', datos: { banco, desde: formatFecha(dejado_desde ?? desde) } }];
};

/** They are written in one line, with a semicolon or a comma between them. */
export const parseColumnas = (escritas: string): string[] =>
  escritas
    .split(/[;,\n]/)
    .map((una) => una.trim().replace(/\s+/g, ' '))
    .filter((una) => una !== '');

const PESOS = { primero: [7, 1, 3, 9, 7, 1, 3], segundo: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] } as const;
const LARGO_DE_CBU = 22;
const CABEZA_DE_CBU = 8;

const esBloqueDeCbu = (bloque: string, pesos: readonly number[]): boolean => {
  const suma = pesos.reduce((total, peso, i) => total + peso * Number(bloque[i]), 0);
  return (10 - (suma % 10)) % 10 === Number(bloque.at(-1));
};

/** Each of its two blocks ends with the digit that checks it (BCRA, Com. "A" 2952). */
const esCbu = (cbu: string): boolean =>
  cbu.length === LARGO_DE_CBU &&
  /^\d+$/.test(cbu) &&
  esBloqueDeCbu(cbu.slice(0, CABEZA_DE_CBU), PESOS.primero) &&
  esBloqueDeCbu(cbu.slice(CABEZA_DE_CBU), PESOS.segundo);

export const formatCbu = (cbu: string): string => `${cbu.slice(0, CABEZA_DE_CBU)} ${cbu.slice(CABEZA_DE_CBU)}`;

const campoDe = (columna: ColumnaDeBanco): string => `columnas.${columna}`;

const validarNombres = (columnas: ColumnasPropias): Problemas => {
  const vistos = new Set<string>();
  return COLUMNAS_DE_BANCO.flatMap((columna): Problemas => {
    const nombres = columnas[columna] ?? [];
    const campo = campoDe(columna);
    if (nombres.length > NOMBRES_POR_COLUMNA || nombres.some((nombre) => nombre.length > LARGO_DE_COLUMNA))
      return [{ codigo: 'columna_larga', campo, datos: { maximo: NOMBRES_POR_COLUMNA, letras: LARGO_DE_COLUMNA } }];
    const ilegible = nombres.find((nombre) => simplificar(nombre) === '');
    if (ilegible !== undefined) return [{ codigo: 'columna_sin_letras', campo, datos: { nombre: ilegible } }];
    const repetido = nombres.find((nombre) => vistos.has(simplificar(nombre)));
    for (const nombre of nombres) vistos.add(simplificar(nombre));
    return repetido === undefined ? [] : [{ codigo: 'columna_de_dos', campo, datos: { nombre: repetido } }];
  });
};

/** What came in and what went out are in one column with its sign, or each in its own. */
const validarImportes = ({ importe = [], credito = [], debito = [] }: ColumnasPropias): Problemas =>
  importe.length > 0 && credito.length + debito.length > 0
    ? [{ codigo: 'importe_en_dos_formas', campo: campoDe('importe') }]
    : [];

export const validarBanco = ({ cbu, columnas }: Pick<BancoDelColegio, 'cbu' | 'columnas'>): Problemas => [
  ...(cbu === null || esCbu(cbu) ? [] : [{ codigo: 'cbu_equivocado' as const, campo: 'cbu' }]),
  ...validarNombres(columnas),
  ...validarImportes(columnas),
];

/** Two that differ only in capitals, accents or signs are one for whoever chooses. */
export const validarNombreDeBanco = (nombre: string, deLosOtros: readonly string[]): Problemas => {
  const suyo = simplificar(nombre);
  if (suyo === '') return [{ codigo: 'dato_requerido', campo: 'nombre' }];
  return deLosOtros.some((otro) => simplificar(otro) === suyo)
    ? [{ codigo: 'banco_con_ese_nombre', campo: 'nombre' }]
    : [];
};

const LARGO_DE_CLAVE = 40;

/** By which the ledger and its files know it, for ever: no other one has it, nor had it. */
export const claveDeBanco = (nombre: string, tomadas: readonly string[]): string => {
  const base =
    simplificar(nombre)
      .replace(/[^a-z0-9]+/g, '_')
      .slice(0, LARGO_DE_CLAVE)
      .replace(/^_+|_+$/g, '') || 'banco';
  let clave = base;
  for (let vuelta = 2; tomadas.includes(clave); vuelta += 1) clave = `${base}_${vuelta}`;
  return clave;
};
