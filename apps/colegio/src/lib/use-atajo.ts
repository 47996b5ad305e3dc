import { useLayoutEffect, useRef } from 'react';

const CLAVE = 'colegio:atajos';

export const atajosApagados = (): boolean => localStorage.getItem(CLAVE) === 'no';
export const apagarAtajos = (apagados: boolean): void => {
  if (apagados) localStorage.setItem(CLAVE, 'no');
  else localStorage.removeItem(CLAVE);
};

const SE_ESCRIBE = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** Where a letter looks for an option. */
const SE_ELIGE = '[role="menu"], [role="listbox"]';
/** Held down, they go on through a list; any other key would act many times. */
const SE_REPITEN = 'jk';

/** A letter typed in a field, or while a dialog is open, is only a letter. */
const esDeOtro = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && (target.matches(SE_ESCRIBE) || target.closest(SE_ELIGE) !== null)) ||
  hayDialogo();

export const hayDialogo = (): boolean => document.querySelector('[role="dialog"]') !== null;

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
