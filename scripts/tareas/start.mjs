import { pathToFileURL } from 'node:url';
import { construirPieza, piezasPorConstruir } from '../comun/construir.mjs';
import { correrNode } from '../comun/correr.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { faltaInstalar, instalarSiFalta } from '../comun/instalar.mjs';
import { revisarAntesDeInstalar } from '../comun/previo.mjs';
import { RAIZ, rutaDesdeRaiz } from '../comun/raiz.mjs';

// The API goes first: it checks settings, port and data before the long build touches anything.
async function construir() {
  const pendientes = piezasPorConstruir();
  if (pendientes.length === 0) return;
  const api = pendientes.find(({ pieza }) => pieza === 'api');
  if (api) await construirPieza(api);
  const { codigo } = await correrNode([rutaDesdeRaiz('dist/api/main.js'), '--verificar'], { mostrar: true });
  if (codigo !== 0) process.exit(1);
  for (const pendiente of pendientes) if (pendiente !== api) await construirPieza(pendiente);
}

terminarConFallas(async () => {
  process.chdir(RAIZ);
  if (faltaInstalar()) {
    await revisarAntesDeInstalar(process.env);
    await instalarSiFalta();
  }
  await construir();
  // It runs in this process: signals reach the system itself, and no parent could leave it behind.
  await import(pathToFileURL(rutaDesdeRaiz('dist/api/main.js')).href);
});
