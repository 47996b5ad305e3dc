import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const BYTES_AL_AZAR = 16;

/** The name of an image wherever it is kept: 32 letters, figures, "-" or "_" that say nothing of it. */
export const zClaveDeMedia = z.string().regex(/^[A-Za-z0-9_-]{32}\.jpg$/);

export const esClaveDeMedia = (texto: string): boolean => zClaveDeMedia.safeParse(texto).success;

export const crearClaveDeMedia = (codigo = randomBytes(BYTES_AL_AZAR).toString('hex')): string =>
  zClaveDeMedia.parse(`${codigo}.jpg`);
