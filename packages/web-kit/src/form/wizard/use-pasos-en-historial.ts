import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router';
import type { Asistente } from './use-asistente.ts';

/** Entries of the same wizard under this one in the browser's history. */
type EstadoDeEntrada = { pasosDetras?: number };
const pasosDetrasDe = (estado: unknown): number => (estado as EstadoDeEntrada | null)?.pasosDetras ?? 0;

/** The other screen replaces the wizard's first entry, so that none of its steps is left behind. */
export const useIrSinPasos = () => {
  const navegar = useNavigate();
  const { state, key } = useLocation();
  const detras = pasosDetrasDe(state);
  const pendiente = useRef<(() => void) | null>(null);
  const vigente = useRef(detras);
  vigente.current = detras;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on when the first entry is reached
  useEffect(() => {
    if (detras > 0) return;
    pendiente.current?.();
    pendiente.current = null;
  }, [key]);

  return useCallback(
    (destino: To, opciones: NavigateOptions) => {
      const ir = () => void navegar(destino, opciones);
      if (vigente.current === 0) return ir();
      pendiente.current = ir;
      void navegar(-vigente.current);
    },
    [navegar],
  );
};

type Opciones<B, C> = {
  asistente: Asistente<B, C>;
  /** It is asked at this moment, drawn or not. */
  actual: () => string;
  termino: () => boolean;
};

/** Each step is a history entry, which says how many lie under it: none under a draft taken up again. */
export const usePasosEnHistorial = <B, C>({ asistente, actual, termino }: Opciones<B, C>) => {
  const navegar = useNavigate();
  const { state, key, pathname, search, hash } = useLocation();
  const detras = pasosDetrasDe(state);
  const orden = asistente.pasos.findIndex(({ id }) => id === asistente.paso?.id);
  const ordenActual = () => asistente.pasos.findIndex(({ id }) => id === actual());
  const base = useRef(orden - detras);
  const visto = useRef({ key, detras });
  /** Null when no move of ours is under way. */
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
  const alDia = useRef(acompaniar);
  alDia.current = acompaniar;

  /** As many steps as entries are moved, if the wizard lets it. */
  const seguir = async (entradas: number) => {
    const destino = asistente.pasos[ordenActual() + entradas];
    base.current = ordenActual() + (destino ? entradas : 0) - detras;
    if (destino) {
      abriendo.current = true;
      await asistente.abrir(destino.id);
      abriendo.current = false;
    }
    alDia.current();
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
