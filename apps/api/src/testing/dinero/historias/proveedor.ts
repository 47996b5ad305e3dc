import { AsyncLocalStorage } from 'node:async_hooks';
import { MEDIOS_EN_LINEA, type MedioEnLinea } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import {
  type Consulta,
  FallaDePasarela,
  type Pasarela,
  type PedidoDeCobro,
} from '../../../modules/dinero/pasarelas/pasarela.ts';

/** How a provider behaves with one call: with `muere` the portal dies while waiting; with `lento` the answer comes when it is released. */
export const MODOS = ['bien', 'sin_respuesta', 'hecho_sin_respuesta', 'rechaza', 'lento', 'muere', 'miente'] as const;
export type Modo = (typeof MODOS)[number];

type Pagina = {
  medio: MedioEnLinea;
  externo: string;
  pedido: PedidoDeCobro;
  dicho: 'pendiente' | 'rechazado' | 'aprobado';
  cobro: { externo: string; importe: Importe; fecha: Date } | null;
};

/** Each piece of work has its provider's behaviour, somebody to tell when it hangs, and whether its portal lives. */
export const COMO = new AsyncLocalStorage<{ modo: Modo; alRetener: () => void; sigue: () => boolean }>();
/** What was slow once answers well afterwards, and a dead portal asks no more. */
const modoDeAhora = (): Modo => {
  const como = COMO.getStore();
  const modo = como?.modo ?? 'bien';
  if (como && modo === 'lento') como.modo = 'bien';
  return modo;
};
const noResponde = () => new FallaDePasarela('no_responde', 'Proveedor', 'tardó demasiado');
/** These are the test's own questions, outside any piece of work. */
const DE_NADIE = { alRetener: (): void => undefined, sigue: () => true };
const NUNCA = new Promise<never>(() => undefined);
const decir = ({ dicho, cobro }: Pagina): Consulta => ({
  estado: dicho,
  cobro: dicho === 'aprobado' ? cobro : null,
  respuesta: { dicho },
});

/** What the providers hold, whichever portal asks. SIRO's refuses a reference that it already knows. */
export const crearProveedores = () => {
  const paginas: Pagina[] = [];
  const retenidas: (() => void)[] = [];
  const sinResponder = new Set<{ medio: MedioEnLinea; modo: Modo; sigue: () => boolean }>();
  let retiene = true;

  const nueva = (medio: MedioEnLinea, pedido: PedidoDeCobro): Pagina => {
    if (medio === 'online' && paginas.some((una) => una.pedido.referencia === pedido.referencia))
      throw new FallaDePasarela('rechaza', 'Proveedor', 'la referencia ya existe');
    const externo = `${medio}-${paginas.length + 1}`;
    const pagina: Pagina = { medio, externo, pedido, dicho: 'pendiente', cobro: null };
    paginas.push(pagina);
    return pagina;
  };
  const buscar = (medio: MedioEnLinea, externo: string | null, referencia: string): Pagina | undefined =>
    externo === null || medio === 'online'
      ? paginas.findLast(
          (una) =>
            medio === 'online' &&
            una.pedido.referencia === referencia &&
            (una.cobro !== null || una.externo === externo),
        )
      : paginas.find((una) => una.externo === externo);

  /** The same providers, as each call of a piece of work reaches them. */
  const pasarelas = () => {
    const responder = async <T>(medio: MedioEnLinea, modo: Modo, valor: T): Promise<T> => {
      if (modo === 'hecho_sin_respuesta') throw noResponde();
      const { alRetener, sigue } = COMO.getStore() ?? DE_NADIE;
      const llamada = { medio, modo, sigue };
      sinResponder.add(llamada);
      if (modo === 'lento' || modo === 'muere') alRetener();
      if (modo === 'muere') return NUNCA;
      if (modo === 'lento' && retiene) await new Promise<void>((listo) => retenidas.push(listo));
      if (!sigue()) return NUNCA;
      sinResponder.delete(llamada);
      return valor;
    };
    const pasarela = (medio: MedioEnLinea): Pasarela => ({
      abrir: async (pedido) => {
        const modo = modoDeAhora();
        if (modo === 'sin_respuesta') throw noResponde();
        if (modo === 'rechaza') throw new FallaDePasarela('rechaza', 'Proveedor', 'no');
        const { externo } = nueva(medio, pedido);
        return responder(medio, modo, { externo, url: `https://pagos.example/${externo}` });
      },
      consultar: async ({ externo, referencia }) => {
        const modo = modoDeAhora();
        if (modo === 'sin_respuesta' || modo === 'rechaza') throw noResponde();
        const pagina = buscar(medio, externo, referencia);
        // A lying provider repeats what it said before anybody paid.
        const sabe = pagina && modo !== 'miente' ? decir(pagina) : null;
        return responder(medio, modo, sabe ?? { estado: 'pendiente', cobro: null, respuesta: null });
      },
    });
    return Object.fromEntries(MEDIOS_EN_LINEA.map((medio) => [medio, pasarela(medio)])) as Record<
      MedioEnLinea,
      Pasarela
    >;
  };

  const soltar = (): void => {
    for (const una of retenidas.splice(0)) una();
  };

  return {
    paginas,
    pasarelas,
    deUrl: (url: string): Pagina | undefined => paginas.find(({ externo }) => url.endsWith(`/${externo}`)),
    /** Pays a page that somebody got, while it takes payments and nobody has paid. */
    pagar: (pagina: Pagina, fecha: Date): void => {
      if (pagina.cobro !== null || fecha > pagina.pedido.vence) return;
      pagina.dicho = 'aprobado';
      pagina.cobro = { externo: `op-${pagina.externo}`, importe: pagina.pedido.importe, fecha };
    },
    rechazar: (pagina: Pagina): void => {
      if (pagina.cobro === null) pagina.dicho = 'rechazado';
    },
    soltar,
    sinResponder: () => [...sinResponder].flatMap(({ medio, modo, sigue }) => (sigue() ? [{ medio, modo }] : [])),
    soltarHasta: async (fin: Promise<unknown>): Promise<void> => {
      retiene = false;
      soltar();
      await fin.finally(() => {
        retiene = true;
      });
    },
  };
};
export type Proveedores = ReturnType<typeof crearProveedores>;
