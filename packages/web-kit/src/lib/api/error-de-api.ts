import { mensajesDeEntrada } from '@colega/contract/mensajes';
import type { Problem } from '@colega/contract/problem';

/** `red`: no answer came. `respuesta`: the server refused. `forma`: the contract does not know the answer. */
export type TipoDeFalla = 'red' | 'respuesta' | 'forma';

export class ErrorDeApi extends Error {
  readonly tipo: TipoDeFalla;
  readonly status: number;
  readonly problem: Problem | null;
  readonly cuerpo: string;
  /** The server says that it is worth asking again after these seconds. */
  readonly reintentarEn: number | null;

  constructor(datos: {
    tipo: TipoDeFalla;
    status?: number;
    problem?: Problem | null;
    cuerpo?: string;
    reintentarEn?: number | null;
    cause?: unknown;
  }) {
    super(datos.problem?.detail ?? `${datos.tipo} ${datos.status ?? ''}`.trim(), { cause: datos.cause });
    this.name = 'ErrorDeApi';
    this.tipo = datos.tipo;
    this.status = datos.status ?? 0;
    this.problem = datos.problem ?? null;
    this.cuerpo = datos.cuerpo ?? '';
    this.reintentarEn = datos.reintentarEn ?? null;
  }
}

const CUERPO_LEGIBLE = 300;

/** OPN-132: detail, then message, then the body's text, then the fixed text. */
export const detalleDelError = (error: unknown, alternativa: string): string => {
  if (!(error instanceof ErrorDeApi)) return alternativa;
  const { problem } = error;
  return conCodigoDelPedido(error, problem?.detail || problem?.message || textoDelCuerpo(error) || alternativa);
};

/** OPN-132: the update of a file puts the message first. */
export const mensajeDelError = (error: unknown, alternativa: string): string =>
  conCodigoDelPedido(
    error,
    (error instanceof ErrorDeApi && error.problem?.message) || detalleDelError(error, alternativa),
  );

const textoDelCuerpo = ({ cuerpo }: ErrorDeApi): string =>
  cuerpo.length <= CUERPO_LEGIBLE && !/[<{]/.test(cuerpo) ? cuerpo.trim() : '';

export const esFaltaDePermiso = (error: unknown): boolean => error instanceof ErrorDeApi && error.status === 403;
export const esNoEncontrado = (error: unknown): boolean => error instanceof ErrorDeApi && error.status === 404;
export const esDeCodigo = (error: unknown, codigo: string): boolean =>
  error instanceof ErrorDeApi && error.problem?.codigo === codigo;
export const esSesionVencida = (error: unknown): boolean => error instanceof ErrorDeApi && error.status === 401;
export const esFallaDeRed = (error: unknown): boolean => error instanceof ErrorDeApi && error.tipo === 'red';
/** Without network what was read before is still drawn, and the screen says of when it is; of any other failure nothing is. */
export const siguenLosDatos = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  data !== undefined && esFallaDeRed(error);

const comoOracion = (texto: string): string => (/[.!?]$/.test(texto) ? texto : `${texto}.`);

const conCodigoDelPedido = (error: unknown, texto: string): string => {
  const codigo = error instanceof ErrorDeApi && error.status >= 500 ? error.problem?.pedido_id : undefined;
  if (codigo === undefined || texto === '' || texto.includes(codigo)) return texto;
  return `${comoOracion(texto)} Código del pedido: ${codigo}`;
};

/** S-504: the server says what there was too much of, and when to try again. */
export const esperaPedida = (error: unknown): string | null =>
  error instanceof ErrorDeApi && error.status === 429 ? (error.problem?.detail ?? null) : null;

/** ERR-002 and ERR-003 stay. Without a network the fixed text alone would send a person to somebody who cannot help. */
export const explicarFaltaDeRed = (error: unknown, texto: string): string => {
  const motivo = esFallaDeRed(error) ? mensajesDeEntrada.sin_conexion : esperaPedida(error);
  const conMotivo = motivo === null || texto.includes(motivo) ? texto : `${comoOracion(texto)}\n${motivo}`;
  return conCodigoDelPedido(error, conMotivo);
};

/** What is said of a call that failed: the server's reason, or the fixed text and that there is no network. */
export const explicarFalla = (error: unknown, alternativa: string): string =>
  explicarFaltaDeRed(error, detalleDelError(error, alternativa));
