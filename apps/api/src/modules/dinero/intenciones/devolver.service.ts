import { Decimal, type Importe } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { pasarARevision } from '../ordenes/emitir-cupon.service.ts';
import type { DevolucionInformada } from '../pasarelas/pasarela.ts';
import { anotarDevuelto, type Intencion, pasar } from './intenciones.repository.ts';

type Devuelta = { operacion_id: number; orden_id: number; importe: Importe };

/**
 * What a provider gave back of a payment that it had charged, told once however many times it says so. All of it leaves the books; of a
 * part of it the college decides (S-467).
 */
export const anotarDevolucion = async (
  db: Db,
  { id, devuelto }: Pick<Intencion, 'id' | 'devuelto'>,
  operacion: Devuelta,
  { tipo, importe }: DevolucionInformada,
  ahora: Date,
): Promise<void> => {
  if (new Decimal(importe).lte(devuelto)) return;
  await anotarDevuelto(db, id, importe);
  if (new Decimal(importe).lt(operacion.importe)) {
    await pasarARevision(db, operacion.orden_id);
    return;
  }
  await revertir(db, operacion, tipo, ahora);
  await pasar(db, id, 'devolver', { ahora, proxima_consulta: null });
};

/** The one place where what a provider took back leaves the books. */
const revertir = async (
  db: Db,
  { orden_id }: Devuelta,
  _tipo: DevolucionInformada['tipo'],
  _ahora: Date,
): Promise<void> => {
  await pasarARevision(db, orden_id);
};
