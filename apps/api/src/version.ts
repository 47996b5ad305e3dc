import { readFileSync } from 'node:fs';
import { rutaDesdeRaiz } from './raiz.ts';

export const { version } = JSON.parse(readFileSync(rutaDesdeRaiz('package.json'), 'utf8')) as { version: string };
