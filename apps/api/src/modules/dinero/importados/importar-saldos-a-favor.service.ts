import type { Db } from '../../../db/conectar.ts';
import { exigirNombrado, findPersonasNombradas } from './lo-nombrado.repository.ts';
import { insertSaldosImportados } from './saldos-importados.repository.ts';

export type SaldoAImportar = { referencia: string; cuit: string; importe: string; dia: string; motivo: string };

const SALDOS_POR_VEZ = 1_000;

/** What the former system had in somebody's favour: a balance as any other, which says where it came from (S-1131). */
export const importarSaldosAFavor = async (trx: Db, saldos: readonly SaldoAImportar[]): Promise<void> => {
  const personas = await findPersonasNombradas(trx, [...new Set(saldos.map(({ cuit }) => cuit))]);
  const resueltos = saldos.map(({ cuit, motivo, ...saldo }) => ({
    ...saldo,
    persona_id: exigirNombrado(personas.get(cuit), `la persona de CUIT ${cuit}`),
    descripcion: `Saldo a favor del sistema anterior: ${motivo}`,
  }));
  for (let desde = 0; desde < resueltos.length; desde += SALDOS_POR_VEZ)
    await insertSaldosImportados(trx, resueltos.slice(desde, desde + SALDOS_POR_VEZ));
};
