import { esDeOtro, hayDialogo } from '@colega/web-kit/lib/teclas/es-de-otro.ts';
import { useEffect, useRef } from 'react';

const CLAVE = 'busqueda:barra';

/** A key alone may be turned off, as those who speak to their device need. */
export const barraApagada = (): boolean => localStorage.getItem(CLAVE) === 'no';
export const apagarBarra = (apagada: boolean): void => {
  if (apagada) localStorage.setItem(CLAVE, 'no');
  else localStorage.removeItem(CLAVE);
};

const esConK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const pideBuscar = (evento: KeyboardEvent): boolean => {
  if (evento.repeat || evento.defaultPrevented) return false;
  if (esConK(evento)) return !hayDialogo();
  return evento.key === '/' && !esDeOtro(evento) && !barraApagada();
};

/** `/`, where nothing is being written, and Ctrl or ⌘ with K anywhere. */
export const useTeclasDeBusqueda = (alPedir: () => void): void => {
  const vigente = useRef(alPedir);
  vigente.current = alPedir;
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      if (!pideBuscar(evento)) return;
      evento.preventDefault();
      vigente.current();
    };
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, []);
};
