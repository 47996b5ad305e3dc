import { readFileSync } from 'node:fs';
import { listarArchivos } from '../comun/archivos.mjs';
import { avisar } from '../comun/avisar.mjs';
import { construirLoQueCambio } from '../comun/construir.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { informarPesos } from '../comun/informar-pesos.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const FUENTE = /^((?:packages|apps)\/[^/]+|e2e|bench|scripts)\/.*\.(tsx?|mjs)$/;

function informar(grupo, archivos) {
  const medidas = archivos
    .map((archivo) => ({ archivo, lineas: readFileSync(rutaDesdeRaiz(archivo), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lineas - b.lineas);
  const percentil = (parte) => medidas[Math.floor((medidas.length - 1) * parte)].lineas;
  const mayor = medidas.at(-1);
  const columnas = [archivos.length, percentil(0.5), percentil(0.9), mayor.lineas];
  avisar(`${grupo.padEnd(20)}${columnas.map((n) => String(n).padStart(8)).join('')}  ${mayor.archivo}`);
}

const fuentes = listarArchivos().filter((archivo) => FUENTE.test(archivo));
const grupoDe = (archivo) => FUENTE.exec(archivo)[1];
avisar(`${'lines'.padEnd(20)}   files  median     p90 longest`);
for (const grupo of new Set(fuentes.map(grupoDe))) {
  informar(
    grupo,
    fuentes.filter((archivo) => grupoDe(archivo) === grupo),
  );
}
informar('all', fuentes);

terminarConFallas(async () => {
  await instalarSiFalta();
  await construirLoQueCambio();
  informarPesos();
});
