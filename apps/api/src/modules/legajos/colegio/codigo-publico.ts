import { randomBytes } from 'node:crypto';

/** Whoever has the code sees the approval, so nobody may guess it: 192 bits. */
const BYTES_DE_CODIGO = 24;

export const codigoPublico = (): string => randomBytes(BYTES_DE_CODIGO).toString('base64url');
