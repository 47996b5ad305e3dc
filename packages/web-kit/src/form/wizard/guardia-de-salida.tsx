import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { seGuardanLosBorradores } from '../../lib/borradores/almacen-de-borradores.ts';
import { DIRECCION_DE_CIERRE } from '../../lib/navegacion/direccion-de-cierre.ts';
import { useAvisoAlCerrar } from '../../lib/navegacion/use-aviso-al-cerrar.ts';
import { haySesion } from '../../lib/sesion/sesion.ts';
import { avisarError, avisarExito } from '../../ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '../../ui/dialogos/confirmar-dialogo.tsx';
import type { CopiaEnElServidor } from './use-copia-en-el-servidor.ts';
import { useIrSinPasos } from './use-ir-sin-pasos.ts';

type Props = {
  puedeSalir: () => boolean;
  copia: Pick<CopiaEnElServidor, 'estado' | 'copiador'>;
  asistente: {
    saliendo: boolean;
    leer: () => { saliendo: boolean };
    puedeQuedar: () => boolean;
    despachar: (accion: { tipo: 'asegurar' | 'salir' | 'descartar' }) => void;
  };
  /** While there is a step before the current one, the browser's Back goes to it. */
  unPasoAtras: (() => void) | null;
  pregunta?: PreguntaAlSalir | undefined;
};

export type PreguntaAlSalir = { titulo: string; texto: string };

const GUARDADO = 'Guardamos el borrador. Lo seguís desde donde estabas, en este o en otro dispositivo.';
const GUARDADO_ACA =
  'Guardamos el borrador en este dispositivo. Cuando vuelvas a esta pantalla, seguís desde donde estabas.';
const NO_GUARDADO = 'No pudimos guardar el borrador en este dispositivo: no tiene lugar, o el navegador no lo permite.';
const NO_SUBIO = 'No pudimos guardar el borrador en el Colegio, y al cerrar la sesión se borra de este dispositivo.';
const PREGUNTA: PreguntaAlSalir = { titulo: 'Seguro quiere salir?', texto: 'Se perderán los datos ingresados' };

/**
 * Leaving a wizard asks first (AUT-012..014), and where the draft can be kept offers that before anything else. A session that
 * ended sends to /login without asking: the draft is kept.
 */
export const GuardiaDeSalida = ({ puedeSalir, copia, asistente, unPasoAtras, pregunta = PREGUNTA }: Props) => {
  const { pathname } = useLocation();
  const ir = useIrSinPasos();
  const porElHistorial = useRef(false);
  // The router still asks for a moment after arriving, but going back at once is not leaving.
  const bloqueo = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const sale = currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
    porElHistorial.current = historyAction === 'POP';
    return (
      sale &&
      haySesion() &&
      !asistente.leer().saliendo &&
      (!puedeSalir() || (porElHistorial.current && unPasoAtras !== null))
    );
  });
  useAvisoAlCerrar(puedeSalir);
  // once it leaves, the router says for a moment that it is still blocked
  const vuelve = bloqueo.state === 'blocked' && porElHistorial.current && unPasoAtras !== null && !asistente.saliendo;
  useEffect(() => {
    if (!vuelve || bloqueo.state !== 'blocked') return;
    bloqueo.reset();
    unPasoAtras();
  }, [vuelve, bloqueo, unPasoAtras]);

  const seguir = () => {
    if (bloqueo.state !== 'blocked') return;
    asistente.despachar({ tipo: 'salir' });
    if (porElHistorial.current) return bloqueo.proceed();
    const destino = bloqueo.location;
    bloqueo.reset();
    ir(destino, { replace: false });
  };
  const quedarse = () => {
    if (bloqueo.state === 'blocked') bloqueo.reset();
  };
  const guardar = async () => {
    asistente.despachar({ tipo: 'asegurar' });
    // nothing stays on the device of whoever closes the session
    const cierra = bloqueo.location?.pathname === DIRECCION_DE_CIERRE;
    if (cierra) await copia.copiador.subir();
    const arriba = copia.copiador.estaAlDia();
    if (cierra && !arriba) return void avisarError(`${NO_SUBIO} ${copia.copiador.porQueNoSube()}`);
    if (!arriba && !seGuardanLosBorradores()) return void avisarError(NO_GUARDADO);
    avisarExito(arriba ? GUARDADO : GUARDADO_ACA);
    seguir();
  };
  const abierto = bloqueo.state === 'blocked' && !vuelve;
  // by the time that somebody has read the question, it is there
  const { subir } = copia.copiador;
  useEffect(() => {
    if (abierto) void subir();
  }, [abierto, subir]);
  return (
    <ConfirmarDialogo
      abierto={abierto}
      {...pregunta}
      {...(abierto &&
        asistente.puedeQuedar() && {
          antes: { boton: 'Guardar borrador y salir', eligiendo: 'Guardando…', alElegir: guardar },
        })}
      cancelar="Cancelar"
      confirmar="Si, quiero salir"
      alCancelar={quedarse}
      alConfirmar={() => {
        asistente.despachar({ tipo: 'descartar' });
        seguir();
      }}
    />
  );
};
