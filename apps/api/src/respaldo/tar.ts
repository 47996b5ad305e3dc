import { Readable } from 'node:stream';
import { extract, type Pack, pack } from 'tar-stream';

export type EntradaDeTar = { nombre: string; bytes: Buffer };
export type EntradaLeida = { nombre: string; contenido: AsyncIterable<Buffer> };

const agregar = (tar: Pack, { nombre, bytes }: EntradaDeTar, cuando: Date): Promise<void> =>
  new Promise((listo, falla) => {
    const entrada = tar.entry({ name: nombre, mode: 0o600, mtime: cuando }, bytes, (error) =>
      error ? falla(error) : listo(),
    );
    // Without a listener, an archive that nobody reads any more would end the process before it could clean up.
    entrada.on('error', falla);
  });

async function llenar(tar: Pack, entradas: AsyncIterable<EntradaDeTar>, cuando: Date): Promise<void> {
  for await (const entrada of entradas) await agregar(tar, entrada, cuando);
  tar.finalize();
}

/** A tar archive of those entries, as any `tar` reads it. It fails with their error. */
export function armarTar(entradas: AsyncIterable<EntradaDeTar>, cuando: Date): Readable {
  const tar = pack();
  llenar(tar, entradas, cuando).catch((error: Error) => tar.destroy(error));
  return Readable.from(tar);
}

/** Each entry must be read before the next is asked for. Throws when the archive is not a tar, or not whole. */
export async function* leerTar(origen: Readable): AsyncGenerator<EntradaLeida> {
  const tar = extract();
  origen.once('error', (error) => tar.destroy(error));
  origen.pipe(tar);
  for await (const entrada of tar) {
    const contenido: AsyncIterable<unknown> = entrada;
    yield { nombre: entrada.header.name, contenido: contenido as AsyncIterable<Buffer> };
  }
}
