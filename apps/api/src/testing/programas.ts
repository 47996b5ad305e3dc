import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { estaVivo } from '../db/embebida/proceso.ts';
import { rutaDesdeRaiz } from '../raiz.ts';

const PROGRAMAS = {
  api: 'apps/api/src/main.ts',
  operador: 'apps/api/src/comandos/operador.ts',
  importar: 'apps/api/src/comandos/importar.ts',
  resolucion: 'apps/api/src/comandos/resolucion.ts',
  respaldo: 'apps/api/src/comandos/respaldo.ts',
  restaurar: 'apps/api/src/comandos/restaurar.ts',
  trabajador: 'apps/api/src/comandos/trabajador.ts',
  mortal: 'apps/api/src/testing/dinero/muertes/servir.ts',
} as const;
export type Programa = keyof typeof PROGRAMAS;

const CACHE = rutaDesdeRaiz('node_modules/.cache');
const PREFIJO = 'colega-programas-';
const borrar = (carpeta: string) => rmSync(carpeta, { recursive: true, force: true });

/** Killed runs left these behind. */
function barrerLosDeMuertos(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const nombre of readdirSync(CACHE).filter((carpeta) => carpeta.startsWith(PREFIJO)))
    if (!estaVivo(Number(nombre.slice(PREFIJO.length)))) borrar(join(CACHE, nombre));
}

function empaquetarTodos(): string {
  barrerLosDeMuertos();
  const carpeta = join(CACHE, `${PREFIJO}${process.pid}`);
  const programas = Object.entries(PROGRAMAS).map(([nombre, fuente]) => `${nombre}=${fuente}`);
  execFileSync(process.execPath, [rutaDesdeRaiz('scripts/tareas/empaquetar.mjs'), carpeta, ...programas], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return carpeta;
}

export function carpetaDeProgramas(): string {
  const { PRUEBAS_PROGRAMAS } = process.env;
  if (PRUEBAS_PROGRAMAS) return PRUEBAS_PROGRAMAS;
  const propia = empaquetarTodos();
  process.once('exit', () => borrar(propia));
  process.env.PRUEBAS_PROGRAMAS = propia;
  return propia;
}

export const rutaDePrograma = (programa: Programa): string => join(carpetaDeProgramas(), `${programa}.js`);

/** Runs once (vitest globalSetup): starting each program from the sources would take some seconds more. */
export function setup(): () => void {
  const carpeta = empaquetarTodos();
  process.env.PRUEBAS_PROGRAMAS = carpeta;
  // With the demo the portal starts the sandbox from its build.
  execFileSync(process.execPath, [rutaDesdeRaiz('scripts/tareas/build.mjs'), 'sandbox'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () => borrar(carpeta);
}
