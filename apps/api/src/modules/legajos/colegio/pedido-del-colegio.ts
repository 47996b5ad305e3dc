import type { Autor, Momento } from '../../auditoria/autor.ts';
import type { AjustarCargos } from '../vida/ajustar-cargos.ts';

/** Throws 404 and 409. */
export type PedidoDelColegio = Momento & { legajo_id: number; autor: Extract<Autor, { actor: 'colegio' }> };

export type PedidoConCargos = PedidoDelColegio & { ajustarCargos: AjustarCargos };

export type ObservacionPedida = { texto: string; campo: string | null };
