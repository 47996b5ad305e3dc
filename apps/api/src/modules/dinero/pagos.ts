import type { Db } from '../../db/conectar.ts';
import type { TurnosPorClave } from './intenciones/turnos.ts';
import type { Pasarelas } from './pasarelas/pasarela.ts';

/** What payments need of the world. */
export type DepsDePagos = {
  /** Never a transaction: it waits for providers. */
  db: Db;
  pasarelas: Pasarelas;
  reloj: () => Date;
  turnos: TurnosPorClave;
  /** How long somebody waits for a provider, or for who asks it, in milliseconds; eight seconds unless it is said. */
  paciencia?: number;
  /** Where the providers and the payer's browser find us. */
  publicUrl: () => string;
};
