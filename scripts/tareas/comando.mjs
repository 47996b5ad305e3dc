import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { construirPieza, piezasPorConstruir } from '../comun/construir.mjs';
import { Falla, terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { RAIZ, rutaDesdeRaiz } from '../comun/raiz.mjs';

// node scripts/comando.mjs <nombre> [argumentos…] → apps/api/src/comandos/<nombre>.ts
terminarConFallas(async () => {
  const nombre = process.argv[2];
  process.chdir(RAIZ);
  await instalarSiFalta();
  const api = piezasPorConstruir().find(({ pieza }) => pieza === 'api');
  if (api) await construirPieza(api);
  const comando = rutaDesdeRaiz('dist/api/comandos', `${nombre}.js`);
  if (!existsSync(comando)) throw new Falla(`No existe el comando «${nombre}».`);
  process.argv.splice(1, 2, comando);
  await import(pathToFileURL(comando).href);
});
