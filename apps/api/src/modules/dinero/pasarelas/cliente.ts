import type { z } from 'zod';
import { pedirAfuera, type RespuestaDeAfuera } from '../../../salida/pedir.ts';
import { FallaDePasarela } from './pasarela.ts';
import { type AjustesDePolitica, crearPolitica, type Politica, SinPermiso } from './politica.ts';

export type PedidoAlProveedor<F extends z.ZodType> = {
  metodo: 'GET' | 'POST';
  url: string;
  cabeceras?: Readonly<Record<string, string>>;
  cuerpo?: unknown;
  forma: F;
  repetible: boolean;
};

/** Speaks JSON with a provider. Every call throws FallaDePasarela, and only that. */
export type Cliente = {
  proveedor: string;
  politica: Politica;
  pedir<F extends z.ZodType>(pedido: PedidoAlProveedor<F>): Promise<z.output<F>>;
  buscar<F extends z.ZodType>(pedido: PedidoAlProveedor<F>): Promise<z.output<F> | null>;
};

const LARGO_DEL_DETALLE = 200;

export function crearCliente(proveedor: string, ajustes: AjustesDePolitica): Cliente {
  const politica = crearPolitica(proveedor, ajustes);
  const preguntar = <F extends z.ZodType>(pedido: PedidoAlProveedor<F>, siNoEsta: null | 'falla') =>
    politica.hacer(pedido.repetible, async () => {
      const respuesta = await enviar(proveedor, pedido, ajustes.esperaMs);
      if (respuesta.status === 404 && siNoEsta === null) return null;
      exigirAceptada(proveedor, respuesta);
      return leer(proveedor, pedido.forma, respuesta.texto);
    });
  return {
    proveedor,
    politica,
    pedir: async (pedido) => {
      const leida = await preguntar(pedido, 'falla');
      if (leida === null) throw noSeEntiende(proveedor);
      return leida;
    },
    buscar: (pedido) => preguntar(pedido, null),
  };
}

async function enviar(
  proveedor: string,
  { metodo, url, cabeceras, cuerpo }: PedidoAlProveedor<z.ZodType>,
  esperaMs: number,
): Promise<RespuestaDeAfuera> {
  try {
    return await pedirAfuera({
      metodo,
      url,
      cabeceras: {
        accept: 'application/json',
        ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }),
        ...cabeceras,
      },
      ...(cuerpo === undefined ? {} : { cuerpo: JSON.stringify(cuerpo) }),
      esperaMs,
    });
  } catch (error) {
    throw new FallaDePasarela('no_responde', proveedor, 'no respondió', { cause: error });
  }
}

// The provider failed or asks to wait: the request is not wrong.
const esPasajera = (status: number): boolean => status < 200 || status >= 500 || status === 408 || status === 429;

function exigirAceptada(proveedor: string, { status, texto }: RespuestaDeAfuera): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new SinPermiso(proveedor);
  if (status < 400 || esPasajera(status))
    throw new FallaDePasarela('no_responde', proveedor, `respondió con el estado ${status}`);
  throw new FallaDePasarela('rechaza', proveedor, loQueDice(texto) ?? `estado ${status}`);
}

function loQueDice(texto: string): string | null {
  const leido = comoJson(texto);
  const { Message, message, errors, detail } = (leido ?? {}) as Record<string, unknown>;
  const [primero] = Array.isArray(errors) ? errors : [];
  const dicho = [Message, message, detail, (primero as { detail?: unknown } | undefined)?.detail].find(
    (candidato) => typeof candidato === 'string' && candidato.trim() !== '',
  );
  return typeof dicho === 'string' ? dicho.trim().slice(0, LARGO_DEL_DETALLE).replace(/\.$/, '') : null;
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

function leer<F extends z.ZodType>(proveedor: string, forma: F, texto: string): z.output<F> {
  const leida = forma.safeParse(comoJson(texto));
  if (leida.success) return leida.data;
  throw noSeEntiende(proveedor, leida.error);
}

const noSeEntiende = (proveedor: string, causa?: Error): FallaDePasarela =>
  new FallaDePasarela('no_responde', proveedor, 'respondió algo que no se entiende', { cause: causa });
