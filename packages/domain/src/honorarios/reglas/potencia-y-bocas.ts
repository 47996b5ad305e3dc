import { en, leerDecimal, leerFuente } from '../datos/lector.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import { porTramos, porUnidad } from '../obra/tramos.ts';
import { suma } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** Electromechanical works: power in HP by brackets, electrical points and machines (S-41). */
export const potenciaYBocas: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const reparto = leerReparto(tarifa, tabla);
  const tramos = leerTramos(en(tarifa, 'hp'), 'ur');
  const porBoca = leerDecimal(en(tarifa, 'ur_por_boca'));
  const porMaquina = leerDecimal(en(tarifa, 'ur_por_maquina'));
  return ({ parametros, ur }) => {
    const bocas = { nombre: 'Bocas', unidad: 'bocas', cantidad: decimalDe(parametros, 'numero_bocas') };
    const maquinas = { nombre: 'Máquinas', unidad: 'máquinas', cantidad: decimalDe(parametros, 'cantidad_maquinas') };
    const base = suma({ regla: 'honorario_base', texto: 'Honorario base por potencia, bocas y máquinas', fuente }, [
      porTramos({ nombre: 'Potencia', unidad: 'HP', cantidad: decimalDe(parametros, 'hp'), tramos, fuente }, ur),
      porUnidad({ ...bocas, valor: porBoca, fuente }, ur),
      porUnidad({ ...maquinas, valor: porMaquina, fuente }, ur),
    ]);
    return { partes: repartir(base, reparto, tabla.repartos.fuente), mensajes: [] };
  };
};
