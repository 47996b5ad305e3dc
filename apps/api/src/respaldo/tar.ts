import type { Readable } from 'node:stream';

const BLOQUE = 512;

export type Entrada = { nombre: string; bytes: Buffer };

const octal = (valor: number, largo: number): string => `${valor.toString(8).padStart(largo - 1, '0')}\0`;

function encabezado(nombre: string, largo: number, segundos: number): Buffer {
  const bloque = Buffer.alloc(BLOQUE);
  bloque.write(nombre, 0, 100);
  bloque.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(largo, 12) + octal(segundos, 12), 100, 'latin1');
  bloque.write('        0', 148, 'latin1');
  bloque.write('ustar\x0000', 257, 'latin1');
  const suma = bloque.reduce((total, byte) => total + byte, 0);
  bloque.write(`${octal(suma, 7)} `, 148, 'latin1');
  return bloque;
}

const relleno = (largo: number): number => (BLOQUE - (largo % BLOQUE)) % BLOQUE;

/** One entry of a tar archive, as any `tar` reads it. */
export const comoTar = ({ nombre, bytes }: Entrada, cuando: Date): Buffer =>
  Buffer.concat([
    encabezado(nombre, bytes.length, Math.floor(cuando.getTime() / 1000)),
    bytes,
    Buffer.alloc(relleno(bytes.length)),
  ]);

export const FIN_DE_TAR = Buffer.alloc(2 * BLOQUE);

/** Each entry of a tar archive, whole. One cut short ends without the mark of its end: the reader looks for its last entry. */
export async function* leerTar(origen: Readable): AsyncGenerator<Entrada> {
  const lector = lectorDe(origen);
  for (;;) {
    const bloque = await lector(BLOQUE);
    if (!bloque || bloque[0] === 0) return;
    const nombre = bloque.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const largo = Number.parseInt(bloque.toString('latin1', 124, 135), 8);
    const bytes = await lector(largo + relleno(largo));
    if (!bytes) return;
    yield { nombre, bytes: bytes.subarray(0, largo) };
  }
}

/** Exactly so many bytes each time; null when there are not. */
function lectorDe(origen: Readable): (cuantos: number) => Promise<Buffer | null> {
  const fuente = origen[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let partes: Buffer[] = [];
  let hay = 0;
  return async (cuantos) => {
    while (hay < cuantos) {
      const { value, done } = await fuente.next();
      if (done) return null;
      partes.push(value);
      hay += value.length;
    }
    const junto = partes.length === 1 && partes[0] ? partes[0] : Buffer.concat(partes);
    partes = [junto.subarray(cuantos)];
    hay -= cuantos;
    return junto.subarray(0, cuantos);
  };
}
