import { Decimal, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { findOperacionPorDeshacer } from '../cobros/deshacer.repository.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { confirmarLaDeSuProveedor } from '../devoluciones/confirmar-la-de-su-proveedor.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import type { DevolucionInformada } from '../pasarelas/pasarela.ts';
import { anotarDevuelto, type Intencion, pasar } from './intenciones.repository.ts';

type Devuelta = { operacion_id: number; orden_id: number; importe: Importe };

/** Records once what a provider gave back of a charged payment. The whole of it leaves the books; about a part the college decides (S-467). */
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
    await pasarARevision(db, operacion.orden_id, ahora);
    return;
  }
  await revertir(db, operacion, tipo, ahora);
  await confirmarLaDeSuProveedor(db, operacion.operacion_id, ahora);
  await pasar(db, id, 'devolver', { ahora, proxima_consulta: null });
};

const MOTIVOS: Readonly<Record<DevolucionInformada['tipo'], string>> = {
  reembolso: 'Su proveedor informó que lo devolvió',
  contracargo: 'Su proveedor informó un contracargo',
};

/**
 * This is the one place where what a provider took back leaves the books. What the college already decided, or gave back by a transfer, goes back to its
 * review: it is the same money twice.
 */
const revertir = async (
  db: Db,
  { operacion_id, orden_id }: Devuelta,
  tipo: DevolucionInformada['tipo'],
  ahora: Date,
): Promise<void> => {
  if ((await findOperacionPorDeshacer(db, operacion_id))?.decidida)
    return void (await pasarARevision(db, orden_id, ahora));
  const pedido = { operacion_id, tipo, motivo: MOTIVOS[tipo], autor: LOS_PAGOS, ahora, hoy: hoy(() => ahora) };
  const { nueva } = await revertirOperacion(db, pedido);
  if (!nueva) await pasarARevision(db, orden_id, ahora);
};
