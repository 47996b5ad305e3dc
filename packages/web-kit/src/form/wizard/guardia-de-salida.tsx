import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { seGuardanLosBorradores } from '../../lib/borradores/almacen-de-borradores.ts';
import { haySesion } from '../../lib/sesion/sesion.ts';
import { avisarError, avisarExito } from '../../ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '../../ui/dialogos/confirmar-dialogo.tsx';
import type { Borrador } from './use-borrador.ts';
import { useIrSinPasos } from './use-pasos-en-historial.ts';

type Props = {
  /** This is asked at the moment of leaving: after a save there is nothing to lose. */
  puedeSalir: () => boolean;
  borrador: Pick<Borrador<unknown>, 'asegurar' | 'descartar' | 'puedeQuedar'>;
  /** The browser's Back goes to the step before, if there is one. */
  unPasoAtras: (() => void) | null;
  saliendo: RefObject<boolean>;
  pregunta?: PreguntaAlSalir | undefined;
};

export type PreguntaAlSalir = { titulo: string; texto: string };

const GUARDADO =
  'Guardamos el borrador en este dispositivo. Cuando vuelvas a esta pantalla, seguís desde donde estabas.';
const NO_GUARDADO = 'No pudimos guardar el borrador en este dispositivo: no tiene lugar, o el navegador no lo permite.';
const PREGUNTA: PreguntaAlSalir = { titulo: 'Seguro quiere salir?', texto: 'Se perderán los datos ingresados' };

/** AUT-012..014. The end of a session asks nothing: the draft is kept. */
export const GuardiaDeSalida = ({ puedeSalir, borrador, unPasoAtras, saliendo, pregunta = PREGUNTA }: Props) => {
  const { pathname } = useLocation();
  const ir = useIrSinPasos();
  const porElHistorial = useRef(false);
  // The router still asks for a moment after arriving, but going back at once is not leaving.
  const bloqueo = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const sale = currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
    porElHistorial.current = historyAction === 'POP';
    return (
      sale && haySesion() && !saliendo.current && (!puedeSalir() || (porElHistorial.current && unPasoAtras !== null))
    );
  });
  useAvisoAlCerrar(puedeSalir);
  const vuelve = bloqueo.state === 'blocked' && porElHistorial.current && unPasoAtras !== null;
  useEffect(() => {
    if (!vuelve || bloqueo.state !== 'blocked') return;
    bloqueo.reset();
    unPasoAtras();
  }, [vuelve, bloqueo, unPasoAtras]);

  const seguir = () => {
    if (bloqueo.state !== 'blocked') return;
    saliendo.current = true;
    if (porElHistorial.current) return bloqueo.proceed();
    const destino = bloqueo.location;
    bloqueo.reset();
    ir(destino, { replace: false });
  };
  const quedarse = () => {
    if (bloqueo.state === 'blocked') bloqueo.reset();
  };
  const guardar = () => {
    borrador.asegurar();
    if (!seGuardanLosBorradores()) return void avisarError(NO_GUARDADO);
    avisarExito(GUARDADO);
    seguir();
  };
  const abierto = bloqueo.state === 'blocked' && !vuelve;
  return (
    <ConfirmarDialogo
      abierto={abierto}
      {...pregunta}
      {...(abierto && borrador.puedeQuedar() && { antes: { boton: 'Guardar borrador y salir', alElegir: guardar } })}
      cancelar="Cancelar"
      confirmar="Si, quiero salir"
      alCancelar={quedarse}
      alConfirmar={() => {
        borrador.descartar();
        seguir();
      }}
    />
  );
};

const useAvisoAlCerrar = (puedeSalir: () => boolean): void => {
  useEffect(() => {
    const advertir = (evento: BeforeUnloadEvent) => {
      if (haySesion() && !puedeSalir()) evento.preventDefault();
    };
    window.addEventListener('beforeunload', advertir);
    return () => window.removeEventListener('beforeunload', advertir);
  }, [puedeSalir]);
};
