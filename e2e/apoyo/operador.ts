import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRASENIA_DEMO } from './ingresar.ts';

const RAIZ = join(import.meta.dirname, '..', '..');
const correr = promisify(execFile);

/** The college acts by command, as `npm run operador -- …` does, on the running system's data. Answers its output. */
export const operador = async (
  accion: string,
  opciones: Readonly<Record<string, string | number>>,
): Promise<string> => {
  const argumentos = Object.entries(opciones).flatMap(([nombre, valor]) => [`--${nombre}`, String(valor)]);
  const { stdout } = await correr(
    process.execPath,
    [join(RAIZ, 'dist/api/comandos/operador.js'), accion, ...argumentos],
    {
      cwd: RAIZ,
      env: { ...process.env, DATA_DIR: process.env.COLEGA_DATA_DIR, COLEGA_CLAVE: CONTRASENIA_DEMO },
    },
  );
  return stdout.trim();
};
