import type { Db } from '../../../db/conectar.ts';
import { autorMatriculado, type Momento } from '../../auditoria/autor.ts';
import type { QuienEdita } from '../revisar-legajo.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { findFoto } from './foto-del-legajo.repository.ts';

/** A draft is deleted with all its own; its audit trail stays. */
export const eliminarLegajo = async (
  db: Db,
  sesion: QuienEdita,
  { id, version, ...momento }: Momento & { id: number; version: number | null },
): Promise<void> => {
  const pedido = { legajo_id: id, accion: 'eliminar', autor: autorMatriculado(sesion), version, ...momento } as const;
  await cambiarLegajo(db, pedido, async (trx) => {
    const antes = await findFoto(trx, id);
    return { resultado: undefined, ...(antes && { desde: antes }) };
  });
};
