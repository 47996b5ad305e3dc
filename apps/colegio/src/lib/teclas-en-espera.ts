import { hayDialogo } from '@colega/web-kit/lib/teclas/es-de-otro.ts';
import { useEffect } from 'react';
import { teclaDe } from './use-atajo.ts';

const SE_ESTA_HACIENDO = '[role="dialog"] [aria-busy="true"]';

let pulsadas: string[] = [];

/** What was asked for failed: nothing that counted on it is done. */
export const olvidarTeclasEnEspera = (): void => {
  pulsadas = [];
};

/** A letter pressed while an act is being done is for the screen behind its question: it waits until the question is gone. */
export const useTeclasEnEspera = (): void => {
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat } = evento;
      const tecla = teclaDe(evento);
      if (tecla.length !== 1 || tecla === ' ' || ctrlKey || metaKey || altKey || repeat) return;
      if (!document.querySelector(SE_ESTA_HACIENDO)) return;
      evento.preventDefault();
      pulsadas.push(tecla);
    };
    const alCambiar = () => {
      if (pulsadas.length === 0 || document.querySelector(SE_ESTA_HACIENDO)) return;
      const teclas = hayDialogo() ? [] : pulsadas;
      pulsadas = [];
      for (const key of teclas)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    };
    const observador = new MutationObserver(alCambiar);
    observador.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    document.addEventListener('keydown', alPulsar, { capture: true });
    return () => {
      observador.disconnect();
      document.removeEventListener('keydown', alPulsar, { capture: true });
      olvidarTeclasEnEspera();
    };
  }, []);
};
