import { useEffect, useRef } from 'react';

/** Whatever takes the focus stops above the bar, in the window or a dialog. */
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
/** Mantine's dialog scrolls by itself. */
const DIALOGO = '.mantine-Modal-content';
