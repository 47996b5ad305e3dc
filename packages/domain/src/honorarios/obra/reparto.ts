import type { Decimal } from '../../importes/decimal.ts';
import { anotar, fuenteDeCifra, fuenteDeCifras, type Lector, leerDe, leerTexto } from '../datos/lector.ts';
import type { Fuente } from '../honorario.ts';
import { CENTESIMO, CERO, calculo, formatPesos, type Monto, porciento } from '../paso.ts';
import type { ParteDeReparto, Tabla } from '../tabla.ts';

export const leerReparto = (tarifa: Lector, tabla: Tabla): ParteDeReparto[] => {
  const lector = leerDe(tarifa, 'reparto');
  const partes = tabla.repartos.valores.get(leerTexto(lector));
  if (!partes) anotar(lector, 'no está entre los repartos de la tabla');
  return partes ?? [];
};

export const repartir = (base: Monto, partes: readonly ParteDeReparto[], fuente: Fuente): Monto[] =>
  partes.map(({ nombre, porcentaje }, i) =>
    calculo(
      {
        regla: 'reparto',
        texto: `${nombre}: ${porciento(porcentaje)} de ${formatPesos(base)} (honorario base)`,
        fuente: fuenteDeCifra(porcentaje, fuente),
      },
      base.valor.times(porcentaje).times(CENTESIMO),
      i === 0 ? [base] : [],
    ),
  );

export const fuenteDeReparto = (partes: readonly ParteDeReparto[], { repartos }: Pick<Tabla, 'repartos'>): Fuente =>
  fuenteDeCifras(
    partes.map(({ porcentaje }) => porcentaje),
    repartos.fuente,
  );

export const totalDeReparto = (partes: readonly ParteDeReparto[]): Decimal =>
  partes.reduce((total, { porcentaje }) => total.plus(porcentaje), CERO);
