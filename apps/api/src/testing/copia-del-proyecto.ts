import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rutaDesdeRaiz } from '../raiz.ts';

/** Inside the project, so that a package met through its link is still one of those installed above, as the compiler asks. */
const COPIAS = rutaDesdeRaiz('.tsbuild', 'copias');
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
  for (const propio of readdirSync(rutaDesdeRaiz('node_modules', PROPIOS))) {
    const lugar = relative(rutaDesdeRaiz(), realpathSync(rutaDesdeRaiz('node_modules', PROPIOS, propio)));
    symlinkSync(join(carpeta, lugar), join(carpeta, 'node_modules', PROPIOS, propio), 'junction');
  }
}

export type CopiaDelProyecto = {
  carpeta: string;
  aplicar(parche: string): void;
  /** Throws with what it printed. */
  correr(programa: string, ...argumentos: string[]): Promise<string>;
  probar(proyectos: readonly string[], ...cuales: string[]): Promise<string>;
  borrar(): void;
};

export function copiarProyecto(): CopiaDelProyecto {
  mkdirSync(COPIAS, { recursive: true });
  const carpeta = mkdtempSync(join(COPIAS, 'colega-'));
  for (const archivo of archivos()) {
    mkdirSync(dirname(join(carpeta, archivo)), { recursive: true });
    cpSync(rutaDesdeRaiz(archivo), join(carpeta, archivo));
  }
  enlazarPaquetes(carpeta);
  const git = (...argumentos: string[]) => execFileSync('git', argumentos, { cwd: carpeta });
  git('init', '--quiet');
  const { PATH = '', HOME = '' } = process.env;
  const opciones = { cwd: carpeta, env: { PATH, HOME, NO_COLOR: '1' }, maxBuffer: SALIDA_MAXIMA };
  const correr: CopiaDelProyecto['correr'] = async (programa, ...argumentos) =>
    promisify(execFile)(process.execPath, [join(carpeta, programa), ...argumentos], opciones).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${stdout}\n${stderr}`);
      },
    );
  return {
    carpeta,
    aplicar: (parche) => void git('apply', parche),
    correr,
    probar: (proyectos, ...cuales) => {
      const cualesProyectos = proyectos.map((proyecto) => `--project=${proyecto}`);
      return correr('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...cualesProyectos, ...cuales);
    },
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
}
