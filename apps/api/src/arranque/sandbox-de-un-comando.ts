import type { Config } from '../config.ts';
import { pedirAfuera } from '../salida/pedir.ts';
import { carpetaDelSandbox, sandboxVecino } from './pasarelas.ts';
import { iniciarSandbox, type Sandbox } from './sandbox.ts';

const ESPERA_MS = 1_000;

const atiende = async (url: string): Promise<boolean> => {
  try {
    const { status } = await pedirAfuera({ metodo: 'GET', url: `${url}/pasarelas`, esperaMs: ESPERA_MS });
    return status === 200;
  } catch {
    return false;
  }
};

type Donde = Pick<Config, 'dataDir' | 'databaseUrl' | 'demo'>;

/** The providers that paid a demo: the running portal's or, when it is stopped, ones that last as long as the command (S-352). */
export async function sandboxDeUnComando(config: Donde): Promise<Pick<Sandbox, 'url' | 'cerrar'> | null> {
  const url = sandboxVecino(config.dataDir);
  if (url === null) return null;
  if (!config.demo || config.databaseUrl !== null || (await atiende(url))) return { url, cerrar: async () => {} };
  return iniciarSandbox(0, carpetaDelSandbox(config.dataDir));
}
