import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { type Programa, rutaDePrograma } from '../programas.ts';

export type Fin = { codigo: number; salida: string; errores: string };

export async function correrComandoReal(
  comando: Programa,
  argumentos: readonly string[],
  entorno: Record<string, string>,
): Promise<Fin> {
  const { PATH = '' } = process.env;
  const opciones = { cwd: rutaDesdeRaiz('.'), env: { PATH, DEMO: '0', ...entorno } };
  try {
    const fin = await promisify(execFile)(process.execPath, [rutaDePrograma(comando), ...argumentos], opciones);
    return { codigo: 0, salida: fin.stdout, errores: fin.stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { codigo: code, salida: stdout, errores: stderr };
  }
}
