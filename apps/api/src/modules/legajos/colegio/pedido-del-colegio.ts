import type { Autor, Momento } from '../vida/autor.ts';

/** What the college does to a file, by its id. Throws 404 and 409, as the technician's side does. */
export type PedidoDelColegio = Momento & { legajo_id: number; autor: Extract<Autor, { actor: 'colegio' }> };

export type Observacion = { texto: string; campo: string | null };
