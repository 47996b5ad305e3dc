import type { Pedido } from '../../crear-app-de-prueba.ts';
import type { Mundo } from '../mundo.ts';

/**
 * The callers: nobody; another technician; a technician blocked from everything, about their own; an operator; the owner. An operator who
 * is a technician too counts as another technician.
 */
export const QUIENES = ['anonima', 'otra', 'bloqueada', 'operadora', 'duenia'] as const;
export type QuienLlama = (typeof QUIENES)[number];
export type Celdas = Readonly<Record<QuienLlama, number>>;

/** The owner sends this, and each of the others sends the same. */
export type Envio = { path: string; pedido: Pedido };
type Armar = (m: Mundo) => Envio | Promise<Envio>;
/** `ambas` where being an operator too makes a difference. */
export type Linea = { celdas: Celdas; armar: Armar; ambas?: number };

export const deTodos = (status = 200): Celdas => ({
  ...{ anonima: 401, otra: status, bloqueada: status, operadora: 403, duenia: status },
});
export const publica = (status = 200): Celdas => ({
  ...{ anonima: status, otra: status, bloqueada: status, operadora: status, duenia: status },
});
/** Anybody signed in, technician or operator, about themselves. */
export const deSuCuenta = (status = 200): Celdas => ({ ...publica(status), anonima: 401 });
/** The same, of a thing that is somebody's. */
export const propiaDeSuCuenta = (): Celdas => ({ ...deSuCuenta(), otra: 404, operadora: 404 });
/** Somebody else's answers as if it did not exist. */
export const propia = (status = 200): Celdas => ({ ...deTodos(status), otra: 404 });
export const conHabilidad = (status = 200, otra = 404): Celdas => ({ ...deTodos(status), otra, bloqueada: 403 });

export const leer = (celdas: Celdas, path: (m: Mundo) => string): Linea => ({
  celdas,
  armar: (m) => ({ path: path(m), pedido: {} }),
});
export const mandar = (
  celdas: Celdas,
  path: (m: Mundo) => string,
  payload: (m: Mundo) => object | Promise<object>,
): Linea => ({
  celdas,
  armar: async (m) => ({ path: path(m), pedido: { payload: await payload(m) } }),
});
export const sobre = <T>(
  celdas: Celdas,
  hacer: (m: Mundo) => Promise<T>,
  path: (hecho: T) => string,
  payload?: (m: Mundo, hecho: T) => object | Promise<object>,
): Linea => ({
  celdas,
  armar: async (m) => {
    const hecho = await hacer(m);
    return { path: path(hecho), pedido: payload ? { payload: await payload(m, hecho) } : {} };
  },
});

export const confirmado = async (m: Mundo): Promise<number> => (await m.vida.hasta('confirmado')).id;
export const cupon = (m: Mundo): Promise<number> => m.s.cuponDeMatricula();
