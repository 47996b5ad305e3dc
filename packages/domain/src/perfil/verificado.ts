import type { Problema } from '../resultado/index.ts';
import type { CodigoDePerfil } from './codigos.ts';

/** What the college looks at before it is printed. */
export const DATOS_A_VERIFICAR = ['identidad', 'foto', 'firma', 'titulo'] as const;
export type DatoAVerificar = (typeof DATOS_A_VERIFICAR)[number];

/** What may be looked at and found wrong; an identity that is not proven just waits. */
export const DATOS_A_RECHAZAR = ['foto', 'firma', 'titulo'] as const satisfies readonly DatoAVerificar[];
export type DatoARechazar = (typeof DATOS_A_RECHAZAR)[number];

export const ESTADOS_DE_DATO = ['sin_cargar', 'por_verificar', 'rechazado', 'verificado'] as const;
export type EstadoDeDato = (typeof ESTADOS_DE_DATO)[number];

/** Both name an image: one that was loaded after the other was looked at is not verified. */
export type ImagenDePersona = { cargada: string | null; verificada: string | null };

export const estadoDeImagen = ({ cargada, verificada }: ImagenDePersona): EstadoDeDato => {
  if (cargada === null) return 'sin_cargar';
  return cargada === verificada ? 'verificado' : 'por_verificar';
};

/** The image that may be put on a paper or a public page; null when nobody looked at it (S-604). */
export const imagenVerificada = (imagen: ImagenDePersona): string | null =>
  estadoDeImagen(imagen) === 'verificado' ? imagen.cargada : null;

export type HechosDeVerificacion = {
  foto: ImagenDePersona;
  firma: ImagenDePersona;
  /** Of the licences that are in force. */
  titulos_verificados: readonly boolean[];
};

/** S-604: a credential is not issued while something of it waits to be looked at; what was never loaded does not stop it. */
export const faltaVerificar = ({ foto, firma, titulos_verificados }: HechosDeVerificacion): DatoAVerificar[] => [
  ...(estadoDeImagen(foto) === 'por_verificar' ? (['foto'] as const) : []),
  ...(estadoDeImagen(firma) === 'por_verificar' ? (['firma'] as const) : []),
  ...(titulos_verificados.every(Boolean) ? [] : (['titulo'] as const)),
];

/** Null when it may be verified now. */
export const impedimentoDeVerificar = (estado: EstadoDeDato): Problema<CodigoDePerfil> | null => {
  if (estado === 'sin_cargar') return { codigo: 'nada_que_verificar' };
  return estado === 'verificado' ? { codigo: 'ya_verificado' } : null;
};

/** Null when it may be rejected now: what was verified is corrected, or another one is loaded. */
export const impedimentoDeRechazar = (estado: EstadoDeDato): Problema<CodigoDePerfil> | null =>
  estado === 'rechazado' ? { codigo: 'ya_rechazado' } : impedimentoDeVerificar(estado);
