import { ESTADOS_DE_LEGAJO, type EstadoDeLegajo } from '../estados.ts';
import { type Accion, type FilaDeAccion, filaDe, TABLA_DE_ACCIONES } from './tabla-de-acciones.ts';

export const ACCIONES = Object.keys(TABLA_DE_ACCIONES) as readonly Accion[];

type Destino = NonNullable<FilaDeAccion['en'][EstadoDeLegajo]>;

const desde = (estado: EstadoDeLegajo): Partial<Record<Accion, Destino>> =>
  Object.fromEntries(
    ACCIONES.flatMap((accion) => {
      const destino = filaDe(accion).en[estado];
      return destino === undefined ? [] : [[accion, destino]];
    }),
  );

/** What is not here cannot be done in that state. */
export const TRANSICIONES = Object.fromEntries(ESTADOS_DE_LEGAJO.map((estado) => [estado, desde(estado)])) as Readonly<
  Record<EstadoDeLegajo, Partial<Record<Accion, Destino>>>
>;
