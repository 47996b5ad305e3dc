import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accesosDelAjuste } from '../arranque/base-externa.ts';
import { type Config, leerConfig } from '../config.ts';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { abrirBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { enCarpetaNueva } from '../db/embebida/carpeta-nueva.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { conCliente, dbDe } from '../respaldo/con-cliente.ts';
import { contarContenido } from '../respaldo/contar-contenido.ts';
import { type Respaldo, recorrer } from '../respaldo/recorrer.ts';
import { restaurar } from '../respaldo/restaurar.ts';
import { avisar, correrComando } from './con-base.ts';

const AYUDA = `Restaura un respaldo en un lugar vacío

  npm run restaurar -- <archivo>

Primero lee el archivo entero y lo comprueba; después restaura todo o nada, en DATABASE_URL o en la carpeta DATA_DIR, que solo queda
en su lugar cuando está completa. Sobre datos no hace nada. Uno cifrado pide RESPALDO_CLAVE. Un respaldo de una versión anterior se
restaura y después se actualiza.`;

type Pedido = { archivo: string; config: Config; respaldo: Respaldo };

async function cargar({ archivo, config, respaldo }: Pedido, accesos: Accesos): Promise<void> {
  const { duenio } = accesos;
  const migrarHasta = (migracion: string) => actualizarBase({ url: duenio, duenio }, migracion);
  const anotar = (texto: string) => avisar(`· ${texto}`);
  await conCliente(duenio, async (cliente) => {
    const almacen = crearAlmacen(config, dbDe(cliente));
    const pedido = { cliente, almacen, migrarHasta, avisar: anotar, archivo, frase: config.respaldoClave };
    const resumen = await restaurar(pedido, respaldo.indice);
    avisar(`${contarContenido(resumen)}, iguales a las respaldadas.`);
  });
  await actualizarBase(accesos);
  // PostgreSQL knows nothing yet of the tables, and without statistics would read them whole.
  await conCliente(duenio, (cliente) => cliente.query('analyze'));
}

const cargarEnDataDir = (pedido: Pedido): Promise<void> =>
  enCarpetaNueva(pedido.config.dataDir, async (dataDir) => {
    const base = await abrirBaseEmbebida({ dataDir, log: avisar });
    try {
      await cargar({ ...pedido, config: { ...pedido.config, dataDir } }, base);
    } finally {
      await base.cerrar();
    }
  });

correrComando(async () => {
  const [nombre] = process.argv.slice(2);
  if (nombre === '--help' || nombre === '-h') return avisar(AYUDA);
  if (nombre === undefined) throw new ErrorDeArranque('Falta el archivo: npm run restaurar -- colega.tar.gz');
  const archivo = resolve(nombre);
  if (!existsSync(archivo)) throw new ErrorDeArranque(`No existe ${archivo}.`);
  const config = leerConfig(process.env, process.cwd());
  const respaldo = await recorrer(archivo, config.respaldoClave);
  const pedido = { archivo, config, respaldo };
  const externa = accesosDelAjuste(config);
  await (externa ? cargar(pedido, externa) : cargarEnDataDir(pedido));
  const { faltan } = respaldo.resumen.archivos;
  if (faltan > 0) avisar(`Al respaldo ya le faltaban ${faltan} imágenes que la base de datos nombra.`);
  avisar('Listo: ya se puede arrancar con npm start.');
});
