import type { Config } from './config.ts';
import type { Db } from './db/conectar.ts';
import type { ServicioDePush } from './modules/avisos/dispositivos/servicio-de-push.ts';
import type { Pasarelas } from './modules/dinero/pasarelas/pasarela.ts';
import type { RegistroDeCuits } from './modules/referencias/cuits/registro-de-cuits.ts';
import type { ServiciosDeLugares } from './modules/referencias/lugares/servicios.ts';
import type { OpcionesDeTurnos } from './modules/sesion/turnos-de-ingreso.ts';

export type ConfigDeApp = Omit<Config, 'sessionSecret'> & { sessionSecret: string };

export type Dependencias = {
  config: ConfigDeApp;
  db: Db;
  reloj: () => Date;
  cuits: RegistroDeCuits;
  lugares: ServiciosDeLugares;
  pasarelas: Pasarelas;
  /** Without it no device is told. */
  push?: ServicioDePush | null;
  log: { nivel: 'silent' | 'error' | 'warn' | 'info' | 'debug'; destino?: { write(linea: string): void } };
  /** Calls a minute from one address; S-70 by default. */
  limiteDePedidos?: number;
  /** How many sign-ins wait, and for how long, before others are told to come back; S-499 by default. */
  turnosDeIngreso?: OpcionesDeTurnos;
  carpetaWeb?: string;
};
