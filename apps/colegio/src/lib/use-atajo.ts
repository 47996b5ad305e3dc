import { esDeOtro } from '@colega/web-kit/lib/teclas/es-de-otro.ts';
import { useLayoutEffect, useRef } from 'react';

const CLAVE = 'colegio:atajos';

export const atajosApagados = (): boolean => localStorage.getItem(CLAVE) === 'no';
export const apagarAtajos = (apagados: boolean): void => {
  if (apagados) localStorage.setItem(CLAVE, 'no');
  else localStorage.removeItem(CLAVE);
};

/** Held down, they go on through a list; any other key would act many times. */
const SE_REPITEN = 'jk';

/** With Caps Lock on, and no Shift, a letter is the one of the key. */
export const teclaDe = (evento: KeyboardEvent): string =>
  evento.getModifierState('CapsLock') && !evento.shiftKey ? evento.key.toLowerCase() : evento.key;

/** Each character of `teclas` is a key of its own. It is heard since the screen is seen: a later effect would lose a quick hand's first key. */
export const useAtajo = (teclas: string, hacer: (tecla: string) => void): void => {
  const vigente = useRef(hacer);
  vigente.current = hacer;
  useLayoutEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      const { repeat } = evento;
      const key = teclaDe(evento);
      if (key.length !== 1 || !teclas.includes(key) || (repeat && !SE_REPITEN.includes(key))) return;
      if (atajosApagados() || esDeOtro(evento)) return;
      evento.preventDefault();
      vigente.current(key);
    };
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, [teclas]);
};
