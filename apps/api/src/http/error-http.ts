import { type CodigoDeMensaje, textoDelColegio } from '@colega/contract/mensajes';
import type { Problema } from '@colega/domain/resultado';

export type ErrorDeCampo = { campo: string; mensaje: string };

export const CODIGOS_DE_VARIAS_FRASES = [
  'credencial_suspendida',
  'faltan_datos_personales',
  'medio_no_disponible',
] as const;
/** Programs read this of an error: it stays the same when its sentence changes. */
export type CodigoDeError = CodigoDeMensaje | (typeof CODIGOS_DE_VARIAS_FRASES)[number];

type Extras = {
  datos?: Record<string, string | number>;
  errores?: ErrorDeCampo[];
  encabezados?: Record<string, string>;
  esperado?: boolean;
};

/** A refusal with its status and sentence. Anything else that is thrown is a fault (500). */
export class ErrorHttp extends Error {
  override readonly name = 'ErrorHttp';
  readonly status: number;
  readonly codigo: CodigoDeError;
  readonly errores: ErrorDeCampo[] | undefined;
  readonly encabezados: Record<string, string>;
  readonly esperado: boolean;

  constructor(
    status: number,
    codigo: CodigoDeError,
    detalle: string,
    { errores, encabezados = {}, esperado = false }: Omit<Extras, 'datos'> = {},
  ) {
    super(detalle);
    this.status = status;
    this.codigo = codigo;
    this.errores = errores;
    this.encabezados = encabezados;
    this.esperado = esperado;
  }
}

export function errorHttp(status: number, codigo: CodigoDeMensaje, extras: Extras = {}): ErrorHttp {
  const { datos, ...resto } = extras;
  return new ErrorHttp(status, codigo, textoDelColegio({ codigo, ...(datos && { datos }) }), resto);
}

export const errorNoEncontrado = (): ErrorHttp => errorHttp(404, 'no_encontrado');
export const sesionVencida = (): ErrorHttp => errorHttp(401, 'sesion_vencida');

/** One problem is said with its own sentence; several, with the general one and a sentence a field. */
export function erroresDeCampo(errores: ErrorDeCampo[], codigo: CodigoDeMensaje = 'datos_invalidos'): ErrorHttp {
  const [unico] = errores;
  if (errores.length === 1 && unico) return new ErrorHttp(422, codigo, unico.mensaje, { errores });
  return errorHttp(422, 'datos_invalidos', { errores });
}

export const invalido = (problemas: readonly Problema<CodigoDeMensaje>[]): ErrorHttp =>
  erroresDeCampo(
    problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: textoDelColegio(problema) })),
    problemas.length === 1 ? problemas[0]?.codigo : undefined,
  );
