import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RAIZ = join(import.meta.dirname, '../..');

export const leerJson = (carpeta: string): Record<string, unknown> => {
  const base = join(RAIZ, carpeta);
  const rutas = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((r) => r.endsWith('.json'));
  return Object.fromEntries(rutas.map((r) => [r, JSON.parse(readFileSync(join(base, r), 'utf8'))]));
};
