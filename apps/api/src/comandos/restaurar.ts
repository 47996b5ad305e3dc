import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar } from '../db/conectar.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { conCliente } from '../respaldo/con-cliente.ts';
import { restaurar } from '../respaldo/restaurar.ts';
import { leerTar } from '../respaldo/tar.ts';
import { avisar, correrComando, sobreBase } from './con-base.ts';

const AYUDA = `Restaura un respaldo en una base vacía

  npm run restaurar -- <archivo>

Restaura todo o nada, en DATABASE_URL o en la base de DATA_DIR, y comprueba que lo restaurado sea lo respaldado. Sobre una base
con datos no hace nada. Un respaldo de una versión anterior se restaura y después se actualiza.`;

async function leer(archivo: string, accesos: Accesos): Promise<void> {
  const { duenio } = accesos;
  const db = conectar(duenio, { conexiones: 2 });
  const almacen = crearAlmacen(readConfig(process.env, process.cwd()), db);
  const migrarHasta = (migracion: string) => actualizarBase({ url: duenio, duenio }, migracion);
  const anotar = (texto: string) => avisar(`· ${texto}`);
  const origen = createReadStream(archivo);
  const plano = origen.on('error', (error) => plano.destroy(error)).pipe(createGunzip());
  // Whoever reads it finds out.
  plano.on('error', () => undefined);
  try {
    for await (const resumen of conCliente(duenio, async function* (cliente) {
      yield await restaurar({ cliente, almacen, migrarHasta, avisar: anotar }, leerTar(plano));
    })) {
      const filas = Object.values(resumen.tablas).reduce((total, tabla) => total + tabla.filas, 0);
      avisar(
        `${filas.toLocaleString('es-AR')} filas y ${resumen.archivos.cantidad} imágenes, iguales a las respaldadas.`,
      );
    }
    await actualizarBase(accesos);
    // Nothing is known yet of what each table holds: the first questions would be answered by reading them whole.
    await sql`set statement_timeout = 0; analyze`.execute(db);
  } finally {
    plano.destroy();
    await db.destroy();
  }
}

// What zlib says of a file that is not compressed, or not whole.
const explicar = (error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('Z_')
    ? new ErrorDeArranque('El archivo no es un respaldo de Colega, o está dañado: no se restauró nada.')
    : error;
};

correrComando(async () => {
  const [archivo] = process.argv.slice(2);
  if (archivo === '--help' || archivo === '-h') return avisar(AYUDA);
  if (archivo === undefined) throw new ErrorDeArranque('Falta el archivo: npm run restaurar -- colega.tar.gz');
  const origen = resolve(archivo);
  if (!existsSync(origen)) throw new ErrorDeArranque(`No existe ${origen}.`);
  await sobreBase((accesos) => leer(origen, accesos)).catch((error: unknown) => {
    throw explicar(error);
  });
  avisar('Listo: ya se puede arrancar con npm start.');
});
