import type { Autor, Momento } from '../../auditoria/autor.ts';
import type { AjustarCargos } from '../vida/ajustar-cargos.ts';

/** Without a version, what others did meanwhile is not looked at. Throws 404, 409 and 412. */
export type PedidoDelColegio = Momento & {
  legajo_id: number;
  autor: Extract<Autor, { actor: 'colegio' }>;
  version: number | null;
};

export type PedidoConCargos = PedidoDelColegio & { ajustarCargos: AjustarCargos };

export type ObservacionPedida = { texto: string; campo: string | null };

export type ConVersion<T = unknown> = T & { version: number };
