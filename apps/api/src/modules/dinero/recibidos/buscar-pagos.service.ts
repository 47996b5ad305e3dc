import type { FiltrosDePagosRecibidos, PagosRecibidos } from '@colega/contract/dinero';
import { MEDIOS_DE_CAJA } from '@colega/domain/dinero';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { LOS_MEDIOS, nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { paginacion } from '../../referencias/lista.ts';
import { findPagosRecibidos } from './buscar-pagos.repository.ts';
import type { FiltrosDePagos } from './filtros-de-pagos.repository.ts';

/** S-953: past these, a list is not read but narrowed. */
const LOS_QUE_SE_CUENTAN = 10_000;

type Quien = Pick<Operador, 'distrito_id'>;

const MEDIOS = [...MEDIOS_DE_CAJA, ...LOS_MEDIOS.map(({ key }) => key)].map((key) => ({
  key,
  nombre: nombreDeMedio(key),
}));

/** An operator of a district finds only those of its people. */
export const leerFiltrosDePagos = (
  { distrito_id }: Quien,
  { texto = '', que, medio, estado, importe, desde, hasta }: FiltrosDePagosRecibidos,
): FiltrosDePagos => ({
  ...{ texto, distrito_id, que: que ?? null, medio: medio ?? null, estado: estado ?? null, importe: importe ?? null },
  ...{ desde: desde ?? null, hasta: hasta ?? null },
});

export const buscarPagos = async (
  db: Db,
  quien: Quien,
  { page, limit, ...pedido }: FiltrosDePagosRecibidos & { page: number; limit: number },
): Promise<PagosRecibidos> => {
  const filtros = leerFiltrosDePagos(quien, pedido);
  const { total, items } = await findPagosRecibidos(db, filtros, { page, limit, tope: LOS_QUE_SE_CUENTAN });
  const contados = Math.min(total, LOS_QUE_SE_CUENTAN);
  return { items, pagination: paginacion(contados, { page, limit }), hay_mas: total > contados, medios: MEDIOS };
};
