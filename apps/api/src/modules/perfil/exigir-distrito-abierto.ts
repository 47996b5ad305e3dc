import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import { lockDistritoDePersona } from './alta.repository.ts';

type CodigoDeCierre = 'distrito_de_persona_cerrado' | 'tu_distrito_cerrado';

/** Nobody has a licence in force, nor begins a file, in a closed district (S-1000). Throws 409. */
export const exigirDistritoAbierto = async (trx: Db, persona_id: number, codigo: CodigoDeCierre): Promise<void> => {
  const { nombre, cerrado } = await lockDistritoDePersona(trx, persona_id);
  if (cerrado) throw errorHttp(409, codigo, { datos: { distrito: nombre } });
};
