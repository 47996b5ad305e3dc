import Fastify from 'fastify';
import type { Config } from '../config.ts';
import type { Cierres } from './cierres.ts';
import type { Progreso } from './progreso.ts';

type Entorno = {
  config: Config;
  databaseUrl: string;
  sessionSecret: string;
  sandbox: string | null;
  cierres: Cierres;
  progreso: Progreso;
};

export async function abrirSistema({ config, cierres }: Entorno) {
  const app = Fastify();
  cierres.alCerrar(() => app.close());
  return {
    escuchar: async () => {
      await app.listen({ host: config.host, port: config.port });
      const direccion = app.server.address();
      return typeof direccion === 'object' && direccion ? direccion.port : config.port;
    },
  };
}
