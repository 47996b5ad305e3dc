import { type CodigoDeMensaje, texto } from '@colega/contract/mensajes';
import type { Problema } from '@colega/domain/resultado';

export type ErrorDeCampo = { campo: string; mensaje: string };

type Extras = {
  datos?: Record<string, string | number>;
  errores?: ErrorDeCampo[];
  encabezados?: Record<string, string>;
  /** Nothing broke: there is nothing to look into. */
  esperado?: boolean;
};

/** A refusal, with its status and its sentence. Thrown by services and handlers; anything else thrown is a fault (500). */
export class ErrorHttp extends Error {
  override readonly name = 'ErrorHttp';
  readonly status: number;
  readonly errores: ErrorDeCampo[] | undefined;
  readonly encabezados: Record<string, string>;
  readonly esperado: boolean;

  constructor(
    status: number,
    detalle: string,
    { errores, encabezados = {}, esperado = false }: Omit<Extras, 'datos'> = {},
  ) {
    super(detalle);
    this.status = status;
    this.errores = errores;
    this.encabezados = encabezados;
    this.esperado = esperado;
  }
}

export function errorHttp(status: number, codigo: CodigoDeMensaje, extras: Extras = {}): ErrorHttp {
  const { datos, ...resto } = extras;
  return new ErrorHttp(status, texto({ codigo, ...(datos && { datos }) }), resto);
}

/** What does not exist, and what belongs to somebody else. */
export const noEncontrado = (): ErrorHttp => errorHttp(404, 'no_encontrado');
export const sesionVencida = (): ErrorHttp => errorHttp(401, 'sesion_vencida');

/** One problem is said with its own sentence; several, with the general one and a sentence a field. */
export function erroresDeCampo(errores: ErrorDeCampo[]): ErrorHttp {
  const [unico] = errores;
  if (errores.length === 1 && unico) return new ErrorHttp(422, unico.mensaje, { errores });
  return errorHttp(422, 'datos_invalidos', { errores });
}

/** The rules of the domain that were not met. */
export const invalido = (problemas: readonly Problema<CodigoDeMensaje>[]): ErrorHttp =>
  erroresDeCampo(problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: texto(problema) })));
