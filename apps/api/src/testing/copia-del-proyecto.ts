import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rutaDesdeRaiz } from '../raiz.ts';

const SIN_COPIAR = /^docs\/imagenes\//;
const PROPIOS = '@colega';
const SALIDA_MAXIMA = 1 << 26;

const archivos = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: rutaDesdeRaiz(),
    encoding: 'utf8',
    maxBuffer: SALIDA_MAXIMA,
  })
    .split('\n')
    .filter((archivo) => archivo !== '' && !SIN_COPIAR.test(archivo) && existsSync(rutaDesdeRaiz(archivo)));

/** The copy has links to the installed packages, and its own packages. */
function enlazarPaquetes(carpeta: string): void {
  mkdirSync(join(carpeta, 'node_modules', PROPIOS), { recursive: true });
  for (const nombre of readdirSync(rutaDesdeRaiz('node_modules')).filter(
    (uno) => uno !== PROPIOS && !uno.startsWith('.'),
  ))
    symlinkSync(rutaDesdeRaiz('node_modules', nombre), join(carpeta, 'node_modules', nombre), 'junction');
  for (const propio of [
    'packages/asistentes',
    'packages/contract',
    'packages/domain',
    'apps/api',
    'apps/sandbox',
    'apps/web',
  ])
    symlinkSync(join(carpeta, propio), join(carpeta, 'node_modules', PROPIOS, propio.split('/')[1] ?? ''), 'junction');
}

export type CopiaDelProyecto = {
  carpeta: string;
  probar(proyecto: string, ...cuales: string[]): Promise<string>;
  borrar(): void;
};

export function copiarProyecto(): CopiaDelProyecto {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-copia-'));
  for (const archivo of archivos()) {
    mkdirSync(dirname(join(carpeta, archivo)), { recursive: true });
    cpSync(rutaDesdeRaiz(archivo), join(carpeta, archivo));
  }
  enlazarPaquetes(carpeta);
  const vitest = join(carpeta, 'node_modules/vitest/vitest.mjs');
  const { PATH = '', HOME = '' } = process.env;
  return {
    carpeta,
    probar: async (proyecto, ...cuales) => {
      const argumentos = [vitest, 'run', `--project=${proyecto}`, '--maxWorkers=2', ...cuales];
      const opciones = { cwd: carpeta, env: { PATH, HOME, NO_COLOR: '1' }, maxBuffer: SALIDA_MAXIMA };
      return promisify(execFile)(process.execPath, argumentos, opciones).then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`${stdout}\n${stderr}`);
        },
      );
    },
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
}
