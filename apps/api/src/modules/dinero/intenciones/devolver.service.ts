import { Decimal, type Importe, importe } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { pasarARevision } from '../ordenes/emitir-cupon.service.ts';
import type { DevolucionInformada } from '../pasarelas/pasarela.ts';
import { anotarDevuelto, type Intencion, pasar } from './intenciones.repository.ts';

type Devuelta = { operacion_id: number; orden_id: number; importe: Importe };

/**
 * What a provider gave back of a payment that it had charged, told once however many times it says so: in all or in part, now a little
 * and later more.
 */
export const anotarDevolucion = async (
  db: Db,
  { id, devuelto }: Pick<Intencion, 'id' | 'devuelto'>,
  operacion: Devuelta,
  devolucion: DevolucionInformada,
  ahora: Date,
): Promise<void> => {
  const nuevo = new Decimal(devolucion.importe).minus(devuelto);
  if (nuevo.lte(0)) return;
  await revertir(db, operacion, { ...devolucion, importe: importe(nuevo) }, ahora);
  await anotarDevuelto(db, id, devolucion.importe);
  const entera = new Decimal(devolucion.importe).gte(operacion.importe);
  if (entera) await pasar(db, id, 'devolver', { ahora, proxima_consulta: null });
};

/** The one place where what a provider took back leaves the books. */
const revertir = async (
  db: Db,
  { orden_id }: Devuelta,
  _devolucion: DevolucionInformada,
  _ahora: Date,
): Promise<void> => {
  await pasarARevision(db, orden_id);
};
