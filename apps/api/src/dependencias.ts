import type { Config } from './config.ts';
import type { Db } from './db/conectar.ts';
import type { Pasarelas } from './modules/dinero/pasarelas/pasarela.ts';
import type { RegistroDeCuits } from './modules/referencias/cuits/registro-de-cuits.ts';
import type { OpcionesDeTurnos } from './modules/sesion/turnos-de-ingreso.ts';

export type ConfigDeApp = Omit<Config, 'sessionSecret'> & { sessionSecret: string };

/** What the application needs of the world. */
export type Dependencias = {
  config: ConfigDeApp;
  db: Db;
  /** The only clock. */
  reloj: () => Date;
  cuits: RegistroDeCuits;
  pasarelas: Pasarelas;
  log: { nivel: 'silent' | 'error' | 'warn' | 'info' | 'debug'; destino?: { write(linea: string): void } };
  /** Calls a minute from one address; by default S-70. */
  limiteDePedidos?: number;
  /** How many sign-ins wait, and for how long, before the next are told to come back; by default S-499. */
  turnosDeIngreso?: OpcionesDeTurnos;
  /** Where the built portal is; by default dist/web. */
  carpetaWeb?: string;
};
