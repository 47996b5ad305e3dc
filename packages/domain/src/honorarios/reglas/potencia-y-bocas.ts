import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import { valuarPorTramos, valuarPorUnidad } from '../obra/tramos.ts';
import { sumarCifras } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-41: power in HP goes by brackets, with electrical points and machines. */
export const potenciaYBocas: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const reparto = leerReparto(tarifa, tabla);
  const tramos = leerTramos(leerDe(tarifa, 'hp'), 'ur');
  const porBoca = leerDecimal(leerDe(tarifa, 'ur_por_boca'));
  const porMaquina = leerDecimal(leerDe(tarifa, 'ur_por_maquina'));
  return ({ parametros, ur }) => {
    const bocas = { nombre: 'Bocas', unidad: 'bocas', cantidad: decimalDe(parametros, 'numero_bocas') };
    const maquinas = { nombre: 'Máquinas', unidad: 'máquinas', cantidad: decimalDe(parametros, 'cantidad_maquinas') };
    const base = sumarCifras(
      { regla: 'honorario_base', texto: 'Honorario base por potencia, bocas y máquinas', fuente },
      [
        valuarPorTramos(
          { nombre: 'Potencia', unidad: 'HP', cantidad: decimalDe(parametros, 'hp'), tramos, fuente },
          ur,
        ),
        valuarPorUnidad({ ...bocas, valor: porBoca, fuente }, ur),
        valuarPorUnidad({ ...maquinas, valor: porMaquina, fuente }, ur),
      ],
    );
    return { partes: repartir(base, reparto, tabla.repartos.fuente), mensajes: [] };
  };
};
