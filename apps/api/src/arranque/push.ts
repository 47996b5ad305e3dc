import webpush from 'web-push';
import type { Config } from '../config.ts';
import { publicaDe, type ServicioDePush } from '../modules/avisos/dispositivos/servicio-de-push.ts';
import { claveGuardada } from './clave-guardada.ts';

type Ajustes = Pick<Config, 'pushClave' | 'pushServicios' | 'databaseUrl' | 'dataDir' | 'demo' | 'produccion'>;

/**
 * With a key of its own, or with one made once where the data are of one folder. Several portals on one database have to be
 * given the same: without it no device is told. Only a demo reaches the sandbox.
 */
export function pushDe(
  { pushClave, pushServicios, databaseUrl, dataDir, demo, produccion }: Ajustes,
  sandbox: string | null,
): ServicioDePush | null {
  const deLaCarpeta = () => claveGuardada(dataDir, 'push.clave', () => webpush.generateVAPIDKeys().privateKey);
  const privada = pushClave ?? (databaseUrl === null ? deLaCarpeta() : null);
  if (privada === null) return null;
  return {
    ...{ publica: publicaDe(privada), privada, anfitriones: pushServicios },
    simulado: demo && !produccion ? sandbox : null,
  };
}
