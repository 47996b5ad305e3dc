import { type KeyboardEvent, useState } from 'react';

/** Which of those is chosen: the first one, each time that they are others; none, while there are none. */
export const useElegido = (claves: readonly string[], alElegir: (i: number) => void) => {
  const estas = claves.join();
  const [elegido, setElegido] = useState({ de: estas, i: 0 });
  const activo = claves.length === 0 ? null : elegido.de === estas ? elegido.i : 0;
  const alPulsar = (evento: KeyboardEvent) => {
    if (activo === null || evento.nativeEvent.isComposing) return;
    const i = {
      ArrowDown: (activo + 1) % claves.length,
      ArrowUp: (activo - 1 + claves.length) % claves.length,
    }[evento.key];
    if (i !== undefined) setElegido({ de: estas, i });
    else if (evento.key === 'Enter') alElegir(activo);
    else return;
    evento.preventDefault();
  };
  return { activo, alPulsar };
};
