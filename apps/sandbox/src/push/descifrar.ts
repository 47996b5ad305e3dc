import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

const LARGO_DE_SAL = 16;
const LARGO_DE_SELLO = 16;
/** Salt, size of a record and length of the key's name (RFC 8188, 2.1). */
const LARGO_DE_CABECERA = LARGO_DE_SAL + 4 + 1;
/** After the text of the last record comes this, and zeros (RFC 8188, 2). */
const FIN = 2;

export type ClavesDelNavegador = { curva: ECDH; secreto: Buffer };

export const crearCurva = (privada?: Buffer): ECDH => {
  const curva = createECDH('prime256v1');
  if (privada) curva.setPrivateKey(privada);
  else curva.generateKeys();
  return curva;
};

const derivar = (clave: Buffer, sal: Buffer, info: Buffer | string, largo: number): Buffer =>
  Buffer.from(hkdfSync('sha256', clave, sal, info, largo));

/** As a browser reads what came for it (RFC 8291), in one record. Throws when it is not for this one, or is not whole. */
export function descifrar(cuerpo: Buffer, { curva, secreto }: ClavesDelNavegador): string {
  const sal = cuerpo.subarray(0, LARGO_DE_SAL);
  const conClave = LARGO_DE_CABECERA + (cuerpo[LARGO_DE_CABECERA - 1] ?? 0);
  const ajena = cuerpo.subarray(LARGO_DE_CABECERA, conClave);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curva.getPublicKey(), ajena]);
  const material = derivar(curva.computeSecret(ajena), secreto, info, 32);
  const clave = derivar(material, sal, 'Content-Encoding: aes128gcm\0', 16);
  const vez = derivar(material, sal, 'Content-Encoding: nonce\0', 12);
  const registro = cuerpo.subarray(conClave);
  const cifrador = createDecipheriv('aes-128-gcm', clave, vez, { authTagLength: LARGO_DE_SELLO });
  cifrador.setAuthTag(registro.subarray(-LARGO_DE_SELLO));
  const texto = Buffer.concat([cifrador.update(registro.subarray(0, -LARGO_DE_SELLO)), cifrador.final()]);
  const fin = texto.lastIndexOf(FIN);
  if (fin === -1 || texto.subarray(fin + 1).some((byte) => byte !== 0)) throw new Error('el registro no es el último');
  return texto.subarray(0, fin).toString('utf8');
}
