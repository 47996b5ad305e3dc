import { anotar, leerDe, leerDecimal, leerFuente, leerMapa } from '../datos/lector.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { CERO } from '../paso.ts';
import { decimalDe, estaMarcado, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-47: the report counts by complexity, hours and distance. */
export const informeTecnico: Regla = (tarifa) => {
  const fuente = leerFuente(tarifa);
  const complejidades = leerMapa(leerDe(tarifa, 'complejidad'), leerDecimal);
  if (complejidades.size === 0) anotar(tarifa, 'falta el valor de cada complejidad');
  const porHora = leerDecimal(leerDe(tarifa, 'ur_por_hora'));
  const porKm = leerDecimal(leerDe(tarifa, 'ur_por_km'));
  return ({ parametros, ur }) => {
    const complejidad = textoDe(parametros, 'complejidad');
    const horas = { nombre: 'Horas', unidad: 'h', cantidad: decimalDe(parametros, 'horas') };
    const partes = [
      fijo(`Informe de complejidad ${complejidad}`, complejidades.get(complejidad) ?? CERO, ur, fuente),
      valuarPorUnidad({ ...horas, valor: porHora, fuente }, ur),
    ];
    if (estaMarcado(parametros, 'requiere_traslado')) {
      const cantidad = decimalDe(parametros, 'kilometros');
      partes.push(valuarPorUnidad({ nombre: 'Traslado', unidad: 'km', cantidad, valor: porKm, fuente }, ur));
    }
    return { partes, mensajes: [] };
  };
};
