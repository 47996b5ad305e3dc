import {
  type BorradorAutomatico,
  conLocalidad,
  type LocalidadElegida,
  type Ubicacion,
  type Unidad,
  unidadVacia,
} from './borrador.ts';
import { type ContextoAutomatico, permitenVariasUnidades, tareasElegidas } from './contexto.ts';

type CampoCompartido = Exclude<keyof Ubicacion, 'unidades' | 'igual_al_comitente' | 'localidad_id'>;

/** An address edited by hand no longer follows the client's. */
export const cambiarUbicacion = (
  borrador: BorradorAutomatico,
  cambio: Partial<Pick<Ubicacion, CampoCompartido>>,
): BorradorAutomatico => ({
  ...borrador,
  ubicacion: {
    ...borrador.ubicacion,
    ...cambio,
    igual_al_comitente: 'calle' in cambio || 'numero' in cambio ? false : borrador.ubicacion.igual_al_comitente,
  },
});

export const elegirLocalidad = (
  borrador: BorradorAutomatico,
  localidad: LocalidadElegida | null,
): BorradorAutomatico => {
  const ubicacion: Ubicacion = {
    ...borrador.ubicacion,
    localidad_id: localidad?.id ?? null,
    igual_al_comitente: false,
  };
  return localidad ? { ...conLocalidad(borrador, localidad), ubicacion } : { ...borrador, ubicacion };
};

const conUnidades = (borrador: BorradorAutomatico, unidades: Unidad[]): BorradorAutomatico => ({
  ...borrador,
  ubicacion: { ...borrador.ubicacion, unidades },
});

/** AUT-070: without the inspection-and-testing task nothing is added. */
export const agregarUnidad = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): BorradorAutomatico =>
  permitenVariasUnidades(tareasElegidas(borrador, contexto))
    ? conUnidades(borrador, [...borrador.ubicacion.unidades, unidadVacia()])
    : borrador;

export const quitarUnidad = (borrador: BorradorAutomatico, indice: number): BorradorAutomatico =>
  borrador.ubicacion.unidades.length > 1
    ? conUnidades(
        borrador,
        borrador.ubicacion.unidades.filter((_, i) => i !== indice),
      )
    : borrador;

export const cambiarUnidad = (
  borrador: BorradorAutomatico,
  indice: number,
  cambio: Partial<Unidad>,
): BorradorAutomatico =>
  conUnidades(
    borrador,
    borrador.ubicacion.unidades.map((unidad, i) => (i === indice ? { ...unidad, ...cambio } : unidad)),
  );
