import type { FiltrosDeAuditoria, LineaDeAuditoria } from '@colega/contract/auditoria';
import type { Operador } from '@colega/domain/permisos';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { Db } from '../../db/conectar.ts';
import { invalido } from '../../http/error-http.ts';
import { type BusquedaEnAuditoria, findLineas } from './buscar.repository.ts';

/** An operator of a district stays in it (S-587). Throws 422. */
export const buscarEnAuditoria = (
  filtros: FiltrosDeAuditoria,
  { distrito_id }: Pick<Operador, 'distrito_id'>,
): BusquedaEnAuditoria => {
  const { entidad, entidad_id, cual, fecha_desde, fecha_hasta } = filtros;
  const rango = validarRangoDeFechas(fecha_desde, fecha_hasta);
  if (rango) throw invalido([rango]);
  // A name is of something, and of a kind of things there are too many.
  const nombrada = Boolean(cual) || entidad_id !== undefined;
  if ((entidad === undefined) === nombrada)
    throw invalido([{ codigo: 'requerido', campo: entidad === undefined ? 'entidad' : 'cual' }]);
  return { filtros, distrito_id };
};

type Pagina = { limit: number; antes?: number | undefined };

export const leerPagina = async (
  db: Db,
  busqueda: BusquedaEnAuditoria,
  { limit, antes }: Pagina,
): Promise<{ items: LineaDeAuditoria[]; siguiente: number | null }> => {
  const lineas = await findLineas(db, busqueda, { limit: limit + 1, antes });
  const items = lineas.slice(0, limit);
  return { items, siguiente: lineas.length > limit ? (items.at(-1)?.id ?? null) : null };
};
