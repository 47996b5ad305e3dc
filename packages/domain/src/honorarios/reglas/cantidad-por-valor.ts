import { en, leerDecimal, leerFuente, leerLista, leerTexto } from '../datos/lector.ts';
import { fijo, porUnidad } from '../obra/tramos.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** A fixed part and quantities of the form, each at its value in UR. The tariff names the fields. */
export const cantidadPorValor: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(en(tarifa, 'ur_fija'));
  const cantidades = leerLista(en(tarifa, 'cantidades'), (l) => ({
    campo: leerTexto(en(l, 'campo')),
    nombre: leerTexto(en(l, 'nombre')),
    unidad: leerTexto(en(l, 'unidad')),
    valor: leerDecimal(en(l, 'ur')),
  }));
  return ({ parametros, ur }) => {
    const porCampo = cantidades.map(({ campo, ...medida }) =>
      porUnidad({ ...medida, cantidad: decimalDe(parametros, campo), fuente }, ur),
    );
    return { partes: [fijo('Parte fija', fija, ur, fuente), ...porCampo], mensajes: [] };
  };
};
