import { writeFile } from 'node:fs/promises';
import { actualizarBase } from '../../db/actualizar-base.ts';
import { conectar } from '../../db/conectar.ts';
import levantarServidorDePruebas from '../../db/embebida/cluster-de-pruebas.ts';
import { servidorDePruebas } from '../../db/embebida/servidor-de-pruebas.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { armarTablas } from './armar-tablas.ts';

// npm run tablas: it uses its own server, where only the migrations have run.
const detener = await levantarServidorDePruebas();
const servidor = servidorDePruebas();
if (!servidor) throw new Error('There is no server to migrate');
await actualizarBase(servidor);
const db = conectar(servidor.duenio, { conexiones: 1 });
try {
  await writeFile(rutaDesdeRaiz('apps/api/src/db/tablas.generadas.ts'), await armarTablas(db));
} finally {
  await db.destroy();
  await detener();
}
