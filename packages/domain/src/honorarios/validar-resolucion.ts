import { sumarDias } from '../fechas/fecha.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { ProblemaDeDatos } from './datos/lector.ts';
import type { Resolucion } from './resolucion.ts';
import {
  cifrasQueFaltan,
  type DatosParaTarifas,
  prepararResolucion,
  type ResolucionEnUso,
} from './resolucion-en-uso.ts';
import { verificarSucesion } from './vigencias.ts';

export type PublicacionPosible = {
  resolucion: ResolucionEnUso;
  cierra: { id: number; vigente_hasta: string } | null;
};

type Publicada = Pick<Resolucion, 'id' | 'nombre' | 'vigente_desde' | 'vigente_hasta'>;

/** A tariff needs every figure of what is offered today, no overlap, no gap, and a name and an id of its own. */
export const validarResolucion = (
  nueva: unknown,
  publicadas: readonly Publicada[],
  datos: DatosParaTarifas,
): Resultado<PublicacionPosible, ProblemaDeDatos[]> => {
  const { resolucion, problemas } = prepararResolucion(nueva, '', datos);
  const todos = [
    ...problemas,
    ...cifrasQueFaltan(resolucion, datos),
    ...(publicadas.some((p) => p.nombre === resolucion.nombre)
      ? [{ ruta: 'nombre', motivo: `ya hay una resolución "${resolucion.nombre}"` }]
      : []),
    ...verificarSucesion(resolucion, publicadas),
  ];
  if (todos.length > 0) return fracaso(todos);
  const abierta = publicadas.find((p) => p.vigente_hasta === null);
  return exito({
    resolucion,
    cierra: abierta ? { id: abierta.id, vigente_hasta: sumarDias(resolucion.vigente_desde, -1) } : null,
  });
};
