import { useEffect, useRef } from 'react';

/** A bar that stays at the foot of what scrolls, the window or a dialog: whatever takes the focus stops above it. */
export const useBarraAlPie = <E extends HTMLElement>(esta: boolean) => {
  const barra = useRef<E>(null);
  useEffect(() => {
    const elemento = barra.current;
    if (!esta || !elemento) return;
    const queCorre = elemento.closest<HTMLElement>(DIALOGO) ?? document.documentElement;
    const medir = () => {
      const { position, bottom } = getComputedStyle(elemento);
      const alPie = position === 'sticky' && bottom !== 'auto';
      queCorre.style.scrollPaddingBottom = alPie ? `${elemento.offsetHeight + AIRE_PX}px` : '';
    };
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      queCorre.style.scrollPaddingBottom = '';
    };
  }, [esta]);
  return barra;
};

const AIRE_PX = 12;
/** Mantine's, which scrolls by itself. */
const DIALOGO = '.mantine-Modal-content';
