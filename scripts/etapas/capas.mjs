import { existsSync } from 'node:fs';
import { listarArchivos } from '../comun/archivos.mjs';
import { correrNode } from '../comun/correr.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { aprobada, exigirLectura, fallada } from './resultado.mjs';

const CARPETAS = ['packages', 'apps', 'e2e', 'bench'];
const REVISADO = /^(packages|apps|e2e|bench)\/.*\.tsx?$/;

function describir({ rule, from, to }, reglas) {
  const consejo = reglas.find(({ name }) => name === rule.name)?.comment ?? '';
  return `${rule.name}: ${from} → ${to}\n  ${consejo}`;
}

export async function capas() {
  const depcruise = rutaDesdeRaiz('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const carpetas = CARPETAS.filter((carpeta) => existsSync(rutaDesdeRaiz(carpeta)));
  const opciones = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...carpetas];
  const { salida } = await correrNode([depcruise, ...opciones]);
  const { summary, modules } = JSON.parse(salida);
  const errores = summary.violations.filter(({ rule }) => rule.severity === 'error');
  const leidos = modules.map(({ source }) => source);
  const leido = `${summary.totalCruised} módulos, ${summary.totalDependenciesCruised} dependencias`;
  const sinLeer = exigirLectura(
    leidos,
    listarArchivos().filter((archivo) => REVISADO.test(archivo)),
  );
  const detalle = [...errores.map((error) => describir(error, summary.ruleSetUsed.forbidden)), sinLeer].filter(Boolean);
  return detalle.length > 0 ? fallada(leido, detalle.join('\n')) : aprobada(leido);
}
