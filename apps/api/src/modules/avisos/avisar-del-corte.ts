import { createHash } from 'node:crypto';
import type { CorteDeAuditoria } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';
import { avisarAlColegio } from './avisar.service.ts';

/** Each finding once: the same one is found again every night (S-712). */
export const avisarDelCorte = async (trx: Db, cortes: readonly CorteDeAuditoria[], ahora: Date): Promise<void> => {
  const cosa_id = createHash('sha256').update(JSON.stringify(cortes)).digest('hex');
  const portal = {
    detalle: 'Hay líneas cambiadas, quitadas o agregadas sin pasar por el portal. Auditoría dice cuáles y qué hacer.',
    enlace: '/colegio/auditoria',
  };
  const hecho = { evento: 'auditoria_cortada', cosa: 'auditoria', cosa_id, portal } as const;
  await avisarAlColegio(trx, hecho, { distrito_id: null, autor_id: null, ahora });
};
