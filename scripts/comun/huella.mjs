import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rutaDesdeRaiz } from './raiz.mjs';

const AJENO = /(^|\/)(node_modules|dist|\.tsbuild)(\/|$)|\.test\.tsx?$/;

function listar(ruta) {
  if (!statSync(rutaDesdeRaiz(ruta)).isDirectory()) return [ruta];
  return readdirSync(rutaDesdeRaiz(ruta))
    .map((nombre) => join(ruta, nombre))
    .filter((hijo) => !AJENO.test(hijo))
    .flatMap(listar);
}

export function huellaDe(rutas) {
  const suma = createHash('sha256');
  for (const archivo of rutas.flatMap(listar).sort())
    suma.update(`${archivo}\0`).update(readFileSync(rutaDesdeRaiz(archivo)));
  return suma.digest('hex');
}
