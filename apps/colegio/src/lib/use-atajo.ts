import { useEffect, useRef } from 'react';

const CLAVE = 'colegio:atajos';

export const atajosApagados = (): boolean => localStorage.getItem(CLAVE) === 'no';
export const apagarAtajos = (apagados: boolean): void => {
  if (apagados) localStorage.setItem(CLAVE, 'no');
  else localStorage.removeItem(CLAVE);
};

const SE_ESCRIBE = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** A letter typed in a field, or while a dialog is open, is only a letter. */
const esDeOtro = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches(SE_ESCRIBE)) ||
  document.querySelector('[role="dialog"]') !== null;

/** Each character of `teclas` is a key of its own. */
export const useAtajo = (teclas: string, hacer: (tecla: string) => void): void => {
  const vigente = useRef(hacer);
  vigente.current = hacer;
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      if (evento.key.length !== 1 || !teclas.includes(evento.key) || atajosApagados() || esDeOtro(evento)) return;
      evento.preventDefault();
      vigente.current(evento.key);
    };
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, [teclas]);
};
