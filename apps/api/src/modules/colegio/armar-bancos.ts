import { type BancoDelColegio, estaEnUso } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';

type BancoOfrecido = { clave: string; nombre: string };

export type Bancos = {
  /** Those that are used no more too: what they had is theirs. */
  todos: readonly BancoDelColegio[];
  /** Those that are offered that day. */
  enUso(dia: Fecha): BancoOfrecido[];
  estaEnUso(clave: string, dia: Fecha): boolean;
  nombreDe(clave: string): string;
};

export const armarBancos = (todos: readonly BancoDelColegio[]): Bancos => {
  const usadosEl = (dia: Fecha) => todos.filter((uno) => estaEnUso(uno, dia));
  return {
    todos,
    enUso: (dia) => usadosEl(dia).map(({ clave, nombre }) => ({ clave, nombre })),
    estaEnUso: (clave, dia) => usadosEl(dia).some((uno) => uno.clave === clave),
    nombreDe: (clave) => todos.find((uno) => uno.clave === clave)?.nombre ?? clave,
  };
};
