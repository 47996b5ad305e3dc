import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ORIGEN = 'http://localhost:3000';
const PRESENTE = 0x01;
const CON_CREDENCIAL = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const b64 = (bytes: Buffer): string => bytes.toString('base64url');

// As much of CBOR (RFC 8949) as an authenticator writes.
const cabeza = (tipo: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(tipo << 5) | n]);
  return n < 256 ? Buffer.from([(tipo << 5) | 24, n]) : Buffer.from([(tipo << 5) | 25, n >> 8, n & 255]);
};
const entero = (n: number): Buffer => (n >= 0 ? cabeza(0, n) : cabeza(1, -1 - n));
const bytes = (b: Buffer): Buffer => Buffer.concat([cabeza(2, b.length), b]);
const texto = (t: string): Buffer => Buffer.concat([cabeza(3, t.length), Buffer.from(t)]);
const mapa = (...pares: [Buffer, Buffer][]): Buffer => Buffer.concat([cabeza(5, pares.length), ...pares.flat()]);

type Reto = { challenge: string; rpId: string; origen?: string };

export const crearLlaveDePrueba = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credencial = randomBytes(32);
  let contador = 0;
  const datosDe = (type: string, { challenge, origen = ORIGEN }: Reto): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origen, crossOrigin: false }));
  const autenticado = (rpId: string, marcas: number, resto = Buffer.alloc(0)): Buffer => {
    const cuenta = Buffer.alloc(4);
    cuenta.writeUInt32BE(contador);
    return Buffer.concat([sha256(rpId), Buffer.from([marcas]), cuenta, resto]);
  };
  return {
    atrasar: () => {
      contador -= 2;
    },
    nacer: (reto: Reto) => {
      const cose = mapa(
        [entero(1), entero(2)],
        [entero(3), entero(-7)],
        [entero(-1), entero(1)],
        [entero(-2), bytes(Buffer.from(x, 'base64url'))],
        [entero(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const largo = Buffer.from([0, credencial.length]);
      const suya = Buffer.concat([Buffer.alloc(16), largo, credencial, cose]);
      const authData = autenticado(reto.rpId, PRESENTE | CON_CREDENCIAL, suya);
      const objeto = mapa(
        [texto('fmt'), texto('none')],
        [texto('attStmt'), mapa()],
        [texto('authData'), bytes(authData)],
      );
      const clientDataJSON = b64(datosDe('webauthn.create', reto));
      const response = { clientDataJSON, attestationObject: b64(objeto), transports: ['internal'] };
      return { id: b64(credencial), response };
    },
    firmar: (reto: Reto) => {
      contador += 1;
      const datos = datosDe('webauthn.get', reto);
      const authenticatorData = autenticado(reto.rpId, PRESENTE);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(datos)]), privateKey);
      const response = {
        clientDataJSON: b64(datos),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
      };
      return { id: b64(credencial), response };
    },
  };
};
