import type { Autor, Momento } from '../../auditoria/autor.ts';
import type { AjustarCargos } from '../vida/ajustar-cargos.ts';

/** What the college does to a file, by its id. Throws 404 and 409, as the technician's side does. */
export type PedidoDelColegio = Momento & { legajo_id: number; autor: Extract<Autor, { actor: 'colegio' }> };

/** The same for an act that may move what the file owes. */
export type PedidoConCargos = PedidoDelColegio & { ajustarCargos: AjustarCargos };

export type ObservacionPedida = { texto: string; campo: string | null };
