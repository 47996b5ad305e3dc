import type { Db } from '../../../db/conectar.ts';
import { hayCep, insertCep } from './cargos-de-contrato.repository.ts';
import { fijarCargos } from './cargos-de-contrato.service.ts';

type Pago = { legajo_id: number; detalle_id: number; orden_id: number; fecha: string; ahora: Date };

export const cumplirCep = async (trx: Db, { legajo_id, detalle_id, orden_id, fecha, ahora }: Pago): Promise<void> => {
  const cargos = await fijarCargos(trx, legajo_id, ahora);
  const cep = cargos.find((cargo) => cargo.detalle_id === detalle_id && cargo.circuito === 'cep');
  if (!cep || cep.saldo.gt(0) || Number(cep.pagado) === 0 || (await hayCep(trx, detalle_id))) return;
  await insertCep(trx, { detalle_id, fecha, importe: cep.pagado, orden_pago_id: orden_id });
};
