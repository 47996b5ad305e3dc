import { createHash } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { crearCuentaDePedidos } from '../../http/cuenta-de-pedidos.ts';
import { ErrorHttp, errorHttp } from '../../http/error-http.ts';

/** S-281, per minute: reading what exists is generous (an office behind one address), repeating gets a quarter, and unknown codes much less. */
const POR_DIRECCION = 1_200;
const POR_DIRECCION_Y_CODIGO = 300;
const FALLOS_POR_DIRECCION = 60;
/** Typed numbers follow each other, so a guesser is stopped sooner, from one address or many. */
const FALLOS_A_MANO = 10;

/** S-942: papers that are drawn for whoever asks. */
const PAPELES_POR_DIRECCION = 20;

const huella = (texto: string): string => createHash('sha256').update(texto).digest('base64url').slice(0, 22);

export type Freno = ReturnType<typeof crearFreno>;

/** Counts who asks about codes, on the pages and through the API together, for all processes. */
export function crearFreno(db: Db) {
  const { contar, cerrar } = crearCuentaDePedidos(db);

  const exigir = (clave: string, tope: number, cuantos = 1): void => {
    const { current, ttl } = contar(clave, cuantos);
    if (current <= tope) return;
    const encabezados = { 'retry-after': String(Math.ceil(ttl / 1000)) };
    throw errorHttp(429, 'demasiados_pedidos', { encabezados });
  };
  const alFallar = async <T>(leer: () => Promise<T>, contarFallo: () => void): Promise<T> => {
    try {
      return await leer();
    } catch (error) {
      if (error instanceof ErrorHttp && error.status === 404) contarFallo();
      throw error;
    }
  };

  return {
    /** Reads what a code opens. Throws what `leer` throws, and 429 when it is too often. */
    leerCodigo: async <T>(ip: string, codigo: string, leer: () => Promise<T>): Promise<T> => {
      exigir(`qr ${ip}`, POR_DIRECCION);
      exigir(`qr ${ip} ${huella(codigo)}`, POR_DIRECCION_Y_CODIGO);
      return alFallar(leer, () => exigir(`qr no ${ip}`, FALLOS_POR_DIRECCION));
    },
    /** The limit for typed numbers: past it not even a right one is answered, or guessing would go on. */
    leerAMano: async <T>(ip: string, numero: string, leer: () => Promise<T>): Promise<T> => {
      exigir(`qr ${ip}`, POR_DIRECCION);
      const claves = [`a mano ${ip}`, `a mano ${huella(numero)}`];
      for (const clave of claves) exigir(clave, FALLOS_A_MANO - 1, 0);
      return alFallar(leer, () => {
        for (const clave of claves) contar(clave);
      });
    },
    /** Throws 429 when this address had its papers of the minute. */
    gastarPapel: (ip: string): void => exigir(`papel ${ip}`, PAPELES_POR_DIRECCION),
    /** Whether this address had not read this code within the minute. */
    esDeNuevo: (ip: string, codigo: string): boolean => contar(`vio ${huella(`${ip} ${codigo}`)}`).current === 1,
    cerrar,
  };
}
