import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { crearFila } from './fila.ts';

// argon2id, OWASP's first recommendation
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A hash takes a whole core for a while: however many sign in at once, one core is left for everybody else.
const enFila = crearFila(Math.max(1, availableParallelism() - 1));

export const hashClave = (clave: string): Promise<string> => enFila(() => hash(clave, COSTO));

// The hash of a password nobody has: an unknown user takes as long as a wrong password.
let senuelo: Promise<string> | undefined;

export type Verificar = (guardada: string, clave: string) => Promise<boolean>;

export async function verificarClave(
  guardada: string | undefined,
  clave: string,
  verificar: Verificar = (hasheada, dada) => enFila(() => verify(hasheada, dada)),
): Promise<boolean> {
  senuelo ??= hashClave('nadie tiene esta clave');
  const esLaSuya = await verificar(guardada ?? (await senuelo), clave);
  return guardada !== undefined && esLaSuya;
}
