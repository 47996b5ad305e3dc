import { readFileSync } from 'node:fs';
import { rutaDesdeRaiz } from '../../raiz.ts';

const comoSeCompara = (texto: string): string => texto.normalize('NFKC').trim().toLowerCase();

let conocidas: Set<string> | undefined;

const leerConocidas = (): Set<string> =>
  new Set(
    readFileSync(rutaDesdeRaiz('data/claves-conocidas.txt'), 'utf8').split('\n').filter(Boolean).map(comoSeCompara),
  );

/** Guessed first by an attacker: of the list, or the user's own name (S-500). */
export const esClaveConocida = (clave: string, username: string): boolean => {
  conocidas ??= leerConocidas();
  const comparada = comoSeCompara(clave);
  return conocidas.has(comparada) || comparada === comoSeCompara(username);
};

export const CLAVE_CONOCIDA = { codigo: 'contrasenia_conocida', campo: 'password' } as const;
