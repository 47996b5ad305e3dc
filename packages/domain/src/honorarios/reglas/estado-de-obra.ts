import { fuenteDeCifra, leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra, renglonesDe } from '../obra/monto-de-obra.ts';
import { CENTESIMO, CIEN, calculo, formatPesos, porciento } from '../paso.ts';
import type { Regla } from './regla.ts';

/** S-38: a share of the fee of what is executed; what is missing goes apart. */
export const estadoDeObra: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const porcentaje = leerDecimal(leerDe(tarifa, 'porcentaje'));
  const delPorcentaje = fuenteDeCifra(porcentaje, fuente);
  return (caso) => {
    const monto = montoDeObra(renglonesDe(caso.parametros, tabla), caso);
    const base = honorarioDeEscala(monto, tabla.escala, caso);
    const ejecutado = caso.acta?.ejecutado ?? CIEN;
    const texto = `Obra ejecutada: ${porciento(porcentaje)} de ${formatPesos(base)} × ${porciento(ejecutado)} ejecutado`;
    const exacto = base.valor.times(porcentaje).times(ejecutado).times(CENTESIMO).times(CENTESIMO);
    return {
      partes: [calculo({ regla: 'obra_ejecutada', texto, fuente: delPorcentaje }, exacto, [base])],
      mensajes: [],
      base_faltante: base,
    };
  };
};
