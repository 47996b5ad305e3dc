import { createECDH } from 'node:crypto';

/** What the college tells devices with (RFC 8292), and to which services of the browsers' makers. */
export type ServicioDePush = {
  publica: string;
  privada: string;
  /** Names of hosts; one that begins with `*.` is any below it. */
  anfitriones: readonly string[];
  /** The sandbox's origin, in the demo. */
  simulado: string | null;
};

/** Throws for what is no private key of P-256. */
export const publicaDe = (privada: string): string => {
  const curva = createECDH('prime256v1');
  curva.setPrivateKey(Buffer.from(privada, 'base64url'));
  return curva.getPublicKey().toString('base64url');
};

const esDelAnfitrion = (nombre: string, permitido: string): boolean =>
  permitido.startsWith('*.') ? nombre.endsWith(permitido.slice(1)) : nombre === permitido;

/** S-908: a browser says where it is told, and the server goes nowhere else: only to the known services, over TLS. */
export const esDeUnServicio = (
  direccion: string,
  { anfitriones, simulado }: Pick<ServicioDePush, 'anfitriones' | 'simulado'>,
): boolean => {
  if (!URL.canParse(direccion)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(direccion);
  if (username !== '' || password !== '') return false;
  if (simulado !== null && origin === new URL(simulado).origin) return true;
  return protocol === 'https:' && port === '' && anfitriones.some((uno) => esDelAnfitrion(hostname, uno));
};
