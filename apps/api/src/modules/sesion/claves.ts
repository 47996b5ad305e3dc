import { encargarAlHiloDeClaves } from './hilos-de-claves.ts';

// argon2id, OWASP's first recommendation.
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashClave = (clave: string): Promise<string> =>
  encargarAlHiloDeClaves({ que: 'hash', con: [clave, COSTO] }) as Promise<string>;

const verificarEnHilo = (guardada: string, clave: string): Promise<boolean> =>
  encargarAlHiloDeClaves({ que: 'verify', con: [guardada, clave] }) as Promise<boolean>;

// The hash of a password nobody has: an unknown user takes as long as a wrong password.
let senuelo: Promise<string> | undefined;

export type Verificar = (guardada: string, clave: string) => Promise<boolean>;

export async function verificarClave(
  guardada: string | undefined,
  clave: string,
  verificar: Verificar = verificarEnHilo,
): Promise<boolean> {
  senuelo ??= hashClave('nadie tiene esta clave');
  const esLaSuya = await verificar(guardada ?? (await senuelo), clave);
  return guardada !== undefined && esLaSuya;
}
