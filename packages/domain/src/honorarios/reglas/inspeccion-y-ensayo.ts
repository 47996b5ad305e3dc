import { Decimal } from '../../importes/decimal.ts';
import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { CERO, UNO } from '../paso.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-42: the first unit, each further one, and the points tested have values of their own. */
export const inspeccionYEnsayo: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const primera = leerDecimal(leerDe(tarifa, 'ur_primera'));
  const adicional = leerDecimal(leerDe(tarifa, 'ur_adicional'));
  const porBoca = leerDecimal(leerDe(tarifa, 'ur_por_boca'));
  return ({ parametros, ur }) => {
    const otras = Decimal.max(decimalDe(parametros, 'unidades').minus(UNO), CERO);
    const bocas = decimalDe(parametros, 'bocas');
    return {
      partes: [
        fijo('Primera unidad', primera, ur, fuente),
        valuarPorUnidad(
          { nombre: 'Unidades adicionales', unidad: 'unidades', cantidad: otras, valor: adicional, fuente },
          ur,
        ),
        valuarPorUnidad({ nombre: 'Bocas', unidad: 'bocas', cantidad: bocas, valor: porBoca, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
