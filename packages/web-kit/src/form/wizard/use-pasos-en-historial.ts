import { useContext, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
import type { Asistente } from './use-asistente.ts';
import { pasosDetrasDe } from './use-ir-sin-pasos.ts';

/**
 * Each step is an entry of the browser's history, so that Back is the step before and Forward the next, with their rules. The
 * entry says only how many lie under it: a draft that is taken up again at its fourth step has none.
 */
export const usePasosEnHistorial = <B, C, G>(asistente: Asistente<B, C, G>) => {
  const { leer } = asistente;
  const navegar = useNavigate();
  const { leerEntrada, estaAca, alLlegar } = useEntradas();
  const orden = asistente.pasos.findIndex(({ id }) => id === asistente.paso?.id);
  /** As it is at this moment, drawn or not. */
  const ordenActual = () => asistente.pasos.findIndex(({ id }) => id === leer().recorrido.actual);
  /** The wizard is over, or on its way out: its steps move no more. */
  const termino = () => leer().saliendo || leer().fin !== null;
  const visto = useRef(leerEntrada());
  /** The step of the first entry. */
  const base = useRef(orden - visto.current.detras);
  const esperado = useRef<number | null>(null);
  const abriendo = useRef(false);

  const mover = (faltan: number) => {
    const { detras: desde, pathname, search, hash, state } = leerEntrada();
    // Forward moves go one by one, since each step has an entry of its own.
    esperado.current = Math.max(0, desde + Math.min(faltan, 1));
    if (faltan < 0) return void navegar(esperado.current - desde);
    const siguiente = { ...(state as object | null), pasosDetras: esperado.current };
    void navegar({ pathname, search, hash }, { state: siguiente });
  };
  const acompaniar = () => {
    if (termino() || !estaAca() || abriendo.current || esperado.current !== null) return;
    base.current = Math.min(base.current, ordenActual());
    const faltan = ordenActual() - base.current - visto.current.detras;
    if (faltan !== 0) mover(faltan);
  };
  const alDia = useEffectEvent(acompaniar);

  const seguir = async (entradas: number) => {
    const { detras } = visto.current;
    const destino = asistente.pasos[ordenActual() + entradas];
    base.current = ordenActual() + (destino ? entradas : 0) - detras;
    if (destino) {
      abriendo.current = true;
      asistente.despachar({ tipo: 'abrir', paso: destino.id });
    }
    await esperarQueTermine(asistente);
    if (destino) abriendo.current = false;
    alDia();
  };

  const llegar = useEffectEvent((entrada: Entrada) => {
    const { current: antes } = visto;
    if (antes.key === entrada.key) return;
    const { detras } = entrada;
    visto.current = entrada;
    const porElNavegador = antes.detras !== detras && esperado.current !== detras;
    // A move back that was overtaken had begun; one forward had not.
    const desde = Math.min(antes.detras, esperado.current ?? antes.detras);
    esperado.current = null;
    if (termino()) return;
    if (porElNavegador) void seguir(detras - desde);
    // The router tells of an arrival before it is done with it.
    else queueMicrotask(() => alDia());
  });
  useLayoutEffect(() => alLlegar((entrada) => llegar(entrada)), [alLlegar]);

  // With the drawing of the step: who sees it and goes back at once finds the entry of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows where the wizard is, and nothing else
  useLayoutEffect(() => alDia(), [orden]);
};

type Entrada = Location & { detras: number };

/** The entries of this screen as the router has them: it draws them later, and two that come together only once. */
const useEntradas = () => {
  const contexto = useContext(UNSAFE_DataRouterContext);
  if (!contexto) throw new Error('A wizard is drawn inside a data router');
  const { router } = contexto;
  const { pathname } = useLocation();
  return useMemo(() => {
    const leerEntrada = (): Entrada => {
      const { location } = router.state;
      return { ...location, detras: pasosDetrasDe(location.state) };
    };
    const estaAca = () => router.state.location.pathname === pathname;
    const alLlegar = (oir: (entrada: Entrada) => void): (() => void) => {
      const mirar = () => {
        if (estaAca()) oir(leerEntrada());
      };
      mirar();
      return router.subscribe(mirar);
    };
    return { leerEntrada, estaAca, alLlegar };
  }, [router, pathname]);
};

/** The work of the steps on the way, if there was any. */
const esperarQueTermine = <B, C, G>({ leer, suscribir }: Pick<Asistente<B, C, G>, 'leer' | 'suscribir'>) =>
  new Promise<void>((listo) => {
    if (!leer().trabajo) return listo();
    const dejar = suscribir(({ trabajo }) => {
      if (trabajo) return;
      dejar();
      listo();
    });
  });
