import { leerDe, leerDecimal, leerFuente } from '../datos/lector.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import { fijo, valuarPorTramos, valuarPorUnidad } from '../obra/tramos.ts';
import { sumarCifras } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe, estaMarcado, grupoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-42: points go by cumulative bands, with the circuits of the board and three-phase supply. */
export const bocas: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const reparto = leerReparto(tarifa, tabla);
  const tramos = leerTramos(leerDe(tarifa, 'bocas'), 'ur');
  const porCircuito = leerDecimal(leerDe(tarifa, 'ur_por_circuito'));
  const trifasico = leerDecimal(leerDe(tarifa, 'ur_trifasico'));
  return ({ parametros, ur }) => {
    const tablero = grupoDe(parametros, 'tablero');
    const circuitos = { nombre: 'Circuitos', unidad: 'circuitos', cantidad: decimalDe(tablero, 'circuitos') };
    const base = sumarCifras({ regla: 'honorario_base', texto: 'Honorario base por bocas y tablero', fuente }, [
      valuarPorTramos(
        { nombre: 'Bocas', unidad: 'bocas', cantidad: decimalDe(parametros, 'bocas'), tramos, fuente },
        ur,
      ),
      valuarPorUnidad({ ...circuitos, valor: porCircuito, fuente }, ur),
      ...(estaMarcado(tablero, 'trifasico') ? [fijo('Suministro trifásico', trifasico, ur, fuente)] : []),
    ]);
    return { partes: repartir(base, reparto, tabla.repartos.fuente), mensajes: [] };
  };
};
