import { Decimal } from '../../importes/decimal.ts';
import { fuenteDeCifra } from '../datos/lector.ts';
import type { Fuente } from '../honorario.ts';
import { CENTESIMO, calculo, cifra, formatPesos, type Monto, pesos, porciento, sumarCifras } from '../paso.ts';
import type { Caso } from '../reglas/regla.ts';
import type { Tramo } from '../tabla.ts';

type Escala = { fuente: Fuente; valores: Tramo[] };

/** S-35: cumulative percentages over brackets in UR. Each bracket is a step. */
export const honorarioDeEscala = (monto: Monto, escala: Escala, { ur }: Pick<Caso, 'ur'>): Monto => {
  const tramos: Monto[] = [];
  let desde = new Decimal(0);
  for (const { hasta, valor } of escala.valores) {
    if (tramos.length > 0 && monto.valor.lte(desde)) break;
    const tope = hasta === null ? monto.valor : Decimal.min(monto.valor, hasta.times(ur));
    tramos.push(tramo(tope.minus(desde), valor, hasta, fuenteDeCifra(valor, escala.fuente)));
    desde = tope;
  }
  const texto = `Honorario base por escala sobre ${formatPesos(monto)}`;
  const porTramos = sumarCifras({ regla: 'escala', texto: 'Suma de los tramos', fuente: escala.fuente }, tramos);
  return calculo({ regla: 'honorario_base', texto, fuente: porTramos.paso.fuente }, porTramos.valor, [
    monto,
    porTramos,
  ]);
};

const tramo = (parte: Decimal, porcentaje: Decimal, hasta: Decimal | null, fuente: Fuente): Monto => {
  const limite = hasta === null ? 'sin tope' : `hasta ${cifra(hasta)} UR`;
  const texto = `${porciento(porcentaje)} de ${pesos(parte)} (tramo ${limite})`;
  return calculo({ regla: 'tramo', texto, fuente }, parte.times(porcentaje).times(CENTESIMO));
};
