import {
  type BorradorDeLegajo,
  cambiarLocalidad,
  type LocalidadElegida,
  type Ubicacion,
  type Unidad,
  unidadVacia,
} from './borrador-de-legajo.ts';

type CampoCompartido = Exclude<keyof Ubicacion, 'unidades' | 'igual_al_comitente' | 'localidad_id'>;

export const cambiarUbicacion = <B extends BorradorDeLegajo>(
  borrador: B,
  cambio: Partial<Pick<Ubicacion, CampoCompartido>>,
): B => ({
  ...borrador,
  ubicacion: {
    ...borrador.ubicacion,
    ...cambio,
    igual_al_comitente: 'calle' in cambio || 'numero' in cambio ? false : borrador.ubicacion.igual_al_comitente,
  },
});

export const elegirLocalidad = <B extends BorradorDeLegajo>(borrador: B, localidad: LocalidadElegida | null): B => {
  const ubicacion: Ubicacion = {
    ...borrador.ubicacion,
    localidad_id: localidad?.id ?? null,
    igual_al_comitente: false,
  };
  return localidad ? { ...cambiarLocalidad(borrador, localidad), ubicacion } : { ...borrador, ubicacion };
};

const conUnidades = <B extends BorradorDeLegajo>(borrador: B, unidades: Unidad[]): B => ({
  ...borrador,
  ubicacion: { ...borrador.ubicacion, unidades },
});

/** AUT-070. */
export const agregarUnidad = <B extends BorradorDeLegajo>(borrador: B, permiteVarias: boolean): B =>
  permiteVarias ? conUnidades(borrador, [...borrador.ubicacion.unidades, unidadVacia()]) : borrador;

/** AUT-072, S-120: several units become one, empty; the address stays. */
export const reducirAUnaUnidad = (ubicacion: Ubicacion): Ubicacion =>
  ubicacion.unidades.length > 1 ? { ...ubicacion, unidades: [unidadVacia()] } : ubicacion;

export const quitarUnidad = <B extends BorradorDeLegajo>(borrador: B, indice: number): B =>
  borrador.ubicacion.unidades.length > 1
    ? conUnidades(
        borrador,
        borrador.ubicacion.unidades.filter((_, i) => i !== indice),
      )
    : borrador;

export const cambiarUnidad = <B extends BorradorDeLegajo>(borrador: B, indice: number, cambio: Partial<Unidad>): B =>
  conUnidades(
    borrador,
    borrador.ubicacion.unidades.map((unidad, i) => (i === indice ? { ...unidad, ...cambio } : unidad)),
  );
