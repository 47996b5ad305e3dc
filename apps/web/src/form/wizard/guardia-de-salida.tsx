import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { haySesion } from '../../lib/sesion/sesion.ts';
import { ConfirmarDialogo } from '../../ui/confirmar-dialogo.tsx';

type Props = {
  /** Asked at the moment of leaving: after a save there is nothing to lose. */
  puedeSalir: () => boolean;
  alSalir: () => void;
  pregunta?: PreguntaAlSalir;
};

export type PreguntaAlSalir = { titulo: string; texto: string };

const PREGUNTA: PreguntaAlSalir = { titulo: 'Seguro quiere salir?', texto: 'Se perderán los datos ingresados' };

/**
 * Leaving a wizard asks first (AUT-012..014). A session that ended sends to /login without asking: the draft is kept.
 */
export const GuardiaDeSalida = ({ puedeSalir, alSalir, pregunta = PREGUNTA }: Props) => {
  const { pathname } = useLocation();
  // once the screen it led to is there, going back at once is not leaving: the router still asks for a moment
  const bloqueo = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && haySesion() && !puedeSalir(),
  );
  useEffect(() => {
    const advertir = (evento: BeforeUnloadEvent) => {
      if (haySesion() && !puedeSalir()) evento.preventDefault();
    };
    window.addEventListener('beforeunload', advertir);
    return () => window.removeEventListener('beforeunload', advertir);
  }, [puedeSalir]);

  return (
    <ConfirmarDialogo
      abierto={bloqueo.state === 'blocked'}
      {...pregunta}
      cancelar="Cancelar"
      confirmar="Si, quiero salir"
      alCancelar={() => bloqueo.state === 'blocked' && bloqueo.reset()}
      alConfirmar={() => {
        alSalir();
        if (bloqueo.state === 'blocked') bloqueo.proceed();
      }}
    />
  );
};
