import type { Config } from '../config.ts';
import { rechazarSiEstaEnUso } from '../db/embebida/cerrojo.ts';
import { exigirBaseAlcanzable } from './base-externa.ts';
import { exigirPuertoLibre } from './puerto.ts';

export async function verificar(config: Config): Promise<void> {
  if (config.databaseUrl === null) rechazarSiEstaEnUso(config.dataDir);
  await exigirPuertoLibre(config.host, config.port);
  if (config.databaseUrl !== null) await exigirBaseAlcanzable(config.databaseUrl, 'DATABASE_URL');
  if (config.databaseOwnerUrl !== null) await exigirBaseAlcanzable(config.databaseOwnerUrl, 'DATABASE_OWNER_URL');
}
