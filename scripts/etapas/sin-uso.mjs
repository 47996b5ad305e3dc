import { relative } from 'node:path';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { RAIZ, rutaDesdeRaiz } from '../comun/raiz.mjs';
import { aprobada, fallada } from './resultado.mjs';

const REVISADO = /^(packages|apps|e2e|bench|scripts)\/.*\.(tsx?|mjs)$/;

export async function sinUso() {
  const informe = `./${relative(RAIZ, rutaDesdeRaiz('scripts/etapas/informe-de-knip.mjs'))}`;
  const { codigo, salida } = await correrNode([rutaDesdeRaiz('node_modules/knip/bin/knip.js'), '--reporter', informe]);
  const linea = salida.split('\n').findLast((fila) => fila.startsWith('{"procesados"'));
  if (!linea) return fallada('nada', salida);
  const { procesados, hallazgos } = JSON.parse(linea);
  const esperados = listarArchivos().filter((archivo) => REVISADO.test(archivo)).length;
  const leido = `${procesados} archivos`;
  const detalle = hallazgos.map(({ tipo, filePath, symbol }) => `${tipo}: ${symbol} (${relative(RAIZ, filePath)})`);
  if (procesados < esperados) detalle.push(`knip procesó ${procesados} archivos y hay ${esperados}.`);
  if (codigo !== 0 && detalle.length === 0) detalle.push(salida);
  return detalle.length > 0 ? fallada(leido, detalle.join('\n')) : aprobada(leido);
}
