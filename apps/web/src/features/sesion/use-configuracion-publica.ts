import { type Configuracion, rutasDeReferencias } from '@colega/contract/referencias';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useEffect, useState } from 'react';

export const useConfiguracionPublica = (): Configuracion | null => {
  const [configuracion, setConfiguracion] = useState<Configuracion | null>(null);
  useEffect(() => {
    const control = new AbortController();
    llamar(rutasDeReferencias.configuracion, {}, { signal: control.signal })
      .then(setConfiguracion)
      .catch(() => undefined); // the form works without them
    return () => control.abort();
  }, []);
  return configuracion;
};
