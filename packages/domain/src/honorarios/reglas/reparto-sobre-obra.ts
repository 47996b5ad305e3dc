import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra, renglonesDe } from '../obra/monto-de-obra.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import type { Regla } from './regla.ts';

/** Decreto 6964/65, S-33..S-39: project and direction are shares of the fee of the works. */
export const repartoSobreObra: Regla = (tarifa, tabla) => {
  const partes = leerReparto(tarifa, tabla);
  return (caso) => {
    const monto = montoDeObra(renglonesDe(caso.parametros, tabla), caso);
    const base = honorarioDeEscala(monto, tabla.escala, caso);
    return { partes: repartir(base, partes, tabla.repartos.fuente), mensajes: [] };
  };
};
