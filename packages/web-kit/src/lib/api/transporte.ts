import { type AlProgresar, subir } from './subir.ts';

type Transporte = (direccion: string, pedido: RequestInit, alProgresar?: AlProgresar) => Promise<Response>;

const porLaRed: Transporte = (direccion, pedido, alProgresar) =>
  alProgresar ? subir(direccion, pedido, alProgresar) : fetch(direccion, pedido);
let actual = porLaRed;

export const transportar: Transporte = (direccion, pedido, alProgresar) => actual(direccion, pedido, alProgresar);

/** /catalogo shows screens without a server. It answers the way back to the network. */
export const usarTransporte = (transporte: Transporte): (() => void) => {
  actual = transporte;
  return () => {
    if (actual === transporte) actual = porLaRed;
  };
};
