import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { RAIZ, rutaDesdeRaiz } from '../comun/raiz.mjs';
import { aprobada, exigirLectura, fallada } from './resultado.mjs';

const tsc = rutaDesdeRaiz('node_modules/typescript7/bin/tsc');

async function archivosDe(proyecto) {
  const { salida } = await correrNode([tsc, '-p', proyecto, '--listFilesOnly']);
  return salida.split('\n').map((archivo) => relative(RAIZ, archivo.trim()));
}

function proyectos() {
  const { references } = JSON.parse(readFileSync(rutaDesdeRaiz('tsconfig.json'), 'utf8'));
  return references.map(({ path }) => (path.endsWith('.json') ? path : join(path, 'tsconfig.json')));
}

export async function tipos() {
  const { codigo, salida } = await correrNode([tsc, '-b', '--pretty', 'false', '--checkers', '1']);
  const leidos = (await Promise.all(proyectos().map(archivosDe))).flat();
  const esperados = listarArchivos().filter((archivo) => /\.tsx?$/.test(archivo));
  const leido = `${esperados.length} archivos en ${proyectos().length} proyectos`;
  const problema = codigo === 0 ? exigirLectura(leidos, esperados) : salida;
  return problema ? fallada(leido, problema) : aprobada(leido);
}
