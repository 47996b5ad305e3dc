import { createWriteStream, existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readConfig } from '../config.ts';
import { conectar } from '../db/conectar.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { conCliente } from '../respaldo/con-cliente.ts';
import { exigirMigrada } from '../respaldo/exigir-migrada.ts';
import { respaldar } from '../respaldo/respaldar.ts';
import { comoTar, FIN_DE_TAR } from '../respaldo/tar.ts';
import { version } from '../version.ts';
import { avisar, correrComando, sobreBase } from './con-base.ts';

const AYUDA = `Respalda la base de datos y las imágenes en un archivo

  npm run respaldo -- <archivo>

Todo es de un mismo momento, aunque el portal esté en marcha mientras tanto. El archivo es un .tar.gz con datos personales:
queda legible solo para quien lo hizo; guardalo en un lugar seguro. SESSION_SECRET y las claves de los servicios no van adentro.
Se restaura con npm run restaurar. Trabaja sobre DATABASE_URL o sobre la base de DATA_DIR.`;

async function escribir(archivo: string, databaseUrl: string): Promise<void> {
  const ahora = new Date();
  const db = conectar(databaseUrl, { conexiones: 1 });
  const almacen = crearAlmacen(readConfig(process.env, process.cwd()), db);
  const partes = async function* (): AsyncGenerator<Buffer> {
    yield* conCliente(databaseUrl, async function* (cliente) {
      await exigirMigrada(cliente);
      const anotar = (texto: string) => avisar(`· ${texto}`);
      for await (const entrada of respaldar({ cliente, almacen, version, ahora, avisar: anotar }))
        yield comoTar(entrada, ahora);
    });
    yield FIN_DE_TAR;
  };
  try {
    // Nobody else reads it, and nothing is left half-written with its name.
    await pipeline(Readable.from(partes()), createGzip(), createWriteStream(`${archivo}.parte`, { mode: 0o600 }));
    await link(`${archivo}.parte`, archivo);
  } finally {
    await rm(`${archivo}.parte`, { force: true });
    await db.destroy();
  }
}

correrComando(async () => {
  const [archivo] = process.argv.slice(2);
  if (archivo === '--help' || archivo === '-h') return avisar(AYUDA);
  if (archivo === undefined) throw new ErrorDeArranque('Falta el archivo: npm run respaldo -- colega.tar.gz');
  const destino = resolve(archivo);
  if (existsSync(destino))
    throw new ErrorDeArranque(`${destino} ya existe: elegí otro nombre, un respaldo no se pisa.`);
  await sobreBase(({ duenio }) => escribir(destino, duenio));
  avisar(`Respaldo listo: ${destino}`);
});
