import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-47: a fixed part, and each visit. */
export const visitas: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(leerDe(tarifa, 'ur_fija'));
  const valor = leerDecimal(leerDe(tarifa, 'ur_por_visita'));
  return ({ parametros, ur }) => {
    const cantidad = decimalDe(parametros, 'visitas');
    return {
      partes: [
        fijo('Plan de asistencia', fija, ur, fuente),
        valuarPorUnidad({ nombre: 'Visitas', unidad: 'visitas', cantidad, valor, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
