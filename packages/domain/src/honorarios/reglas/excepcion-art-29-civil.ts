import { fuenteDeCifra, leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra, renglonesDe } from '../obra/monto-de-obra.ts';
import { fijo } from '../obra/tramos.ts';
import { CENTESIMO, calculo, formatPesos, porciento } from '../paso.ts';
import { grupoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** FRM-034, FRM-036, S-49: a fixed part, and a share of the works that the exception covers. */
export const excepcionArt29Civil: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(leerDe(tarifa, 'ur_fija'));
  const porcentaje = leerDecimal(leerDe(tarifa, 'porcentaje'));
  const delPorcentaje = fuenteDeCifra(porcentaje, fuente);
  return (caso) => {
    const partes = [fijo('Trámite de la excepción', fija, caso.ur, fuente)];
    const renglones = renglonesDe(grupoDe(caso.parametros, 'excepciones_art_29_civil'), tabla);
    if (renglones.length > 0) {
      const base = honorarioDeEscala(montoDeObra(renglones, caso), tabla.escala, caso);
      const texto = `Obra exceptuada: ${porciento(porcentaje)} de ${formatPesos(base)} (honorario base)`;
      const exacto = base.valor.times(porcentaje).times(CENTESIMO);
      partes.push(calculo({ regla: 'obra_exceptuada', texto, fuente: delPorcentaje }, exacto, [base]));
    }
    return { partes, mensajes: [] };
  };
};
