import type { Configuracion } from '@colega/contract/referencias';
import { pedirConfiguracion } from '@colega/web-kit/lib/colegio/pedir-configuracion.ts';
import { useEffect, useState } from 'react';

export const useConfiguracionPublica = (): Configuracion | null => {
  const [configuracion, setConfiguracion] = useState<Configuracion | null>(null);
  useEffect(() => {
    const control = new AbortController();
    pedirConfiguracion(control.signal)
      .then(setConfiguracion)
      .catch(() => undefined); // the form works without them
    return () => control.abort();
  }, []);
  return configuracion;
};
