import { leerDe, leerDecimal, leerFuente, leerMapa } from '../datos/lector.ts';
import { valuarPorUnidad } from '../obra/tramos.ts';
import { CERO } from '../paso.ts';
import { decimalDe, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-50: each lift has the value of its kind, and every stop counts. */
export const ascensores: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const porEquipo = leerMapa(leerDe(tarifa, 'ur_por_equipo'), leerDecimal);
  const porParada = leerDecimal(leerDe(tarifa, 'ur_por_parada'));
  return ({ parametros, ur }) => {
    const equipos = decimalDe(parametros, 'equipos');
    const paradas = equipos.times(decimalDe(parametros, 'paradas'));
    const valor = porEquipo.get(textoDe(parametros, 'tipo')) ?? CERO;
    return {
      partes: [
        valuarPorUnidad({ nombre: 'Equipos', unidad: 'equipos', cantidad: equipos, valor, fuente }, ur),
        valuarPorUnidad(
          { nombre: 'Paradas de todos los equipos', unidad: 'paradas', cantidad: paradas, valor: porParada, fuente },
          ur,
        ),
      ],
      mensajes: [],
    };
  };
};
