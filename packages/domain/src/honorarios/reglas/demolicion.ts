import { leerDe, leerDecimal, leerFuente, leerMapa } from '../datos/lector.ts';
import { valuarPorUnidad } from '../obra/tramos.ts';
import { CERO } from '../paso.ts';
import { decimalDe, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-47: surface counts by kind of construction, and rubble by volume. */
export const demolicion: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const porM2 = leerMapa(leerDe(tarifa, 'ur_por_m2'), leerDecimal);
  const porM3 = leerDecimal(leerDe(tarifa, 'ur_por_m3'));
  return ({ parametros, ur }) => {
    const tipo = textoDe(parametros, 'tipo');
    const superficie = { nombre: 'Superficie a demoler', unidad: 'm²', cantidad: decimalDe(parametros, 'superficie') };
    const volumen = { nombre: 'Escombros', unidad: 'm³', cantidad: decimalDe(parametros, 'volumen') };
    return {
      partes: [
        valuarPorUnidad({ ...superficie, valor: porM2.get(tipo) ?? CERO, fuente }, ur),
        valuarPorUnidad({ ...volumen, valor: porM3, fuente }, ur),
      ],
      mensajes: [],
    };
  };
};
