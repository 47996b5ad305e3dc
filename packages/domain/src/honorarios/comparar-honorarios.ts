import { Decimal, type Importe } from '../importes/decimal.ts';
import type { Honorario, Paso } from './honorario.ts';

/** One line of two explanations. A side without it is null, and its amount counts as nothing. */
export type LineaComparada = {
  texto: string;
  a: Pick<Paso, 'texto' | 'importe'> | null;
  b: Pick<Paso, 'texto' | 'importe'> | null;
  diferencia: Importe;
  forma: Paso['forma'];
  lineas: LineaComparada[];
};

const restar = (a: Importe | undefined, b: Importe | undefined): Importe =>
  new Decimal(b ?? 0).minus(a ?? 0).toFixed(2);

/** Tasks are the same by their name, and the steps of one by their rule and their place among those of that rule. */
const conClave = (pasos: readonly Paso[]): [string, Paso][] => {
  const vistos = new Map<string, number>();
  return pasos.map((paso) => {
    const que = paso.regla === 'tarea' ? `tarea ${paso.texto}` : paso.regla;
    const veces = vistos.get(que) ?? 0;
    vistos.set(que, veces + 1);
    return [`${que} ${veces}`, paso];
  });
};

const compararPasos = (deA: readonly Paso[], deB: readonly Paso[]): LineaComparada[] => {
  const a = new Map(conClave(deA));
  const b = new Map(conClave(deB));
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((clave) => comparar(a.get(clave), b.get(clave)) ?? []);
};

const comparar = (a: Paso | undefined, b: Paso | undefined): LineaComparada | null => {
  const uno = a ?? b;
  return uno
    ? {
        texto: uno.texto,
        a: a ? { texto: a.texto, importe: a.importe } : null,
        b: b ? { texto: b.texto, importe: b.importe } : null,
        diferencia: restar(a?.importe, b?.importe),
        forma: uno.forma,
        lineas: compararPasos(a?.pasos ?? [], b?.pasos ?? []),
      }
    : null;
};

type Comparacion = {
  diferencia: Importe;
  /** Of `b` over `a`, with two decimals; null where `a` is nothing. */
  porcentaje: string | null;
  lineas: LineaComparada[];
};

/** An amount and the steps that add up to it. */
export type CuentaExplicada = { importe: Importe; pasos: Paso[] };

/** Line by line, of the first to the second. */
export const compararCuentas = (a: CuentaExplicada, b: CuentaExplicada): Comparacion => {
  const diferencia = restar(a.importe, b.importe);
  const base = new Decimal(a.importe);
  return {
    diferencia,
    porcentaje: base.isZero() ? null : new Decimal(diferencia).times(100).div(base).toFixed(2),
    lineas: compararPasos(a.pasos, b.pasos),
  };
};

/** The differences of the tasks add up to that of the whole. */
export const compararHonorarios = (a: Honorario, b: Honorario): Comparacion =>
  compararCuentas({ importe: a.honorario, pasos: a.pasos }, { importe: b.honorario, pasos: b.pasos });
