import { createHash } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { crearContador, type Tope } from './contador.ts';

const VENTANA_SEGUNDOS = 15 * 60;
const POR_QUIEN = 10; // S-73
const POR_DIRECCION = 60; // S-73
/** As long as a link is good: whoever got so many has one that works (S-497). */
const VENTANA_DE_CARTAS_SEGUNDOS = 2 * 3_600;
const CARTAS_DE_EXTRANIOS = 3; // S-497

/** Who tries: a name, from where, and from which device of that user, when it is one (S-496). */
export type QuienPrueba = { username: string; ip: string; dispositivo: number | null };

const deUsuario = (username: string): string =>
  `${createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22)} `;

/** The name from that address, or the device. */
export const claveDe = ({ username, ip, dispositivo }: QuienPrueba): string =>
  `${deUsuario(username)}${dispositivo === null ? ip : `dispositivo ${dispositivo}`}`;

/**
 * Never by the name alone: what strangers try of a name counts for their address, and a device from which that user got in before
 * has a count of its own, that nobody else can fill.
 */
const topesDe = (quien: QuienPrueba): Tope[] => [
  { clave: claveDe(quien), tope: POR_QUIEN },
  ...(quien.dispositivo === null ? [{ clave: `direccion ${quien.ip}`, tope: POR_DIRECCION }] : []),
];

export type Intentos = {
  /** Throws 429 when there were too many wrong ones. */
  exigir(quien: QuienPrueba): Promise<void>;
  fallar(quien: QuienPrueba): Promise<void>;
  /** It was a right one: those of that user from there count no more. */
  perdonar(quien: QuienPrueba): Promise<void>;
  /** Nor do those of that user from anywhere. */
  olvidar(username: string): Promise<void>;
};

/** The wrong tries of signing in. Right ones do not count, however many come at once. */
export const crearIntentos = (db: Db): Intentos => {
  const contador = crearContador(db, {
    que: 'ingreso',
    ventanaSegundos: VENTANA_SEGUNDOS,
    alPasarse: 'demasiados_intentos',
  });
  return {
    exigir: (quien) => contador.exigir(topesDe(quien)),
    fallar: async (quien) => void (await contador.sumar(topesDe(quien))),
    perdonar: (quien) => contador.borrar(claveDe(quien)),
    olvidar: (username) => contador.borrarDesde(deUsuario(username)),
  };
};

export type Pedidos = {
  /** One more recovery. Throws 429 when there are too many; answers whether a letter may still leave for that person. */
  pedir(quien: QuienPrueba): Promise<boolean>;
  olvidar(username: string): Promise<void>;
};

/** The recoveries that are asked for: counted apart from sign-in, which they do not lock (S-152). */
export const crearPedidos = (db: Db): Pedidos => {
  const alPasarse = 'demasiadas_recuperaciones';
  const pedidos = crearContador(db, { que: 'recuperacion', ventanaSegundos: VENTANA_SEGUNDOS, alPasarse });
  const cartas = crearContador(db, { que: 'carta', ventanaSegundos: VENTANA_DE_CARTAS_SEGUNDOS, alPasarse });
  return {
    pedir: async (quien) => {
      await pedidos.exigir(topesDe(quien));
      await pedidos.sumar(topesDe(quien));
      const deMas = await cartas.sumar([{ clave: deUsuario(quien.username), tope: CARTAS_DE_EXTRANIOS }]);
      return !deMas || quien.dispositivo !== null;
    },
    olvidar: (username) => cartas.borrar(deUsuario(username)),
  };
};

export type Cambios = { exigir(sid: string): Promise<void>; fallar(sid: string): Promise<void> };

/** The wrong current passwords of one session: nobody without it can fill its count (S-152). */
export const crearCambios = (db: Db): Cambios => {
  const alPasarse = 'demasiadas_recuperaciones';
  const contador = crearContador(db, { que: 'cambio', ventanaSegundos: VENTANA_SEGUNDOS, alPasarse });
  const topes = (sid: string): Tope[] => [{ clave: sid, tope: POR_QUIEN }];
  return {
    exigir: (sid) => contador.exigir(topes(sid)),
    fallar: async (sid) => void (await contador.sumar(topes(sid))),
  };
};
