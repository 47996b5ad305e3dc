import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { escribirTitulo } from './titulo.ts';

/** The focus goes to the heading of each screen that is arrived at, so that it is read aloud. */
export const useTituloYFoco = (): void => {
  const { pathname } = useLocation();
  const titulo = (useMatches().at(-1)?.handle as { titulo?: string } | undefined)?.titulo ?? '';
  const primera = useRef(true);
  // This runs before the effects of the screen, whose own title wins.
  useLayoutEffect(() => escribirTitulo(titulo), [titulo]);
  // with the screen and not a moment later, when whoever uses the keyboard may be in a field of it already
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the address changes, and only then
  useLayoutEffect(() => {
    if (primera.current) {
      primera.current = false;
      return;
    }
    window.scrollTo(0, 0);
    const destino =
      document.querySelector<HTMLElement>('h1:not([data-provisorio="se va"])') ??
      document.querySelector<HTMLElement>('main');
    if (!destino || destino.contains(document.activeElement)) return;
    if (!destino.hasAttribute('tabindex')) destino.tabIndex = -1;
    destino.focus({ preventScroll: true });
  }, [pathname]);
};
