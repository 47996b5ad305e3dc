import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { findOperador } from '../../db/operador-de-usuario.ts';
import { errorHttp } from '../../http/error-http.ts';
import type { DelColegio } from '../perfil/pedido-del-colegio.ts';
import { verificarClave } from '../sesion/claves.ts';
import { findClaveDeUsuario } from './operadores.repository.ts';

export { findDistritoDe } from './distrito-de.repository.ts';

export type Identificado = { autor: DelColegio['autor']; operador: Operador };

/** S-533: an unknown operator and a wrong password answer the same. No second factor: whoever is at the console holds the server. Throws 401. */
export const identificarOperador = async (
  db: Db,
  { username, clave }: { username: string; clave: string },
): Promise<Identificado> => {
  const usuario = await findClaveDeUsuario(db, username.toLowerCase());
  const esLaSuya = await verificarClave(usuario?.clave_hash, clave);
  const operador = usuario && (await findOperador(db, usuario.id));
  if (!esLaSuya || !operador) throw errorHttp(401, 'operador_no_identificado');
  return { autor: { actor: 'colegio', user_id: usuario.id, username: usuario.username }, operador };
};
