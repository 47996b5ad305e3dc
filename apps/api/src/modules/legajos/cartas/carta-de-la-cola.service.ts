import { eventosDe } from '@colega/domain/avisos';
import { cartaGeneral } from '../../avisos/carta-general.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { findOperadorDePersona } from './operadores-por-avisar.repository.ts';

/** Judged when it leaves, as what is read at the desk (S-619): a role or a district taken away takes its letters with it. */
export const cartaDeLaCola: Escribir = async (db, aviso, deps) => {
  const operador = await findOperadorDePersona(db, aviso.persona_id);
  if (!operador || !eventosDe(operador).includes(aviso.evento)) return null;
  const { distrito_id } = operador;
  if (distrito_id !== null && aviso.distrito_id !== null && distrito_id !== aviso.distrito_id) return null;
  return cartaGeneral(db, aviso, deps);
};
