import { leerDe, leerDecimal, leerFuente, leerLista, leerTexto } from '../datos/lector.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { decimalDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

export const cantidadPorValor: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const fija = leerDecimal(leerDe(tarifa, 'ur_fija'));
  const cantidades = leerLista(leerDe(tarifa, 'cantidades'), (l) => ({
    campo: leerTexto(leerDe(l, 'campo')),
    nombre: leerTexto(leerDe(l, 'nombre')),
    unidad: leerTexto(leerDe(l, 'unidad')),
    valor: leerDecimal(leerDe(l, 'ur')),
  }));
  return ({ parametros, ur }) => {
    const porCampo = cantidades.map(({ campo, ...medida }) =>
      valuarPorUnidad({ ...medida, cantidad: decimalDe(parametros, campo), fuente }, ur),
    );
    return { partes: [fijo('Parte fija', fija, ur, fuente), ...porCampo], mensajes: [] };
  };
};
