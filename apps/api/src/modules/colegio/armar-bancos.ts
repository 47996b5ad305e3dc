import {
  type BancoDelColegio,
  type BancoOfrecido,
  bancosDelDia,
  type CodigoDeColegio,
  validarBancoDelDia,
} from '@colega/domain/colegio';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Problema } from '@colega/domain/resultado';

/** What is told late is of these days (S-1077). */
const DIAS_QUE_SE_DICEN = 366;

export type Bancos = {
  /** Those that are used no more too: what they had is theirs. */
  todos: readonly BancoDelColegio[];
  /** Those of money of that day. */
  enUso(dia: Fecha): BancoOfrecido[];
  /** Those of money of some day that may still be told: which of them, the day of the money says. */
  ofrecidos(hoy: Fecha): BancoOfrecido[];
  /** What is wrong with it for money of that day. */
  validar(clave: string, dia: Fecha): Problema<CodigoDeColegio>[];
  nombreDe(clave: string): string;
};

const comoSeOfrece = ({ clave, nombre, desde, dejado_desde }: BancoDelColegio): BancoOfrecido => ({
  ...{ clave, nombre, desde, dejado_desde },
});

export const armarBancos = (todos: readonly BancoDelColegio[]): Bancos => ({
  todos,
  enUso: (dia) => bancosDelDia(todos, dia).map(comoSeOfrece),
  ofrecidos: (hoy) => {
    const primero = sumarDias(hoy, -DIAS_QUE_SE_DICEN);
    return todos
      .filter(({ desde, dejado_desde }) => desde <= hoy && (dejado_desde === null || dejado_desde > primero))
      .map(comoSeOfrece);
  },
  validar: (clave, dia) => validarBancoDelDia(todos, clave, dia),
  nombreDe: (clave) => todos.find((uno) => uno.clave === clave)?.nombre ?? clave,
});
