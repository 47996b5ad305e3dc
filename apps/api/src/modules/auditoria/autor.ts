import type { Fecha } from '@colega/domain/fechas';
import type { SesionDelPedido } from '../../http/rutas.ts';

export type Autor =
  | { actor: 'matriculado'; user_id: number; username: string; persona_id: number }
  | { actor: 'colegio'; user_id: number | null; username: string };

/** Signs what nobody gave a name for (S-322): the machine, not a person. */
export const LA_CONSOLA: Extract<Autor, { actor: 'colegio' }> = {
  actor: 'colegio',
  user_id: null,
  username: 'Consola del servidor',
};
export const POR_EL_ENLACE = { actor: 'colegio', user_id: null, username: 'Enlace de administración' } as const;
export const LOS_PAGOS: Autor = { actor: 'colegio', user_id: null, username: 'pagos' };

export const EL_PADRON: Autor = { actor: 'colegio', user_id: null, username: 'padrón' };

export const autorMatriculado = ({
  user_id,
  username,
  persona_id,
}: Pick<SesionDelPedido, 'user_id' | 'username' | 'persona_id'>): Extract<Autor, { actor: 'matriculado' }> => ({
  actor: 'matriculado',
  user_id,
  username,
  persona_id,
});

export const autorColegio = ({
  user_id,
  username,
}: Pick<SesionDelPedido, 'user_id' | 'username'>): Extract<Autor, { actor: 'colegio' }> => ({
  actor: 'colegio',
  user_id,
  username,
});

export type Momento = { ahora: Date; hoy: Fecha };
