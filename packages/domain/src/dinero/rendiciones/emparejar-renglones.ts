import { diasEntre, type Fecha } from '../../fechas/fecha.ts';
import type { Importe } from '../../importes/decimal.ts';
import type { TipoDeRenglon } from './renglon.ts';
import type { Tolerancia } from './tolerancia.ts';

export type RenglonPorEmparejar = {
  id: number;
  tipo: TipoDeRenglon;
  medio: string | null;
  externo: string | null;
  numero_boleta: string | null;
  importe: Importe;
  dia: Fecha;
};

/**
 * What the college has of some money: a payment, one of nobody yet, a payment undone, money given back (a balance, or what was nobody's),
 * or what its till took to a bank.
 */
export const TIPOS_DE_COBRADO = [
  ...(['operacion', 'cobro', 'reversion', 'devolucion', 'cobro_devuelto', 'deposito'] as const),
] as const;
type TipoDeCobrado = (typeof TIPOS_DE_COBRADO)[number];
export type Cobrado = {
  tipo: TipoDeCobrado;
  id: number;
  medio: string;
  /** The number that was told of it. */
  externo: string;
  numero_boleta: string;
  importe: Importe;
  dia: Fecha;
  /** Of a payment: it was undone. */
  deshecho: boolean;
};
export type ParejaDeRenglon = { renglon_id: number; tipo: TipoDeCobrado; id: number };

const SIRVEN: Readonly<Record<TipoDeRenglon, readonly TipoDeCobrado[]>> = {
  cobro: ['operacion', 'cobro'],
  reversa: ['reversion'],
  salida: ['devolucion', 'cobro_devuelto', 'reversion'],
  ...{ deposito: ['deposito'], comision: [] },
};

const sinCeros = (externo: string): string => externo.replace(/^0+/, '');

type Clave<T> = (uno: T) => string | null;
type Vuelta = { delRenglon: Clave<RenglonPorEmparejar>; delCobrado: Clave<Cobrado>; dias: Tolerancia | null };

const delNumero = ({ medio, externo }: Pick<Cobrado, 'medio'> & { externo: string | null }): string | null =>
  externo && `${medio}|${sinCeros(externo)}`;
const con = (clave: string | null, dato: string | null): string | null => (clave && dato ? `${clave}|${dato}` : null);
const delCupon: Clave<RenglonPorEmparejar | Cobrado> = (uno) =>
  con(uno.numero_boleta && `${uno.medio}|${uno.numero_boleta}`, uno.importe);
const delDeposito: Clave<RenglonPorEmparejar | Cobrado> = ({ tipo, importe }) => (tipo === 'deposito' ? importe : null);

const soloCupon: Clave<RenglonPorEmparejar | Cobrado> = (uno) =>
  uno.numero_boleta ? `${uno.medio}|${uno.numero_boleta}` : null;

const cuponDeCobro: Clave<RenglonPorEmparejar> = (uno) => (uno.tipo === 'cobro' ? soloCupon(uno) : null);

/** `entra`: what its file says and has no pair enters as money that is not here. */
type OpcionesDeEmparejar = { dias: Tolerancia; entra: boolean };

const EN_SU_DIA: Tolerancia = () => 0;

/**
 * Whoever names an operation by its amount goes first, so that no other line takes it; then coupon, amount and day; then a day near it. A
 * number alone says it only with its coupon, or where the file names none: numbers of two collectors may be the same.
 */
const vueltas = ({ dias, entra }: OpcionesDeEmparejar): readonly Vuelta[] => [
  {
    delRenglon: (uno) => con(delNumero({ ...uno, medio: uno.medio ?? '' }), uno.importe),
    delCobrado: (uno) => con(delNumero(uno), uno.importe),
    dias: null,
  },
  ...[EN_SU_DIA, dias].map((cuantos) => ({ delRenglon: delCupon, delCobrado: delCupon, dias: cuantos })),
  // S-1078
  ...[EN_SU_DIA, dias].map((cuantos) => ({ delRenglon: delDeposito, delCobrado: delDeposito, dias: cuantos })),
  {
    // A transfer whose bank names nothing.
    delRenglon: ({ medio, externo, numero_boleta, importe }) =>
      externo === null && numero_boleta === null ? `${medio}|${importe}` : null,
    delCobrado: ({ medio, importe }) => `${medio}|${importe}`,
    dias: EN_SU_DIA,
  },
  {
    delRenglon: (uno) => con(delNumero({ ...uno, medio: uno.medio ?? '' }), uno.numero_boleta),
    delCobrado: (uno) => con(delNumero(uno), uno.numero_boleta),
    dias: null,
  },
  {
    delRenglon: (uno) => (uno.numero_boleta === null ? delNumero({ ...uno, medio: uno.medio ?? '' }) : null),
    delCobrado: delNumero,
    dias: null,
  },
  // Whoever numbers what it collects its own way tells it by its coupon, with another amount too. Where what has no pair enters, it is not so:
  // it may be a second payment of that coupon (S-1081).
  ...(entra ? [] : [{ delRenglon: cuponDeCobro, delCobrado: soloCupon, dias }]),
];

const agrupar = <T>(todos: readonly T[], clave: Clave<T>): Map<string, T[]> => {
  const grupos = new Map<string, T[]>();
  for (const uno of todos) {
    const suya = clave(uno);
    if (!suya) continue;
    const suyos = grupos.get(suya);
    if (suyos) suyos.push(uno);
    else grupos.set(suya, [uno]);
  }
  return grupos;
};

/** Each line gets one of what was collected at most, and each of that, one line. What stands goes before what was undone. */
export const emparejarRenglones = (
  renglones: readonly RenglonPorEmparejar[],
  cobrados: readonly Cobrado[],
  opciones: OpcionesDeEmparejar,
): ParejaDeRenglon[] => {
  const parejas: ParejaDeRenglon[] = [];
  const usados = new Set<Cobrado>();
  let faltan = [...renglones];
  for (const { delRenglon, delCobrado, dias: hasta } of vueltas(opciones)) {
    const grupos = agrupar(
      cobrados.filter((cobrado) => !usados.has(cobrado)),
      delCobrado,
    );
    faltan = faltan.filter((renglon) => {
      const suyos = (grupos.get(delRenglon(renglon) ?? '') ?? [])
        .filter((uno) => !usados.has(uno) && SIRVEN[renglon.tipo].includes(uno.tipo))
        .filter((uno) => hasta === null || Math.abs(diasEntre(renglon.dia, uno.dia)) <= hasta(renglon.dia))
        .sort((uno, otro) => Number(uno.deshecho) - Number(otro.deshecho) || uno.id - otro.id);
      const [elegido] = suyos;
      if (!elegido) return true;
      usados.add(elegido);
      parejas.push({ renglon_id: renglon.id, tipo: elegido.tipo, id: elegido.id });
      return false;
    });
  }
  return parejas;
};
