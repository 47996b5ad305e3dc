import { useEffect } from 'react';
import { haySesion } from '../sesion/sesion.ts';

/** The browser asks before the page is closed while it may not be left. */
export const useAvisoAlCerrar = (puedeSalir: () => boolean): void => {
  useEffect(() => {
    const advertir = (evento: BeforeUnloadEvent) => {
      if (haySesion() && !puedeSalir()) evento.preventDefault();
    };
    window.addEventListener('beforeunload', advertir);
    return () => window.removeEventListener('beforeunload', advertir);
  }, [puedeSalir]);
};
