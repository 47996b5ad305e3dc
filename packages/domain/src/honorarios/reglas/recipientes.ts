import { leerDe, leerFuente } from '../datos/lector.ts';
import { fijo } from '../obra/tramos.ts';
import { CERO, cifra } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe, filasDe, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-50: a vessel costs the value of the bracket of its capacity. */
export const recipientes: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const tramos = leerTramos(leerDe(tarifa, 'litros'), 'ur');
  return ({ parametros, ur }) => {
    const partes = filasDe(parametros, 'recipientes').map((fila, i) => {
      const litros = decimalDe(fila, 'litros');
      const valor = tramos.find(({ hasta }) => hasta === null || litros.lte(hasta))?.valor ?? CERO;
      const nombre = textoDe(fila, 'identificacion') || `Recipiente ${i + 1}`;
      return fijo(`${nombre} (${cifra(litros)} l)`, valor, ur, fuente);
    });
    return { partes, mensajes: [] };
  };
};
