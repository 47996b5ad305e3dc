import type { PruebaDeDispositivo } from '@colega/contract/avisos';
import type { Db } from '../../../db/conectar.ts';
import { cuposDe } from '../../../http/cupos.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { PANTALLA_DE_AVISOS } from '../evento.ts';
import { deleteDispositivo, findSuscripcion, updateAvisado } from './dispositivos.repository.ts';
import { mandarPorPush } from './mandar-por-push.ts';
import type { ServicioDePush } from './servicio-de-push.ts';

type Prueba = {
  id: number;
  push: ServicioDePush | null;
  contactoDe(db: Db): Promise<string>;
  ahora: Date;
  /** What was not answered, or was refused, is told to whoever runs this. */
  anotar(falla: string): void;
};

const DICE = {
  ...{ id: 'prueba', titulo: 'Aviso de prueba: a este dispositivo le llegan los del Colegio' },
  enlace: PANTALLA_DE_AVISOS.matriculado,
};

/** S-920: sent while its owner waits, so that they are told what its service answered. Throws 404 and 429. */
export const probarDispositivo = async (
  db: Db,
  { user_id, persona_id }: SesionAbierta,
  { id, push, contactoDe, ahora, anotar }: Prueba,
): Promise<PruebaDeDispositivo['resultado']> => {
  const suyo = await findSuscripcion(db, user_id, id);
  if (!suyo || push === null) throw errorNoEncontrado();
  await cuposDe(db, persona_id).gastarUno('aviso_de_prueba');
  const mensaje = { ...suyo, dice: DICE, tema: 'prueba', urgente: true };
  const fue = await mandarPorPush(mensaje, push, await contactoDe(db)).catch((error: unknown) => ({
    ...{ que: 'no_lo_tomo' as const, falla: String(error) },
  }));
  if (fue.que === 'no_lo_tomo') anotar(fue.falla);
  if (fue.que === 'tomado') await updateAvisado(db, id, ahora);
  if (fue.que === 'ya_no_esta') await deleteDispositivo(db, user_id, id);
  return fue.que;
};
