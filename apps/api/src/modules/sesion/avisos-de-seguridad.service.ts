import type { Db } from '../../db/conectar.ts';
import { avisar } from '../avisos/avisar.service.ts';
import type { AvisoDeSeguridad } from './aviso-de-seguridad.ts';
import { findPersonaDelUsuario } from './sesion.repository.ts';

/** Written in the caller's transaction: both happen or neither. Each `clave` gets one letter. */
export const avisarPorCarta = async (
  trx: Db,
  { clave, usuario_id, cuando, hecho }: AvisoDeSeguridad,
): Promise<void> => {
  const persona_id = await findPersonaDelUsuario(trx, usuario_id);
  const { tipo: evento, ...datos } = hecho;
  if (persona_id) await avisar(trx, { evento, cosa: 'cuenta', cosa_id: clave, persona_id, datos }, new Date(cuando));
};
