import { useAvisoAlCerrar } from '@colega/web-kit/lib/navegacion/use-aviso-al-cerrar.ts';
import { haySesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { useCallback } from 'react';
import { useBlocker } from 'react-router';

/** What is written in a form without a draft is not left behind, by a key or by a link, without asking. */
export const LoEscrito = ({ hay }: { hay: boolean }) => {
  const bloqueo = useBlocker(
    ({ currentLocation, nextLocation }) => hay && haySesion() && currentLocation.pathname !== nextLocation.pathname,
  );
  useAvisoAlCerrar(useCallback(() => !hay, [hay]));
  return (
    <ConfirmarDialogo
      abierto={bloqueo.state === 'blocked'}
      titulo="¿Salir sin terminar?"
      texto="Lo que escribiste en esta pantalla se pierde."
      confirmar="Salir y perderlo"
      cancelar="Seguir acá"
      alCancelar={() => bloqueo.reset?.()}
      alConfirmar={() => bloqueo.proceed?.()}
    />
  );
};
