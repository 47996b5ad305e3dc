import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Asistente } from './use-asistente.ts';
import { pasosDetrasDe } from './use-ir-sin-pasos.ts';

/**
 * Each step is an entry of the browser's history, so that Back is the step before and Forward the next, with their rules. The
 * entry says only how many lie under it: a draft that is taken up again at its fourth step has none.
 */
export const usePasosEnHistorial = <B, C, G>(asistente: Asistente<B, C, G>) => {
  const { leer } = asistente;
  const navegar = useNavigate();
  const { state, key, pathname, search, hash } = useLocation();
  const detras = pasosDetrasDe(state);
  const orden = asistente.pasos.findIndex(({ id }) => id === asistente.paso?.id);
  /** As it is at this moment, drawn or not. */
  const ordenActual = () => asistente.pasos.findIndex(({ id }) => id === leer().recorrido.actual);
  /** The wizard is over, or on its way out: its steps move no more. */
  const termino = () => leer().saliendo || leer().fin !== null;
  /** The step of the first entry. */
  const base = useRef(orden - detras);
  const visto = useRef({ key, detras });
  const esperado = useRef<number | null>(null);
  const abriendo = useRef(false);

  const mover = (faltan: number) => {
    const desde = visto.current.detras;
    // Forward moves go one by one, since each step has an entry of its own.
    esperado.current = Math.max(0, desde + Math.min(faltan, 1));
    if (faltan < 0) return void navegar(esperado.current - desde);
    const siguiente = { ...(state as object | null), pasosDetras: esperado.current };
    void navegar({ pathname, search, hash }, { state: siguiente });
  };
  const acompaniar = () => {
    base.current = Math.min(base.current, ordenActual());
    const faltan = ordenActual() - base.current - visto.current.detras;
    if (faltan !== 0 && !termino()) mover(faltan);
  };
  const alDia = useEffectEvent(acompaniar);

  const seguir = async (entradas: number) => {
    const destino = asistente.pasos[ordenActual() + entradas];
    base.current = ordenActual() + (destino ? entradas : 0) - detras;
    if (destino) {
      abriendo.current = true;
      asistente.despachar({ tipo: 'abrir', paso: destino.id });
      await esperarQueTermine(asistente);
      abriendo.current = false;
    }
    alDia();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows where the history and the wizard are, and nothing else
  useEffect(() => {
    const { current: antes } = visto;
    visto.current = { key, detras };
    if (termino()) return;
    const llego = antes.key !== key;
    const porElNavegador = llego && antes.detras !== detras && esperado.current !== detras;
    // A move back that was overtaken had begun; one forward had not.
    const desde = Math.min(antes.detras, esperado.current ?? antes.detras);
    if (llego) esperado.current = null;
    if (porElNavegador) void seguir(detras - desde);
    else if (!abriendo.current && esperado.current === null) acompaniar();
  }, [key, orden]);
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
