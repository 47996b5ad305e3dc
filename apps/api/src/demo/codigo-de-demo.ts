import { createHash } from 'node:crypto';

/** A public code of the story: random ones would differ from one load to the next of the same day. */
export const codigoDeDemo = (de: string): string =>
  createHash('sha256').update(`demo:${de}`).digest('base64url').slice(0, 32);
