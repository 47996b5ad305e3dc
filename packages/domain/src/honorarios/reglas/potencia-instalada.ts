import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { fijo, valuarPorTramos } from '../obra/tramos.ts';
import { CENTESIMO, cifra, porciento } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-42: a fixed part, and the simultaneous kW by cumulative brackets. */
export const potenciaInstalada: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(leerDe(tarifa, 'ur_fija'));
  const tramos = leerTramos(leerDe(tarifa, 'kw'), 'ur');
  return ({ parametros, ur }) => {
    const instalada = decimalDe(parametros, 'potencia_kw');
    const simultaneidad = decimalDe(parametros, 'simultaneidad');
    const cantidad = instalada.times(simultaneidad).times(CENTESIMO);
    const nombre = `Potencia simultánea (${cifra(instalada)} kW × ${porciento(simultaneidad)})`;
    return {
      partes: [
        fijo('Presentación', fija, ur, fuente),
        valuarPorTramos({ nombre, unidad: 'kW', cantidad, tramos, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
