import type { Db } from '../../db/conectar.ts';
import { revokeSesiones } from './claves-de-reinicio.repository.ts';

export const cerrarSesiones = (trx: Db, usuarioId: number, ahora: Date): Promise<void> =>
  revokeSesiones(trx, usuarioId, ahora, null);
