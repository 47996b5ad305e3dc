import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra, renglonesDe } from '../obra/monto-de-obra.ts';
import { fuenteDeReparto, leerReparto, totalDeReparto } from '../obra/reparto.ts';
import { CENTESIMO, CERO, calculo, formatPesos, porciento } from '../paso.ts';
import type { Regla } from './regla.ts';

/** FRM-023, S-40: project and direction of what is missing, and this task settles who answers for it. */
export const terminacionDeObra: Regla = (tarifa, tabla) => {
  const partes = leerReparto(tarifa, tabla);
  const porcentaje = totalDeReparto(partes);
  const fuente = fuenteDeReparto(partes, tabla);
  const nombre = partes.map((p) => p.nombre).join(' y ');
  return (caso) => {
    const base = honorarioDeEscala(montoDeObra(renglonesDe(caso.parametros, tabla), caso), tabla.escala, caso);
    const faltante = caso.acta?.faltante ?? CERO;
    const texto = `${nombre}: ${porciento(porcentaje)} de ${formatPesos(base)} × ${porciento(faltante)} faltante`;
    const exacto = base.valor.times(porcentaje).times(faltante).times(CENTESIMO).times(CENTESIMO);
    const parte = calculo({ regla: 'obra_faltante', texto, fuente }, exacto, [base]);
    return { partes: [parte], mensajes: [] };
  };
};
