import type { EstadoDePagoRecibido, PagosRecibidos, QUE_SE_RECIBE } from '@colega/contract/dinero';
import { MEDIOS_DE_CAJA } from '@colega/domain/dinero';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { LOS_MEDIOS, nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { paginacion } from '../../referencias/lista.ts';
import { findPagosRecibidos } from './buscar-pagos.repository.ts';

/** S-953: past these, a list is not read but narrowed. */
const LOS_QUE_SE_CUENTAN = 10_000;

type Pedido = {
  texto?: string | undefined;
  que?: (typeof QUE_SE_RECIBE)[number] | undefined;
  medio?: string | undefined;
  estado?: EstadoDePagoRecibido | undefined;
  importe?: string | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  page: number;
  limit: number;
};

const MEDIOS = [...MEDIOS_DE_CAJA, ...LOS_MEDIOS.map(({ key }) => key)].map((key) => ({
  key,
  nombre: nombreDeMedio(key),
}));

/** An operator of a district finds only those of its people. */
export const buscarPagos = async (
  db: Db,
  { distrito_id }: Pick<Operador, 'distrito_id'>,
  { page, limit, texto = '', que, medio, estado, importe, desde, hasta }: Pedido,
): Promise<PagosRecibidos> => {
  const filtros = {
    ...{ texto, distrito_id, que: que ?? null, medio: medio ?? null, estado: estado ?? null, importe: importe ?? null },
    ...{ desde: desde ?? null, hasta: hasta ?? null },
  };
  const { total, items } = await findPagosRecibidos(db, filtros, { page, limit, tope: LOS_QUE_SE_CUENTAN });
  const contados = Math.min(total, LOS_QUE_SE_CUENTAN);
  return { items, pagination: paginacion(contados, { page, limit }), hay_mas: total > contados, medios: MEDIOS };
};
