import { readFileSync } from 'node:fs';
import { listarArchivos } from '../comun/archivos.mjs';
import { avisar } from '../comun/avisar.mjs';
import { enRaiz } from '../comun/raiz.mjs';

const FUENTE = /^((?:packages|apps)\/[^/]+|e2e|bench|scripts)\/.*\.(tsx?|mjs)$/;

function medir(archivos) {
  const medidas = archivos
    .map((archivo) => ({ archivo, lineas: readFileSync(enRaiz(archivo), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lineas - b.lineas);
  const percentil = (parte) => medidas[Math.min(medidas.length - 1, Math.floor(medidas.length * parte))].lineas;
  return { mediana: percentil(0.5), p90: percentil(0.9), mayor: medidas.at(-1) };
}

function informar(grupo, archivos) {
  const { mediana, p90, mayor } = medir(archivos);
  const columnas = [archivos.length, mediana, p90, mayor.lineas].map((n) => String(n).padStart(7)).join('');
  avisar(`${grupo.padEnd(20)}${columnas}  ${mayor.archivo}`);
}

const fuentes = listarArchivos().filter((archivo) => FUENTE.test(archivo));
const grupos = Map.groupBy
  ? Map.groupBy(fuentes, (archivo) => FUENTE.exec(archivo)[1])
  : fuentes.reduce((mapa, archivo) => {
      const grupo = FUENTE.exec(archivo)[1];
      return mapa.set(grupo, [...(mapa.get(grupo) ?? []), archivo]);
    }, new Map());
avisar(`${''.padEnd(20)}  files median    p90 longest`);
for (const [grupo, archivos] of grupos) informar(grupo, archivos);
informar('all', fuentes);
