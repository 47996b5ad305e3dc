import { createHash } from 'node:crypto';

/** A public code of the story is derived: random ones would differ between two loads of the same day. */
export const codigoDeDemo = (de: string): string =>
  createHash('sha256').update(`demo:${de}`).digest('base64url').slice(0, 32);
