import { leerDe, leerFuente } from '../datos/lector.ts';
import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { calculo } from '../paso.ts';
import { leerTramos } from '../tabla.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-47: the declared amount has its own cumulative percentages, with brackets in UR. */
export const porcentajeSobreMonto: Regla = (tarifa) => {
  const escala = { fuente: leerFuente(tarifa), valores: leerTramos(leerDe(tarifa, 'tramos'), 'porcentaje') };
  return ({ parametros, ur }) => {
    const renglon = { regla: 'monto_declarado', texto: 'Monto declarado', fuente: escala.fuente };
    const monto = calculo(renglon, decimalDe(parametros, 'monto'));
    return { partes: [honorarioDeEscala(monto, escala, { ur })], mensajes: [] };
  };
};
