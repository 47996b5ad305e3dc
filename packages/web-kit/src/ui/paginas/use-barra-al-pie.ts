import { useEffect, useRef } from 'react';

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
const DIALOGO = '.mantine-Modal-content';
