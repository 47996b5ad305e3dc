import {
  type BinaryLike,
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scryptSync,
} from 'node:crypto';
import { ErrorDeArranque } from '../error-de-arranque.ts';

export const MARCA_DE_CIFRADO = Buffer.from('COLEGA-CIFRADO-1');
const SAL_BYTES = 16;
const TROZO_BYTES = 1 << 20;
const SELLO_BYTES = 16;
// S-490
const COSTO: ScryptOptions = { N: 1 << 17, r: 8, p: 1, maxmem: 1 << 28 };
const ALGORITMO = 'aes-256-gcm';
const OTRA_CLAVE = 'El respaldo está dañado, o RESPALDO_CLAVE no es la frase con que se cifró: no se restauró nada.';

const llaveDe = (frase: string, sal: BinaryLike, costo: ScryptOptions): Buffer =>
  scryptSync(frase.normalize('NFC'), sal, 32, costo);

// Each archive has its own key, so a counter never repeats a nonce.
function vector(numero: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(numero), 4);
  return bytes;
}

const marcaDeFin = (ultimo: boolean): Buffer => Buffer.from([ultimo ? 1 : 0]);

type Trozo = { bytes: Buffer; numero: number; ultimo: boolean };

/** All pieces have the same length, except the last, which is shorter or empty. */
async function* enTrozos(origen: AsyncIterable<Buffer>, largo: number): AsyncGenerator<Trozo> {
  let partes: Buffer[] = [];
  let [hay, numero] = [0, 0];
  for await (const parte of origen) {
    partes.push(parte);
    hay += parte.length;
    if (hay <= largo) continue;
    let junto = Buffer.concat(partes);
    for (; junto.length > largo; junto = junto.subarray(largo)) {
      yield { bytes: junto.subarray(0, largo), numero, ultimo: false };
      numero += 1;
    }
    [partes, hay] = [[junto], junto.length];
  }
  yield { bytes: Buffer.concat(partes), numero, ultimo: true };
}

/** AES-256-GCM in pieces, keyed by scrypt with a salt of this archive. Each seals whether it is the last: a cut archive cannot pass for whole. */
export async function* cifrar(origen: AsyncIterable<Buffer>, frase: string, costo = COSTO): AsyncGenerator<Buffer> {
  const sal = randomBytes(SAL_BYTES);
  const llave = llaveDe(frase, sal, costo);
  yield Buffer.concat([MARCA_DE_CIFRADO, sal]);
  for await (const { bytes, numero, ultimo } of enTrozos(origen, TROZO_BYTES)) {
    const cifra = createCipheriv(ALGORITMO, llave, vector(numero)).setAAD(marcaDeFin(ultimo));
    yield Buffer.concat([cifra.update(bytes), cifra.final(), cifra.getAuthTag()]);
  }
}

function abrir(llave: Buffer, { bytes, numero, ultimo }: Trozo): Buffer {
  const corte = bytes.length - SELLO_BYTES;
  if (corte < 0) throw new ErrorDeArranque(OTRA_CLAVE);
  const cifra = createDecipheriv(ALGORITMO, llave, vector(numero), { authTagLength: SELLO_BYTES });
  cifra.setAAD(marcaDeFin(ultimo)).setAuthTag(bytes.subarray(corte));
  try {
    return Buffer.concat([cifra.update(bytes.subarray(0, corte)), cifra.final()]);
  } catch {
    throw new ErrorDeArranque(OTRA_CLAVE);
  }
}

async function* desdeLaSal(origen: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let inicio: Buffer | null = Buffer.alloc(0);
  const largo = MARCA_DE_CIFRADO.length + SAL_BYTES;
  for await (const parte of origen) {
    if (inicio === null) yield parte;
    else {
      inicio = Buffer.concat([inicio, parte]);
      if (inicio.length < largo) continue;
      yield inicio.subarray(MARCA_DE_CIFRADO.length, largo);
      yield inicio.subarray(largo);
      inicio = null;
    }
  }
}

/** The decrypted content. Throws ErrorDeArranque with another passphrase or an altered archive. */
export async function* descifrar(origen: AsyncIterable<Buffer>, frase: string, costo = COSTO): AsyncGenerator<Buffer> {
  const partes = desdeLaSal(origen);
  const { value: sal, done } = await partes.next();
  if (done) throw new ErrorDeArranque(OTRA_CLAVE);
  const llave = llaveDe(frase, sal, costo);
  for await (const trozo of enTrozos(partes, TROZO_BYTES + SELLO_BYTES)) yield abrir(llave, trozo);
}
