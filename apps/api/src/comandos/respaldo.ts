import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asegurarCarpeta } from '../asegurar-carpeta.ts';
import { type Config, leerConfig } from '../config.ts';
import { conectar, esFaltaDeEspacio } from '../db/conectar.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { cifrar } from '../respaldo/cifrado.ts';
import { conCliente } from '../respaldo/con-cliente.ts';
import { contarContenido } from '../respaldo/contar-contenido.ts';
import { exigirMigrada } from '../respaldo/exigir-migrada.ts';
import type { Resumen } from '../respaldo/manifiesto.ts';
import { recorrer } from '../respaldo/recorrer.ts';
import { respaldar } from '../respaldo/respaldar.ts';
import { armarTar } from '../respaldo/tar.ts';
import { version } from '../version.ts';
import { avisar, correrComando, sobreBase } from './con-base.ts';

const AYUDA = `Respalda la base de datos y las imágenes en un archivo

  npm run respaldo -- <archivo>

Todo es de un mismo momento, aunque el portal esté en marcha mientras tanto. El archivo se escribe entero o no queda, y se lo vuelve a
leer para comprobarlo. Es un .tar.gz con datos personales: queda legible solo para quien lo hizo; guardalo en un lugar seguro. Con
RESPALDO_CLAVE se cifra con esa frase, y sin ella no se puede restaurar. SESSION_SECRET y las claves de los servicios no van adentro.
Se restaura con npm run restaurar. Trabaja sobre DATABASE_URL o sobre la base de DATA_DIR. Termina con 1 si no se pudo, o si falta
alguna imagen que la base nombra.`;

const MOSTRADAS = 10;

async function escribir(destino: string, config: Config, databaseUrl: string): Promise<void> {
  const ahora = new Date();
  const db = conectar(databaseUrl, { conexiones: 1 });
  const almacen = crearAlmacen(config, db);
  const { respaldoClave } = config;
  try {
    await conCliente(databaseUrl, async (cliente) => {
      await exigirMigrada(cliente);
      const anotar = (texto: string) => avisar(`· ${texto}`);
      await pipeline(
        armarTar(respaldar({ cliente, almacen, version, ahora, avisar: anotar }), ahora),
        createGzip(),
        (plano: AsyncIterable<Buffer>) => (respaldoClave === null ? plano : cifrar(plano, respaldoClave)),
        // Only its owner reads the file, which is on disk before it gets its name.
        createWriteStream(destino, { mode: 0o600, flush: true }),
      );
    });
  } finally {
    await db.destroy();
  }
}

async function nombrar(parte: string, destino: string): Promise<void> {
  await rename(parte, destino);
  await asegurarCarpeta(dirname(destino));
}

async function respaldarEn(destino: string, config: Config, databaseUrl: string): Promise<Resumen> {
  const parte = `${destino}.${process.pid}.parte`;
  try {
    await escribir(parte, config, databaseUrl).catch((error: unknown) => {
      throw esFaltaDeEspacio(error)
        ? new ErrorDeArranque(`No hay lugar para el respaldo en ${dirname(destino)}: no quedó nada de él.`)
        : error;
    });
    const { resumen } = await recorrer(parte, config.respaldoClave);
    await nombrar(parte, destino);
    return resumen;
  } finally {
    await rm(parte, { force: true });
  }
}

function exigirCompleto({ archivos }: Resumen, destino: string): void {
  const { faltan, cuales, cantidad } = archivos;
  if (faltan === 0) return;
  const algunas = cuales.slice(0, MOSTRADAS).join(', ') + (faltan > MOSTRADAS ? '…' : '');
  throw new ErrorDeArranque(
    `El respaldo quedó en ${destino}, pero no está completo: de las ${cantidad + faltan} imágenes que la base de datos nombra faltan ${faltan} (${algunas}).`,
  );
}

correrComando(async () => {
  const [archivo] = process.argv.slice(2);
  if (archivo === '--help' || archivo === '-h') return avisar(AYUDA);
  if (archivo === undefined) throw new ErrorDeArranque('Falta el archivo: npm run respaldo -- colega.tar.gz');
  const destino = resolve(archivo);
  if (existsSync(destino))
    throw new ErrorDeArranque(`${destino} ya existe: elegí otro nombre, un respaldo no se pisa.`);
  const config = leerConfig(process.env, process.cwd());
  await sobreBase(async ({ duenio }) => {
    const resumen = await respaldarEn(destino, config, duenio);
    exigirCompleto(resumen, destino);
    const megas = ((await stat(destino)).size / 1e6).toLocaleString('es-AR', { maximumFractionDigits: 1 });
    const forma = config.respaldoClave === null ? 'sin cifrar' : 'cifrado';
    avisar(`Respaldo listo: ${destino} (${contarContenido(resumen)}; ${megas} MB, ${forma}), leído y comprobado.`);
  });
});
