import type { Nomenclatura, Punto } from '@colega/domain/legajos';

export type Parcela = {
  /** Nine digits; empty where the register has none. */
  partida: string;
  /** ARBA's code. */
  partido: string;
  nomenclatura: Nomenclatura;
  /** Inside it. */
  punto: Punto;
};

/** ARBA's public map of parcels. Each throws ServicioSinRespuesta. */
export type ServicioDeParcelas = {
  porPartida(partida: string): Promise<Parcela[]>;
  /** By ARBA's code of 42 characters. */
  porCodigo(codigo: string): Promise<Parcela[]>;
  /** The one that has that point, or those a few metres away, the nearest first. */
  en(punto: Punto): Promise<Parcela[]>;
  /** Those a few metres away, the nearest first: a point of a street is of none of its parcels. */
  cerca(punto: Punto): Promise<Parcela[]>;
};

export type DireccionEncontrada = {
  calle: string;
  numero: string;
  localidad: string;
  /** INDEC's code. */
  partido: string;
  /** Null where the street has no numbers: it is not known where in it. */
  punto: Punto | null;
};

/** The national service of addresses. Each throws ServicioSinRespuesta. */
export type ServicioDeDirecciones = {
  /** `partido` is INDEC's code; without it, in the whole province. */
  buscar(direccion: string, partido: string | null): Promise<DireccionEncontrada[]>;
};

export type ServiciosDeLugares = { parcelas: ServicioDeParcelas; direcciones: ServicioDeDirecciones };

export class ServicioSinRespuesta extends Error {
  override readonly name = 'ServicioSinRespuesta';
}

const noContesta = async (): Promise<never> => {
  throw new ServicioSinRespuesta('no está configurado');
};

export const SIN_SERVICIOS: ServiciosDeLugares = {
  parcelas: { porPartida: noContesta, porCodigo: noContesta, en: noContesta, cerca: noContesta },
  direcciones: { buscar: noContesta },
};
