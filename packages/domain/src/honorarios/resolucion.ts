import type { Fecha } from '../fechas/fecha.ts';
import { type Importe, importe } from '../importes/decimal.ts';
import {
  crearLector,
  type Lector,
  leerDe,
  leerDecimal,
  leerEntero,
  leerFecha,
  leerFuente,
  leerOpcional,
  leerTexto,
  type ProblemaDeDatos,
} from './datos/lector.ts';
import type { Fuente } from './honorario.ts';
import { leerTabla, type Tabla } from './tabla.ts';

/** The first day of which a fee may be asked. */
export const PRIMER_DIA_CON_TARIFA = '2015-01-01';

/** A published tariff is immutable and holds everything that its calculations need. */
export type Resolucion = {
  id: number;
  nombre: string;
  vigente_desde: Fecha;
  vigente_hasta: Fecha | null;
  unidad_referencial: Importe;
  factor_correccion: string;
  honorario_minimo: Importe;
  fuentes: { unidad_referencial: Fuente; factor_correccion: Fuente; honorario_minimo: Fuente };
  tabla: unknown;
};

export const leerResolucion = (lector: Lector): Resolucion & { cifras: Tabla } => {
  const fuentes = leerDe(lector, 'fuentes');
  const tabla = leerDe(lector, 'tabla');
  return {
    id: leerEntero(leerDe(lector, 'id')),
    nombre: leerTexto(leerDe(lector, 'nombre')),
    vigente_desde: leerFecha(leerDe(lector, 'vigente_desde')),
    vigente_hasta: leerOpcional(leerDe(lector, 'vigente_hasta'), leerFecha),
    unidad_referencial: importe(leerDecimal(leerDe(lector, 'unidad_referencial'))),
    factor_correccion: leerDecimal(leerDe(lector, 'factor_correccion')).toFixed(),
    honorario_minimo: importe(leerDecimal(leerDe(lector, 'honorario_minimo'))),
    fuentes: {
      unidad_referencial: leerFuente(leerDe(fuentes, 'unidad_referencial')),
      factor_correccion: leerFuente(leerDe(fuentes, 'factor_correccion')),
      honorario_minimo: leerFuente(leerDe(fuentes, 'honorario_minimo')),
    },
    tabla: tabla.valor,
    cifras: leerTabla(tabla),
  };
};

/** A file of data/resoluciones names its table; here the table takes the place of its name. */
export const ponerSuTabla = (archivo: unknown, tablas: ReadonlyMap<string, unknown>, ruta: string) => {
  const lector = crearLector(archivo, ruta);
  const clave = leerTexto(leerDe(lector, 'tabla'));
  if (!tablas.has(clave)) lector.problemas.push({ ruta: `${ruta}.tabla`, motivo: `no existe la tabla "${clave}"` });
  const resolucion = { ...(archivo as Record<string, unknown>), tabla: tablas.get(clave) ?? {} };
  return { resolucion, problemas: lector.problemas satisfies ProblemaDeDatos[] };
};

type Vigencia = Pick<Resolucion, 'vigente_desde' | 'vigente_hasta'>;

export const buscarResolucion = <T extends Vigencia>(resoluciones: readonly T[], fecha: Fecha): T | undefined =>
  resoluciones.find((r) => r.vigente_desde <= fecha && (r.vigente_hasta === null || fecha <= r.vigente_hasta));
