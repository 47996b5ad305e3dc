import { randomUUID } from 'node:crypto';
import { setTimeout as dormir } from 'node:timers/promises';
import { direccionDeRuta } from '@colega/contract/route';
import { CLAVE_DE_DEMO } from '../../apps/api/src/demo/personas.ts';
import type { Clase } from './cifras.ts';
import type { Cliente, Pedido, Respuesta } from './cliente.ts';
import type { Pedidos } from './pedidos.ts';
import type { Registro } from './registro.ts';
import type { Cuenta, Usuario } from './usuarios.ts';

const RENOVAR_A_LOS_MS = 13 * 60_000;

export type Mundo = { cliente: Cliente; registro: Registro; pedidos: Pedidos };

/** A signed-in person at a browser, with what the screens ask for. */
export type PersonaVirtual<U extends Cuenta = Usuario> = {
  usuario: U;
  mundo: Mundo;
  ingresar(): Promise<boolean>;
  renovarSiHaceFalta(): Promise<void>;
  token(): string | undefined;
  /** A call of that route with the session; writes have their own key, as in the portal. It counts under its kind. */
  pedir(clase: Clase, pedido: Omit<Pedido, 'ip' | 'token'>): Promise<Respuesta>;
};

type Tokens = { token: string; refresh_token: string };

type Insistencia = { alVolver?: () => void; paciencia?: AbortSignal };

/** Behaves as the sign-in page: people told to come back do so at different moments, until they lose patience. */
export const insistir = async (
  pedir: () => Promise<Respuesta>,
  { alVolver, paciencia }: Insistencia = {},
): Promise<Respuesta> => {
  for (;;) {
    const respuesta = await pedir();
    const { status, volverEn = 0 } = respuesta;
    if (status !== 503 || volverEn === 0 || paciencia?.aborted) return respuesta;
    alVolver?.();
    await dormir(volverEn * 1000 * (1 + Math.random() / 2));
  }
};

export const crearPersonaVirtual = <U extends Cuenta>(usuario: U, mundo: Mundo): PersonaVirtual<U> => {
  const { cliente, registro } = mundo;
  const { ip, username, ingreso } = usuario;
  let tokens: Tokens | undefined;
  let desde = 0;
  const obtener = async (clase: Clase, camino: string, cuerpo: unknown): Promise<boolean> => {
    const respuesta = await insistir(() =>
      cliente.pedir({ metodo: 'POST', camino: direccionDeRuta(camino), ip, cuerpo }),
    );
    if (!registro.anotar(clase, respuesta)) return false;
    tokens = JSON.parse(respuesta.cuerpo) as Tokens;
    desde = performance.now();
    return true;
  };
  const ingresar = () => obtener('ingreso', ingreso, { username, password: CLAVE_DE_DEMO });
  return {
    usuario,
    mundo,
    ingresar,
    renovarSiHaceFalta: async () => {
      if (!tokens) await ingresar();
      else if (performance.now() - desde > RENOVAR_A_LOS_MS)
        await obtener('renovar', '/token/refresh', { refresh_token: tokens.refresh_token });
    },
    token: () => tokens?.token,
    pedir: async (clase, pedido) => {
      const respuesta = await cliente.pedir({
        ...pedido,
        ...(pedido.metodo === 'POST' && { clave: randomUUID() }),
        ...{ camino: direccionDeRuta(pedido.camino), ip, token: tokens?.token },
      });
      registro.anotar(clase, respuesta);
      return respuesta;
    },
  };
};
