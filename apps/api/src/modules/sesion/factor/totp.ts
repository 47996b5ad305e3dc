import { Secret, TOTP } from 'otpauth';

// Every app understands these (RFC 6238): SHA-1, six digits, 30 seconds.
const DIGITOS = 6;
const PERIODO_SEGUNDOS = 30;
const ALGORITMO = 'SHA1';
const BYTES_DEL_SECRETO = 20;
/** The clock of a phone may be a step behind or ahead. */
const DESFASE_EN_PASOS = 1;

const enBytes = (secreto: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(secreto).buffer });

export const crearSecreto = (): Uint8Array => new Secret({ size: BYTES_DEL_SECRETO }).bytes;
export const codificarEnBase32 = (secreto: Uint8Array): string => enBytes(secreto).base32;

export const enlaceDeApp = (secreto: Uint8Array, de: { emisor: string; usuario: string }): string =>
  new TOTP({
    issuer: de.emisor,
    label: de.usuario,
    secret: enBytes(secreto),
    algorithm: ALGORITMO,
    digits: DIGITOS,
    period: PERIODO_SEGUNDOS,
  }).toString();

export const esCodigoDeApp = (codigo: string): boolean => /^\d{6}$/.test(codigo);

const pasoDelReloj = (ahora: Date): number => Math.floor(ahora.getTime() / 1000 / PERIODO_SEGUNDOS);

/** The step of a code, counted in periods since 1970; null when it belongs to none near now. */
export const pasoDelCodigo = (secreto: Uint8Array, codigo: string, ahora: Date): number | null => {
  const paso = pasoDelReloj(ahora);
  const token = { token: codigo, secret: enBytes(secreto), algorithm: ALGORITMO, digits: DIGITOS } as const;
  const corrido = TOTP.validate({
    ...token,
    period: PERIODO_SEGUNDOS,
    timestamp: ahora.getTime(),
    window: DESFASE_EN_PASOS,
  });
  return corrido === null ? null : paso + corrido;
};

/** A step written by a clock that ran ahead does not tell what was used. */
export const estaConsumido = (paso: number, ultimo: number | null, ahora: Date): boolean =>
  ultimo !== null && ultimo <= pasoDelReloj(ahora) + DESFASE_EN_PASOS && paso <= ultimo;
