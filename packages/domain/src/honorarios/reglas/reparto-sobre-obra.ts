import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra, renglonesDe } from '../obra/monto-de-obra.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import type { Regla } from './regla.ts';

/** Shares of project and direction over the fee of the works (Decreto 6964/65; figures S-33..S-39). */
export const repartoSobreObra: Regla = (tarifa, tabla) => {
  const partes = leerReparto(tarifa, tabla);
  return (caso) => {
    const monto = montoDeObra(renglonesDe(caso.parametros, tabla), caso);
    const base = honorarioDeEscala(monto, tabla.escala, caso);
    return { partes: repartir(base, partes, tabla.repartos.fuente), mensajes: [] };
  };
};
