import { createHash, createHmac, randomBytes } from 'node:crypto';

export const hashDeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const crearRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * The successor of a refresh token follows from it and the server's secret: whoever presents the replaced token again
 * within its grace gets the same one, though only hashes are stored.
 */
export const sucesorDe = (token: string, secreto: string): string =>
  createHmac('sha256', secreto).update(`refresh:${token}`).digest('base64url');
