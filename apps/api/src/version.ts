import { readFileSync } from 'node:fs';
import { enRaiz } from './raiz.ts';

export const { version } = JSON.parse(readFileSync(enRaiz('package.json'), 'utf8')) as { version: string };
