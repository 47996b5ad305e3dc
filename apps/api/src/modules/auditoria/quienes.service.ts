import type { QuienHizo } from '@colega/contract/auditoria';
import { leerBusquedaDePersonas } from '@colega/domain/perfil';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { EL_PADRON, LA_CONSOLA, LOS_PAGOS, POR_EL_ENLACE } from './autor.ts';
import { findQuienes } from './quienes.repository.ts';

const LIMITE = 10;
/** They sign lines, and nobody signs in as them. */
const SIN_CUENTA: readonly QuienHizo[] = [LA_CONSOLA, LOS_PAGOS, EL_PADRON, POR_EL_ENLACE].map(({ username }) => ({
  username,
  nombre: null,
}));

/** Whose lines may be asked for, as they are called or by their user. */
export const buscarQuienes = async (
  db: Db,
  texto: string,
  { distrito_id }: Pick<Operador, 'distrito_id'>,
): Promise<QuienHizo[]> => {
  const busqueda = leerBusquedaDePersonas(texto);
  const usuario = texto.trim().toLowerCase();
  const palabras = busqueda.por === 'nombre' ? busqueda.palabras : [];
  const personas = await findQuienes(db, { palabras, usuario, distrito_id, limite: LIMITE });
  return [...SIN_CUENTA.filter(({ username }) => username.toLowerCase().startsWith(usuario)), ...personas];
};
