import type { Db } from '../../db/conectar.ts';
import type { TurnosPorClave } from './intenciones/turnos.ts';
import type { Pasarelas } from './pasarelas/pasarela.ts';

export type DepsDePagos = {
  /** It is never a transaction, because it waits for providers. */
  db: Db;
  pasarelas: Pasarelas;
  reloj: () => Date;
  turnos: TurnosPorClave;
  /** How long a person waits for a provider or for another who asks it, in milliseconds; eight seconds by default. */
  paciencia?: number;
  publicUrl: () => string;
};
