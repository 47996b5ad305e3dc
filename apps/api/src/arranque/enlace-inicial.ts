import type { Db } from '../db/conectar.ts';
import { caminoDeAdministrador, enlaceInicial, HORAS_DEL_ENLACE } from '../modules/operadores/administrador.service.ts';

const OTRO = 'operador enlace-de-administracion';

export const avisoDeAdministrador = async (db: Db, ahora: Date, direccion: string): Promise<string | null> => {
  const enlace = await enlaceInicial(db, ahora);
  if (enlace === 'sin_falta') return null;
  if (enlace === 'ya_hay')
    return `Falta crear a quien administra: el enlace está en el registro del arranque que lo hizo, o se hace otro con ${OTRO}.`;
  return `Falta crear a quien administra. Este enlace vale ${HORAS_DEL_ENLACE} horas y una sola vez: ${direccion}${caminoDeAdministrador(enlace.token)}`;
};
