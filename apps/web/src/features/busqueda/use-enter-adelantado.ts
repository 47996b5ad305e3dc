import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** Enter typed before the answer is not lost: it goes when the answer comes, unless something was typed after. */
export const useEnterAdelantado = (esperando: boolean, ir: () => void) => {
  const [apurado, setApurado] = useState(false);
  const alLlegar = useEffectEvent(ir);
  useEffect(() => {
    if (!apurado || esperando) return;
    setApurado(false);
    alLlegar();
  }, [apurado, esperando]);
  return {
    olvidar: () => setApurado(false),
    alPulsar: (evento: KeyboardEvent) => {
      if (!esperando || evento.key !== 'Enter' || evento.nativeEvent.isComposing) return;
      evento.preventDefault();
      setApurado(true);
    },
  };
};
