import { createHash } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { type Contador, crearContador, type Tope } from './contador.ts';

const VENTANA_SEGUNDOS = 15 * 60;
const POR_QUIEN = 10; // S-73
const POR_DIRECCION = 60; // S-73
/** It lasts as long as a link: whoever got that many has one that works (S-497). */
const VENTANA_DE_CARTAS_SEGUNDOS = 2 * 3_600;
const CARTAS_DE_EXTRANIOS = 3; // S-497

/** A tried name, the address, and the known device of that user, if it is one (S-496). */
export type QuienPrueba = { username: string; ip: string; dispositivo: number | null };

const deUsuario = (username: string): string =>
  `${createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22)} `;

/** The key is the name from that address, or the device. */
export const claveDe = ({ username, ip, dispositivo }: QuienPrueba): string =>
  `${deUsuario(username)}${dispositivo === null ? ip : `dispositivo ${dispositivo}`}`;

/** Attempts never count by the name alone: strangers' count for their address, and a known device has its own count, which nobody else can fill. */
const topesDe = (quien: QuienPrueba): Tope[] => [
  { clave: claveDe(quien), tope: POR_QUIEN },
  ...(quien.dispositivo === null ? [{ clave: `direccion ${quien.ip}`, tope: POR_DIRECCION }] : []),
];

export type Intentos = {
  /** Throws 429 after too many wrong ones. */
  exigir(quien: QuienPrueba): Promise<void>;
  fallar(quien: QuienPrueba): Promise<void>;
  perdonar(quien: QuienPrueba): Promise<void>;
  olvidar(username: string): Promise<void>;
};

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

/** It counts first: of many at once, those after the last allowed one are not judged, though all asked before. */
const tomarUno = async (contador: Contador, topes: readonly Tope[]): Promise<void> => {
  await contador.exigir(topes);
  if (await contador.sumar(topes)) await contador.exigir(topes);
};

/** A stranger who knows the password gets only a day's few codes of an app, from any number of addresses (S-529). */
const VENTANA_DE_CODIGOS_SEGUNDOS = 86_400;
const CODIGOS_POR_DIA = 50; // S-529

const deCodigos = ({ username, dispositivo }: QuienPrueba): Tope[] => [
  { clave: `${deUsuario(username)}${dispositivo ?? 'de extraños'}`, tope: CODIGOS_POR_DIA },
];

export type SegundosPasos = {
  /** Counts the try before it is judged. Throws 429. */
  tomar(quien: QuienPrueba, conCodigoDeApp: boolean): Promise<void>;
  devolver(quien: QuienPrueba, conCodigoDeApp: boolean): Promise<void>;
};

/** Its callers know the password: the day's count stops guessable codes, and leaves passkeys, recovery codes and known devices to the owner. */
export const crearSegundosPasos = (db: Db): SegundosPasos => {
  const pasos = crearContador(db, {
    que: 'segundo_paso',
    ventanaSegundos: VENTANA_SEGUNDOS,
    alPasarse: 'demasiados_segundos_pasos',
  });
  const codigos = crearContador(db, {
    que: 'codigo',
    ventanaSegundos: VENTANA_DE_CODIGOS_SEGUNDOS,
    alPasarse: 'demasiados_codigos',
  });
  const cuentas = (quien: QuienPrueba, conCodigoDeApp: boolean) => [
    { contador: pasos, topes: topesDe(quien) },
    ...(conCodigoDeApp ? [{ contador: codigos, topes: deCodigos(quien) }] : []),
  ];
  return {
    tomar: async (quien, conCodigoDeApp) => {
      for (const { contador, topes } of cuentas(quien, conCodigoDeApp)) await tomarUno(contador, topes);
    },
    devolver: async (quien, conCodigoDeApp) => {
      for (const { contador, topes } of cuentas(quien, conCodigoDeApp)) await contador.restar(topes);
    },
  };
};

export type PedidosDeClave = {
  /** Counts a recovery. Throws 429 after too many; answers whether a letter may still leave for that person. */
  pedir(quien: QuienPrueba): Promise<boolean>;
  olvidar(username: string): Promise<void>;
};

/** Recoveries are counted apart from sign-in, which they do not lock (S-152). */
export const crearPedidos = (db: Db): PedidosDeClave => {
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

export type CambiosDeClave = {
  exigir(sid: string): Promise<void>;
  fallar(sid: string): Promise<void>;
  /** Counts the try before it is judged. Throws 429. */
  tomar(sid: string): Promise<void>;
  devolver(sid: string): Promise<void>;
};

export const crearCambios = (db: Db): CambiosDeClave => {
  const alPasarse = 'demasiadas_recuperaciones';
  const contador = crearContador(db, { que: 'cambio', ventanaSegundos: VENTANA_SEGUNDOS, alPasarse });
  const topes = (sid: string): Tope[] => [{ clave: sid, tope: POR_QUIEN }];
  return {
    exigir: (sid) => contador.exigir(topes(sid)),
    fallar: async (sid) => void (await contador.sumar(topes(sid))),
    tomar: (sid) => tomarUno(contador, topes(sid)),
    devolver: (sid) => contador.restar(topes(sid)),
  };
};
