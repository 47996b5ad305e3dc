import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { valuarPorTramos, valuarPorUnidad } from '../obra/tramos.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-48: surface goes by cumulative brackets, and each floor counts. */
export const medicion: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const tramos = leerTramos(leerDe(tarifa, 'superficie'), 'ur');
  const porPlanta = leerDecimal(leerDe(tarifa, 'ur_por_planta'));
  return ({ parametros, ur }) => {
    const superficie = { nombre: 'Superficie', unidad: 'm²', cantidad: decimalDe(parametros, 'superficie') };
    const plantas = { nombre: 'Plantas', unidad: 'plantas', cantidad: decimalDe(parametros, 'plantas') };
    return {
      partes: [
        valuarPorTramos({ ...superficie, tramos, fuente }, ur),
        valuarPorUnidad({ ...plantas, valor: porPlanta, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
