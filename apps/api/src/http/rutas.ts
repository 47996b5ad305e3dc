import type { Peticion, RespuestaDeHandler, Ruta, TablaDeRutas } from '@colega/contract/route';
import type { Operador, PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../db/conectar.ts';

export type SesionDelPedido = { user_id: number; persona_id: number; username: string; contextos: string[] };
export type SesionAbierta = SesionDelPedido & { sid: string };

export type ContextoDePedido = {
  /** Inside the transaction of an idempotent call, which also keeps its answer: such handlers write only through this. */
  db: Db;
  pedido_id: string;
  ip: string;
  agente: string;
  dispositivo: string | null;
  encabezado(nombre: string, valor: string): void;
  anotar(datos: object, que: string): void;
  /** The version the caller read, from If-Match; null when it does not say. */
  version: number | null;
};
export type ContextoConSesion = ContextoDePedido & { sesion: SesionAbierta };

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

/** `preparar` runs outside the transaction and writes only what may be written twice: no connection is held while a third party takes its time. */
export type HandlerPreparado<R extends Ruta> = {
  preparar(
    peticion: Peticion<R>,
    contexto: ContextoDe<R>,
  ): Promise<(contexto: ContextoDe<R>) => Promise<RespuestaDeHandler<R>>>;
};

export type Handlers<T extends TablaDeRutas> = { [K in keyof T]: Handler<T[K]> | HandlerPreparado<T[K]> };

type PeticionSuelta = { params: unknown; query: unknown; body: unknown };

export type HandlerSuelto =
  | ((peticion: PeticionSuelta, contexto: ContextoDeOperador) => unknown)
  | {
      preparar(
        peticion: PeticionSuelta,
        contexto: ContextoDeOperador,
      ): Promise<(contexto: ContextoDeOperador) => unknown>;
    };
