import { esFecha, type Fecha, parseFecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import { parseMonto } from '../../importes/parse-monto.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import { simplificar } from '../../validacion/simplificar.ts';
import { diaDeOcho, type ProblemaDeRendicion, type RenglonLeido, type TipoDeRenglon } from './renglon.ts';

/** What a bank may call each column of its file. */
export const COLUMNAS_DE_BANCO = [
  ...(['fecha', 'importe', 'credito', 'debito', 'numero', 'cupon', 'detalle', 'comision'] as const),
] as const;
export type ColumnaDeBanco = (typeof COLUMNAS_DE_BANCO)[number];

/** S-960: data/rendiciones.json; what a bank calls otherwise, the college says (S-1122). */
export type ReglasDeBanco = {
  columnas: Readonly<Record<ColumnaDeBanco, readonly string[]>>;
  /**
   * Words of the detail that say whose deposit it is: a collector's, or the college's own of what its till took. The name of a bank or of
   * a network (`redes`) says it only where money is settled: a technician's transfer names its bank too.
   */
  depositan: readonly { cobrador: string; palabras: readonly string[]; redes: readonly string[] }[];
  /** Words of the detail of what is settled, and of what somebody transfers. */
  liquidan: readonly string[];
  transfieren: readonly string[];
  /** Words of the detail of what the bank itself keeps. */
  comisiones: readonly string[];
};

/** The ones of the amount exclude each other: a bank that says how it calls some has not the others. */
const DEL_IMPORTE = ['importe', 'credito', 'debito'] as const;

/**
 * A bank that says how it calls a column calls it so, and no other way; and a name that it gave to one is of no other column, whatever the
 * others call so.
 */
export const armarReglasDeBanco = (
  reglas: ReglasDeBanco,
  propias: { readonly [C in ColumnaDeBanco]?: readonly string[] | undefined },
): ReglasDeBanco => {
  const suyas = (columna: ColumnaDeBanco): readonly string[] => propias[columna] ?? [];
  const dichos = new Set(COLUMNAS_DE_BANCO.flatMap(suyas).map(simplificar));
  const diceImporte = DEL_IMPORTE.some((columna) => suyas(columna).length > 0);
  const nombresDe = (columna: ColumnaDeBanco): readonly string[] => {
    if (suyas(columna).length > 0) return suyas(columna);
    if (diceImporte && DEL_IMPORTE.some((una) => una === columna)) return [];
    return reglas.columnas[columna].filter((nombre) => !dichos.has(simplificar(nombre)));
  };
  const columnas = Object.fromEntries(COLUMNAS_DE_BANCO.map((columna) => [columna, nombresDe(columna)]));
  return { ...reglas, columnas: columnas as ReglasDeBanco['columnas'] };
};

export type FilaDeArchivo = { linea: number; celdas: readonly string[] };

const ULTIMA_DEL_ENCABEZADO = 20;
type Lugares = Partial<Record<ColumnaDeBanco, number>>;

const lugaresDe = ({ celdas }: FilaDeArchivo, { columnas }: ReglasDeBanco): Lugares => {
  const nombres = celdas.map(simplificar);
  const lugares: Lugares = {};
  for (const columna of COLUMNAS_DE_BANCO) {
    const dichos = new Set(columnas[columna].map(simplificar));
    const i = nombres.findIndex((nombre) => dichos.has(nombre));
    if (i >= 0) lugares[columna] = i;
  }
  return lugares;
};

const tieneImporte = ({ importe, credito, debito }: Lugares): boolean =>
  importe !== undefined || credito !== undefined || debito !== undefined;

const parseDia = (texto: string): Fecha | null => {
  const suelto = texto.trim().split(/[ T]/)[0] ?? '';
  const iso = /^\d{8}$/.test(suelto) ? diaDeOcho(suelto) : suelto;
  if (esFecha(iso)) return iso;
  return parseFecha(suelto.replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/, '$120$2'));
};

/** `-1.234,56`, `1.234,56-`, `(1.234,56)` and `1234.56`; null when it is not an amount. */
export const parseImporteConSigno = (texto: string): Importe | null => {
  const limpio = texto.replace(/[\s$\u00a0]/g, '');
  const negativo = /^-|-$|^\(.*\)$/.test(limpio);
  const leido = parseMonto(limpio.replace(/[-()+]/g, ''));
  if (!leido.ok) return null;
  return negativo ? new Decimal(leido.valor).negated().toFixed(2) : leido.valor;
};

const importeEn = (texto: string): Importe | null => (texto.trim() === '' ? '0.00' : parseImporteConSigno(texto));

type Celda = (columna: ColumnaDeBanco) => string;

/** Positive came in, negative went out; null moved nothing: what there was before, what is left. */
const leerImporte = (celda: Celda): Importe | 'renglon_sin_importe' | 'renglon_con_dos_importes' | null => {
  const [unico, entro, salio] = (['importe', 'credito', 'debito'] as const).map((columna) => importeEn(celda(columna)));
  if (unico == null || entro == null || salio == null) return 'renglon_sin_importe';
  const dichos = [unico, entro, new Decimal(salio).abs().negated().toFixed(2)].filter((uno) => Number(uno) !== 0);
  if (dichos.length > 1) return 'renglon_con_dos_importes';
  return dichos[0] ?? null;
};

const dice = (detalle: string, palabras: readonly string[]): boolean => {
  const suelto = ` ${simplificar(detalle)} `;
  return palabras.some((palabra) => suelto.includes(` ${simplificar(palabra)} `));
};

const clasificar = (
  detalle: string,
  entro: boolean,
  reglas: ReglasDeBanco,
): { tipo: TipoDeRenglon; deposita: string | null } => {
  if (!entro) return { tipo: dice(detalle, reglas.comisiones) ? 'comision' : 'salida', deposita: null };
  const liquida = dice(detalle, reglas.liquidan) && !dice(detalle, reglas.transfieren);
  const quien = reglas.depositan.find(
    ({ palabras, redes }) => dice(detalle, palabras) || (liquida && dice(detalle, redes)),
  );
  return quien ? { tipo: 'deposito', deposita: quien.cobrador } : { tipo: 'cobro', deposita: null };
};

const soloNumero = (texto: string): string | null => {
  const suelto = texto.trim();
  return suelto === '' || /^0+$/.test(suelto) ? null : suelto;
};

const leerFila = (
  { linea, celdas }: FilaDeArchivo,
  lugares: Lugares,
  reglas: ReglasDeBanco,
): RenglonLeido | ProblemaDeRendicion | null => {
  const celda: Celda = (columna) => celdas[lugares[columna] ?? -1] ?? '';
  const leido = leerImporte(celda);
  if (leido === null) return null;
  const dia = parseDia(celda('fecha'));
  if (dia === null) return { codigo: 'renglon_sin_dia', datos: { linea } };
  if (leido === 'renglon_sin_importe' || leido === 'renglon_con_dos_importes')
    return { codigo: leido, datos: { linea } };
  const comision = importeEn(celda('comision'));
  if (comision === null) return { codigo: 'renglon_sin_importe', datos: { linea } };
  const detalle = celda('detalle').trim();
  const { tipo, deposita } = clasificar(detalle, !leido.startsWith('-'), reglas);
  const cupon = celda('cupon').replace(/\D/g, '');
  return {
    ...{ linea, tipo, deposita, dia, acreditacion: dia, detalle, externo: soloNumero(celda('numero')) },
    medio: tipo === 'cobro' || tipo === 'salida' ? 'transferencia' : null,
    numero_boleta: cupon === '' ? null : String(Number(cupon)),
    ...{ importe: leido.replace('-', ''), comision: comision.replace('-', '') },
  };
};

const estaVacia = ({ celdas }: FilaDeArchivo): boolean => celdas.every((celda) => celda.trim() === '');
/** A line of sums, at the foot of some banks' files. */
const esDeTotales = ({ celdas }: FilaDeArchivo): boolean =>
  /^(sub ?total|total(es)?|saldo( final| inicial)?)\b/.test(
    simplificar(celdas.find((celda) => celda.trim() !== '') ?? ''),
  );

export type RendicionDeBanco = { renglones: RenglonLeido[]; sin_importe: number };

/** The columns are found by their names, wherever they are and below whatever the bank writes over them. */
export const leerRendicionDeBanco = (
  filas: readonly FilaDeArchivo[],
  reglas: ReglasDeBanco,
): Resultado<RendicionDeBanco, ProblemaDeRendicion[]> => {
  const utiles = filas.filter((fila) => !estaVacia(fila));
  if (utiles.length === 0) return fracaso([{ codigo: 'rendicion_vacia' }]);
  const encabezado = utiles
    .slice(0, ULTIMA_DEL_ENCABEZADO)
    .findIndex((fila) => lugaresDe(fila, reglas).fecha !== undefined);
  const cabeza = utiles[encabezado];
  if (!cabeza) return fracaso([{ codigo: 'rendicion_sin_columna', datos: { columna: 'fecha' } }]);
  const lugares = lugaresDe(cabeza, reglas);
  if (!tieneImporte(lugares)) return fracaso([{ codigo: 'rendicion_sin_columna', datos: { columna: 'importe' } }]);
  const leidas = utiles
    .slice(encabezado + 1)
    .filter((fila) => !esDeTotales(fila))
    .map((fila) => leerFila(fila, lugares, reglas));
  const problemas = leidas.filter((una): una is ProblemaDeRendicion => una !== null && 'codigo' in una);
  if (problemas.length > 0) return fracaso(problemas);
  const renglones = leidas.filter((una): una is RenglonLeido => una !== null && !('codigo' in una));
  if (renglones.length === 0) return fracaso([{ codigo: 'rendicion_vacia' }]);
  return exito({ renglones, sin_importe: leidas.length - renglones.length });
};
