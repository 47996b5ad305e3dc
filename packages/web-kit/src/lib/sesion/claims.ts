import { type Claims, zClaims } from '@colega/contract/sesion';

/** SES-016, OPN-009. The server judges the signature; null when it is no token of ours. */
export const leerClaims = (token: string): Claims | null => {
  try {
    const cuerpo = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(cuerpo), (c) => c.charCodeAt(0));
    return zClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
};
