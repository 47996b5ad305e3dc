import type { Db } from '../../db/conectar.ts';
import { avisar } from '../avisos/avisar.service.ts';
import type { AvisoDeSeguridad } from './aviso-de-seguridad.ts';
import { asuntoDelFactor } from './carta-de-segundo-factor.ts';
import { findPersonaDelUsuario } from './sesion.repository.ts';

/** Written in the caller's transaction: both happen or neither. Each `clave` gets one letter. */
export const avisarPorCarta = async (
  trx: Db,
  { clave, usuario_id, cuando, hecho }: AvisoDeSeguridad,
): Promise<void> => {
  const persona_id = await findPersonaDelUsuario(trx, usuario_id);
  const { tipo: evento, ...datos } = hecho;
  if (!persona_id) return;
  const portal = { ...enElPortal(hecho), enlace: '/app/sesion/abiertas' };
  await avisar(trx, { evento, cosa: 'cuenta', cosa_id: clave, persona_id, datos, portal }, new Date(cuando));
};

const enElPortal = (hecho: AvisoDeSeguridad['hecho']) => {
  if (hecho.tipo === 'segundo_factor') return { datos: { hecho: asuntoDelFactor(hecho.que) } };
  return hecho.tipo === 'dispositivo_nuevo' ? { detalle: `${hecho.dispositivo}, red ${hecho.desde_donde}` } : {};
};
