import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ErrorDeArranque } from '../error-de-arranque.ts';

const mudo = () => new Writable({ write: (_dato, _codigo, listo) => listo() });

/** Asks at the terminal without showing what is typed. Throws ErrorDeArranque when there is no terminal. */
export async function pedirClave(usuario: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new ErrorDeArranque(`Falta la contraseña de ${usuario}: en un programa va en COLEGA_CLAVE.`);
  stderr.write(`Contraseña de ${usuario}: `);
  const lector = createInterface({ input: stdin, output: mudo(), terminal: true });
  const cortado = once(lector, 'close').then((): never => {
    throw new ErrorDeArranque('No se hizo nada.');
  });
  try {
    return await Promise.race([lector.question(''), cortado]);
  } finally {
    lector.close();
    stderr.write('\n');
  }
}
