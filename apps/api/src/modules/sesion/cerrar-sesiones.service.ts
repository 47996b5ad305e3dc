import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { revokeSesiones } from './claves-de-reinicio.repository.ts';

export const cerrarSesiones = async (trx: Db, usuarioId: number, ahora: Date): Promise<void> => {
  await lockUsuario(trx, usuarioId, 'cambiar');
  await revokeSesiones(trx, usuarioId, ahora, null);
};
