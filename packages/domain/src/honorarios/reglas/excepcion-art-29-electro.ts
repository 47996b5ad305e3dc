import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { decimalDe, grupoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** FRM-034, FRM-035, S-49: a fixed part, power, points and machines. */
export const excepcionArt29Electro: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(leerDe(tarifa, 'ur_fija'));
  const medidas = [
    { campo: 'hp', nombre: 'Potencia', unidad: 'HP', valor: leerDecimal(leerDe(tarifa, 'ur_por_hp')) },
    { campo: 'numero_bocas', nombre: 'Bocas', unidad: 'bocas', valor: leerDecimal(leerDe(tarifa, 'ur_por_boca')) },
    {
      campo: 'cantidad_maquinas',
      nombre: 'Máquinas',
      unidad: 'máquinas',
      valor: leerDecimal(leerDe(tarifa, 'ur_por_maquina')),
    },
  ];
  return ({ parametros, ur }) => {
    const valores = grupoDe(parametros, 'excepciones_art_29_electro');
    const cantidades = medidas.map(({ campo, ...medida }) =>
      valuarPorUnidad({ ...medida, cantidad: decimalDe(valores, campo), fuente }, ur),
    );
    return { partes: [fijo('Trámite de la excepción', fija, ur, fuente), ...cantidades], mensajes: [] };
  };
};
