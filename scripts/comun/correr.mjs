import { spawn } from 'node:child_process';
import { RAIZ } from './raiz.mjs';

// Runs a command and resolves with its code and, unless it is shown, its output.
export function correr(comando, argumentos, { mostrar = false, entorno = {}, carpeta = RAIZ } = {}) {
  return new Promise((listo) => {
    const hijo = spawn(comando, argumentos, {
      cwd: carpeta,
      env: { ...process.env, ...entorno },
      stdio: mostrar ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let salida = '';
    const juntar = (dato) => {
      salida += dato;
    };
    hijo.stdout?.setEncoding('utf8').on('data', juntar);
    hijo.stderr?.setEncoding('utf8').on('data', juntar);
    hijo.once('error', (error) => listo({ codigo: 127, salida: `${comando}: ${error.message}` }));
    hijo.once('close', (codigo, senial) =>
      listo({ codigo: codigo ?? 1, salida: senial ? `${salida}\n(${senial})` : salida }),
    );
  });
}

export const correrNode = (argumentos, opciones) => correr(process.execPath, argumentos, opciones);
