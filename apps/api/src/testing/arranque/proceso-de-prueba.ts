import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Programa, rutaDePrograma } from '../programas.ts';

type Entorno = Record<string, string>;
type Fin = { codigo: number | null; salida: string; errores: string };
export type ProcesoDePrueba = {
  hijo: ChildProcess;
  direccion: Promise<string>;
  fin: Promise<Fin>;
  dicho(): string;
};

export function carpetaDePrueba(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-arranque-'));
  chmodSync(carpeta, 0o711);
  return join(carpeta, 'datos');
}

export function lanzarColega(entorno: Entorno, envolver: string[] = [], programa: Programa = 'api'): ProcesoDePrueba {
  const [comando = '', ...argumentos] = [...envolver, process.execPath, rutaDePrograma(programa)];
  const { PATH = '' } = process.env;
  const hijo = spawn(comando, argumentos, {
    env: { PATH, DEMO: '0', PORT: '0', ...entorno },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const textos = { salida: '', errores: '' };
  const direccion = new Promise<string>((listo) => {
    hijo.stdout.on('data', (dato) => {
      textos.salida += String(dato);
      const encontrada = /(?:listo en (http:\/\/\S+)|Trabajando)/.exec(textos.salida);
      if (encontrada) listo(encontrada[1] ?? '');
    });
  });
  hijo.stderr.on('data', (dato) => {
    textos.errores += String(dato);
  });
  const fin = once(hijo, 'close').then(([codigo]) => ({ codigo: codigo as number | null, ...textos }));
  const murio = fin.then((final): never => {
    throw new Error(`No arrancó (${final.codigo}): ${final.errores}`);
  });
  return { hijo, direccion: Promise.race([direccion, murio]), fin, dicho: () => textos.salida };
}
