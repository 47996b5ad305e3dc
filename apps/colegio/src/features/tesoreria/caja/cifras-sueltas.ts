import { esDeOtro } from '@colega/web-kit/lib/teclas/es-de-otro.ts';

/** Figures that are typed where nothing is written are a reader's: they are for its field. */
export const usarCifrasSueltas = (campo: () => HTMLInputElement | null): (() => void) => {
  const alPulsar = (evento: KeyboardEvent): void => {
    if (/^\d$/.test(evento.key) && !esDeOtro(evento)) campo()?.focus();
  };
  document.addEventListener('keydown', alPulsar);
  return () => document.removeEventListener('keydown', alPulsar);
};
