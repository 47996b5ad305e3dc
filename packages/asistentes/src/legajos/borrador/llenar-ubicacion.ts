import { CATASTRO_COMPARTIDO, type Nomenclatura, TEXTOS_DE_INMUEBLE } from '@colega/domain/legajos';
import {
  type BorradorDeLegajo,
  borradorDeLegajo,
  cambiarLocalidad,
  type LocalidadElegida,
  localidadDe,
  type Ubicacion,
} from './borrador-de-legajo.ts';

/** What was found of a place; empty where it is not known. */
export type LugarHallado = {
  calle: string;
  numero: string;
  localidad: LocalidadElegida | null;
  partido: { codigo_arba: string } | null;
  partida: string;
  nomenclatura: Nomenclatura;
  latitud: string;
  longitud: string;
};

type Dato = {
  nombre: string;
  tenia: string;
  hallado: string;
  poner: (ubicacion: Ubicacion) => Ubicacion;
  devolver: (ubicacion: Ubicacion, antes: Ubicacion) => Ubicacion;
};

const comparable = (texto: string): string => texto.trim().toLocaleLowerCase('es');

const datosDe = ({ ubicacion }: BorradorDeLegajo, lugar: LugarHallado): Dato[] => {
  const { localidad, partida, latitud, longitud, nomenclatura } = lugar;
  const [unidad, ...mas] = ubicacion.unidades;
  const texto = (campo: 'calle' | 'numero' | keyof Nomenclatura, hallado: string): Dato => ({
    ...{ nombre: TEXTOS_DE_INMUEBLE[campo].nombre, tenia: ubicacion[campo], hallado },
    poner: (u) => ({ ...u, [campo]: hallado }),
    devolver: (u, antes) => ({ ...u, [campo]: antes[campo] }),
  });
  const todos: Dato[] = [
    texto('calle', lugar.calle),
    texto('numero', lugar.numero),
    {
      ...{ nombre: 'Localidad', tenia: String(ubicacion.localidad_id ?? ''), hallado: String(localidad?.id ?? '') },
      poner: (u) => ({ ...u, localidad_id: localidad?.id ?? null }),
      devolver: (u, { localidad_id }) => ({ ...u, localidad_id }),
    },
    ...CATASTRO_COMPARTIDO.map((campo) => texto(campo, nomenclatura[campo])),
    {
      ...{ nombre: 'punto en el mapa', tenia: ubicacion.latitud + ubicacion.longitud, hallado: latitud + longitud },
      poner: (u) => ({ ...u, latitud, longitud }),
      devolver: (u, antes) => ({ ...u, latitud: antes.latitud, longitud: antes.longitud }),
    },
  ];
  // Each unit of several has its own, and nobody but the person knows whose this one is.
  if (unidad && mas.length === 0)
    todos.push({
      ...{ nombre: 'Partida', tenia: unidad.partida, hallado: partida },
      poner: (u) => ({ ...u, unidades: [{ ...unidad, partida }] }),
      devolver: (u, antes) => ({ ...u, unidades: [{ ...unidad, partida: antes.unidades[0]?.partida ?? '' }] }),
    });
  return todos.filter(({ hallado }) => hallado !== '');
};

export type LoQueCambia = {
  completa: string[];
  contradice: string[];
  /** It is nowhere near what is written: one half of each would be no place. */
  otro_partido: boolean;
};

const esDeOtroPartido = (borrador: BorradorDeLegajo, { partido }: LugarHallado): boolean => {
  const suyo = localidadDe(borrador, borrador.ubicacion.localidad_id)?.partido.codigo_arba;
  return suyo !== undefined && partido !== null && suyo !== partido.codigo_arba;
};

/** By their names: what a place that was found would fill, and what is written already and it says otherwise. */
export const compararUbicacion = (borrador: BorradorDeLegajo, lugar: LugarHallado): LoQueCambia => {
  const datos = datosDe(borrador, lugar);
  const nombres = (cuales: readonly Dato[]) => cuales.map(({ nombre }) => nombre);
  const otro_partido = esDeOtroPartido(borrador, lugar);
  const distintos = datos.filter(({ tenia, hallado }) => tenia !== '' && comparable(tenia) !== comparable(hallado));
  return {
    completa: otro_partido ? [] : nombres(datos.filter(({ tenia }) => tenia === '')),
    contradice: otro_partido ? ['Partido', ...nombres(distintos)] : nombres(distintos),
    otro_partido,
  };
};

const sinLugar = ({ ubicacion }: BorradorDeLegajo): Ubicacion => ({
  ...borradorDeLegajo().ubicacion,
  unidades: ubicacion.unidades.map((unidad) => ({ ...unidad, partida: '', subparcela: '' })),
});

/**
 * Fills what is empty; what somebody wrote is changed only when they say so, and of another partido nothing is mixed:
 * then all of it is replaced, or none.
 */
export const llenarUbicacion = <B extends BorradorDeLegajo>(
  borrador: B,
  lugar: LugarHallado,
  reemplazar: boolean,
): B => {
  const otro = esDeOtroPartido(borrador, lugar);
  if (otro && !reemplazar) return borrador;
  const desde = otro ? { ...borrador, ubicacion: sinLugar(borrador) } : borrador;
  const puestos = datosDe(desde, lugar).filter(({ tenia }) => reemplazar || tenia === '');
  const ubicacion = puestos.reduce((u, { poner }) => poner(u), desde.ubicacion);
  const { calle, numero, localidad_id } = borrador.ubicacion;
  const sigueIgual =
    ubicacion.calle === calle && ubicacion.numero === numero && ubicacion.localidad_id === localidad_id;
  const conLocalidad = lugar.localidad ? cambiarLocalidad(borrador, lugar.localidad) : borrador;
  return {
    ...conLocalidad,
    ubicacion: { ...ubicacion, igual_al_comitente: ubicacion.igual_al_comitente && sigueIgual },
  };
};

/** As it was before it was filled, in what nobody changed since: what was written afterwards stays. */
export const devolverUbicacion = <B extends BorradorDeLegajo>(
  borrador: B,
  lugar: LugarHallado,
  antes: Ubicacion,
): B => {
  const suyos = datosDe(borrador, lugar).filter(({ tenia, hallado }) => comparable(tenia) === comparable(hallado));
  const ubicacion = suyos.reduce((u, { devolver }) => devolver(u, antes), borrador.ubicacion);
  return { ...borrador, ubicacion };
};
