import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../../db/conectar.ts';
import { encolar } from '../../jobs/cola.ts';
import { insertAviso } from './avisos.repository.ts';
import { esUrgente, type Hecho } from './evento.ts';

const enSilencio = new AsyncLocalStorage<true>();

/** All that `hacer` does is told to nobody: the demo's story happened to no one. */
export const sinAvisar = <T>(hacer: () => T): T => enSilencio.run(true, hacer);

/** Tells somebody, in the transaction of what happened: both or neither. Of what was told to them already, nothing. */
export const avisar = async (trx: Db, hecho: Hecho, ahora: Date): Promise<void> => {
  if (enSilencio.getStore()) return;
  const aviso_id = await insertAviso(trx, hecho, ahora);
  if (aviso_id !== null) await encolar(trx, 'enviar_aviso', { aviso_id }, { urgente: esUrgente(hecho.evento) });
};
