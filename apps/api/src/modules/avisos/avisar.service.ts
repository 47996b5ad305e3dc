import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../../db/conectar.ts';
import { encolar } from '../../jobs/cola.ts';
import { insertAviso } from './avisos.repository.ts';
import { esUrgente, type Hecho } from './evento.ts';

const enSilencio = new AsyncLocalStorage<true>();

/** `hacer` notifies nobody: the demo's story happened to no one. */
export const sinAvisar = <T>(hacer: () => T): T => enSilencio.run(true, hacer);

/** Notifies somebody in the caller's transaction: both happen or neither. What they were told already is not repeated. */
export const avisar = async (trx: Db, hecho: Hecho, ahora: Date): Promise<void> => {
  if (enSilencio.getStore()) return;
  const aviso_id = await insertAviso(trx, hecho, ahora);
  if (aviso_id !== null) await encolar(trx, 'enviar_aviso', { aviso_id }, { urgente: esUrgente(hecho.evento) });
};
