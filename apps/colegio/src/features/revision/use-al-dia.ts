import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { textoDelColegio } from '@colega/contract/mensajes';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { hayDialogo } from '@colega/web-kit/lib/teclas/es-de-otro.ts';
import { avisarNovedad } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Actos } from './use-actos.ts';

const CADA_MS = 60_000;

/**
 * What changes while it is open is read without being asked for: when the window comes back, and each minute that it is looked at
 * (S-661). What a question says was read with it, so nothing is read again until it is answered.
 */
export const useAlDia = (legajo: RevisionDelLegajo, actos: Actos): void => {
  const mirar = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !hayDialogo()) void actos.releer();
  });
  useEffect(() => {
    const fin = new AbortController();
    const alVolver = () => mirar();
    addEventListener('focus', alVolver, { signal: fin.signal });
    document.addEventListener('visibilitychange', alVolver, { signal: fin.signal });
    const reloj = setInterval(alVolver, CADA_MS);
    return () => {
      fin.abort();
      clearInterval(reloj);
    };
  }, []);

  const vista = useRef(legajo.version);
  const cambio = useEffectEvent(({ ultimo_cambio: ultimo }: RevisionDelLegajo) => {
    // One's own act says what it did, and one that was refused says who came first.
    if (!ultimo || ultimo.usuario_id === leerSesion()?.user_id || actos.cruce) return;
    const datos = { quien: ultimo.quien, cuando: formatInstante(ultimo.cuando) };
    avisarNovedad(textoDelColegio({ codigo: 'legajo_cambio_otro', datos }));
  });
  useEffect(() => {
    if (legajo.version === vista.current) return;
    vista.current = legajo.version;
    cambio(legajo);
  }, [legajo]);
};
