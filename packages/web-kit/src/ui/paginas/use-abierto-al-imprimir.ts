import { type RefObject, useEffect } from 'react';

/** On paper nobody can open what is folded; afterwards it is as it was. */
export const useAbiertoAlImprimir = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let cerrados: HTMLDetailsElement[] = [];
    const abrir = () => {
      cerrados = [...(ref.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const detalle of cerrados) detalle.open = true;
    };
    const cerrar = () => {
      for (const detalle of cerrados) detalle.open = false;
    };
    window.addEventListener('beforeprint', abrir);
    window.addEventListener('afterprint', cerrar);
    return () => {
      window.removeEventListener('beforeprint', abrir);
      window.removeEventListener('afterprint', cerrar);
    };
  }, [ref]);
};
