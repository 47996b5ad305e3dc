import type { Peticion, RespuestaDeHandler, Ruta, TablaDeRutas } from '@colega/contract/route';
import type { Operador, PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../db/conectar.ts';

/** Who is asking: the claims of the access token. */
export type SesionDelPedido = { user_id: number; persona_id: number; username: string; contextos: string[] };
/** And in which of their sessions. */
export type SesionAbierta = SesionDelPedido & { sid: string };

export type ContextoDePedido = {
  /**
   * Inside the transaction of an idempotent call, which also keeps its answer: such handlers write through this and
   * nothing else.
   */
  db: Db;
  /** Of the request, as in the log. */
  pedido_id: string;
  ip: string;
  /** What it says that it is, and the token by which we know it, of the device that asks. */
  agente: string;
  dispositivo: string | null;
  encabezado(nombre: string, valor: string): void;
  /** In the log, with the request. */
  anotar(datos: object, que: string): void;
  /** The version the caller read, from If-Match; null when it does not say. */
  version: number | null;
};
export type ContextoConSesion = ContextoDePedido & { sesion: SesionAbierta };

/** `operador`: who acts for the college, and where. */
export type ContextoDeOperador = ContextoConSesion & { operador: Operador };

type ContextoDe<R extends Ruta> = R['acceso'] extends 'publica'
  ? ContextoDePedido
  : R['acceso'] extends PermisoDelColegio
    ? ContextoDeOperador
    : ContextoConSesion;

export type Handler<R extends Ruta> = (
  peticion: Peticion<R>,
  contexto: ContextoDe<R>,
) => Promise<RespuestaDeHandler<R>> | RespuestaDeHandler<R>;

/**
 * A handler that asks somebody else first. `preparar` runs outside the transaction of an idempotent call, writes at most what may
 * be written twice, and answers what remains to be done inside: no connection is held while a third party takes its time.
 */
export type HandlerPreparado<R extends Ruta> = {
  preparar(
    peticion: Peticion<R>,
    contexto: ContextoDe<R>,
  ): Promise<(contexto: ContextoDe<R>) => Promise<RespuestaDeHandler<R>>>;
};

/** One handler a route: a missing one does not compile. */
export type Handlers<T extends TablaDeRutas> = { [K in keyof T]: Handler<T[K]> | HandlerPreparado<T[K]> };

type PeticionSuelta = { params: unknown; query: unknown; body: unknown };

/** A handler once its types have been checked against its route. */
export type HandlerSuelto =
  | ((peticion: PeticionSuelta, contexto: ContextoDeOperador) => unknown)
  | {
      preparar(
        peticion: PeticionSuelta,
        contexto: ContextoDeOperador,
      ): Promise<(contexto: ContextoDeOperador) => unknown>;
    };
