import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router';

/** How many entries of the same wizard lie under this one in the browser's history. */
type EstadoDeEntrada = { pasosDetras?: number };
export const pasosDetrasDe = (estado: unknown): number => (estado as EstadoDeEntrada | null)?.pasosDetras ?? 0;

/**
 * Goes to another screen in the place of the wizard's first entry: none of its steps is left behind. Once its own screen has
 * gone nobody is moved from where they went.
 */
export const useIrSinPasos = () => {
  const navegar = useNavigate();
  const { state, key } = useLocation();
  const detras = pasosDetrasDe(state);
  const pendiente = useRef<(() => void) | null>(null);
  const vigente = useRef(detras);
  vigente.current = detras;
  const enPantalla = useRef(true);
  useEffect(() => {
    enPantalla.current = true;
    return () => {
      enPantalla.current = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on when the first entry is reached
  useEffect(() => {
    if (detras > 0) return;
    pendiente.current?.();
    pendiente.current = null;
  }, [key]);

  return useCallback(
    (destino: To, opciones: NavigateOptions) => {
      if (!enPantalla.current) return;
      const ir = () => void navegar(destino, opciones);
      if (vigente.current === 0) return ir();
      pendiente.current = ir;
      void navegar(-vigente.current);
    },
    [navegar],
  );
};
