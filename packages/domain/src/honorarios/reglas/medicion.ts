import { en, leerDecimal, leerFuente } from '../datos/lector.ts';
import { porTramos, porUnidad } from '../obra/tramos.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** Measurement: surface by cumulative brackets, and each floor (S-48). */
export const medicion: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const tramos = leerTramos(en(tarifa, 'superficie'), 'ur');
  const porPlanta = leerDecimal(en(tarifa, 'ur_por_planta'));
  return ({ parametros, ur }) => {
    const superficie = { nombre: 'Superficie', unidad: 'm²', cantidad: decimalDe(parametros, 'superficie') };
    const plantas = { nombre: 'Plantas', unidad: 'plantas', cantidad: decimalDe(parametros, 'plantas') };
    return {
      partes: [
        porTramos({ ...superficie, tramos, fuente }, ur),
        porUnidad({ ...plantas, valor: porPlanta, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
