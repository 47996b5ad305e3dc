import { leerDe, leerDecimal, leerFuente, leerMapa } from '../datos/lector.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import { fijo, valuarPorUnidad } from '../obra/tramos.ts';
import { CERO, type Monto, sumarCifras } from '../paso.ts';
import { decimalDe, estaMarcado, filasDe, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** S-43: appliances count by kind, pipe by metre, and the pressure regulator apart. */
export const gas: Regla = (tarifa, tabla) => {
  const fuente = leerFuente(tarifa);
  const reparto = leerReparto(tarifa, tabla);
  const porArtefacto = leerMapa(leerDe(tarifa, 'ur_por_artefacto'), leerDecimal);
  const porMetro = leerDecimal(leerDe(tarifa, 'ur_por_metro'));
  const regulador = leerDecimal(leerDe(tarifa, 'ur_regulador'));
  return ({ parametros, ur }) => {
    const artefactos = filasDe(parametros, 'artefactos').flatMap((fila): Monto[] => {
      const tipo = textoDe(fila, 'tipo');
      const cantidad = decimalDe(fila, 'cantidad');
      if (tipo === '' || cantidad.isZero()) return [];
      const valor = porArtefacto.get(tipo) ?? CERO;
      return [valuarPorUnidad({ nombre: NOMBRES[tipo] ?? tipo, unidad: 'artefactos', cantidad, valor, fuente }, ur)];
    });
    const metros = { nombre: 'Cañería', unidad: 'm', cantidad: decimalDe(parametros, 'metros_caneria') };
    const base = sumarCifras({ regla: 'honorario_base', texto: 'Honorario base por artefactos y cañería', fuente }, [
      ...artefactos,
      valuarPorUnidad({ ...metros, valor: porMetro, fuente }, ur),
      ...(estaMarcado(parametros, 'con_regulador') ? [fijo('Regulador de presión', regulador, ur, fuente)] : []),
    ]);
    return { partes: repartir(base, reparto, tabla.repartos.fuente), mensajes: [] };
  };
};

const NOMBRES: Record<string, string> = {
  cocina: 'Cocina',
  calefon: 'Calefón',
  termotanque: 'Termotanque',
  estufa: 'Estufa',
  caldera: 'Caldera',
  horno_industrial: 'Horno industrial',
};
