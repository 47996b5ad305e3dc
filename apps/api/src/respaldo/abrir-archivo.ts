import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { descifrar, MARCA_DE_CIFRADO } from './cifrado.ts';
import { type EntradaLeida, leerTar } from './tar.ts';

export const ILEGIBLE = 'El archivo no es un respaldo de Colega, o está dañado: no se restauró nada.';

async function estaCifrado(archivo: string): Promise<boolean> {
  const entrada = await open(archivo);
  try {
    if ((await entrada.stat()).isDirectory()) throw new ErrorDeArranque(`${archivo} es una carpeta, y no un respaldo.`);
    const { buffer } = await entrada.read(Buffer.alloc(MARCA_DE_CIFRADO.length), 0, MARCA_DE_CIFRADO.length, 0);
    return buffer.equals(MARCA_DE_CIFRADO);
  } finally {
    await entrada.close();
  }
}

async function abrirPlano(archivo: string, frase: string | null): Promise<Readable> {
  if (!(await estaCifrado(archivo))) return createReadStream(archivo);
  if (frase === null)
    throw new ErrorDeArranque('El respaldo está cifrado: hace falta RESPALDO_CLAVE, la frase con que se hizo.');
  return Readable.from(descifrar(createReadStream(archivo), frase));
}

function explicar(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const esDelSistema = /^E[A-Z]+$/.test(code);
  return error instanceof ErrorDeArranque || esDelSistema ? error : new ErrorDeArranque(ILEGIBLE, { cause: error });
}

async function* explicado<T>(origen: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* origen;
  } catch (error) {
    throw explicar(error);
  }
}

/** The entries of an archive, to the very end of the file. Throws ErrorDeArranque when it is damaged or cut short. */
export async function* abrirArchivo(archivo: string, frase: string | null): AsyncGenerator<EntradaLeida> {
  const plano = await abrirPlano(archivo, frase);
  const tar = createGunzip();
  try {
    plano.once('error', (error) => tar.destroy(error));
    for await (const { nombre, contenido } of explicado(leerTar(plano.pipe(tar))))
      yield { nombre, contenido: explicado(contenido) };
  } finally {
    plano.destroy();
    tar.destroy();
  }
}
