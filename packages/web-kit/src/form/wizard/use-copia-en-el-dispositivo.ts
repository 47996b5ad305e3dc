import { armarGuardado, puedeGuardarse, puedeQuedar } from '@colega/asistentes/asistente';
import { useEffect, useEffectEvent } from 'react';
import {
  avisarDelBorrador,
  guardarBorrador,
  oirDelBorrador,
  quitarBorrador,
} from '../../lib/borradores/almacen-de-borradores.ts';
import { alTerminarSesion } from '../../lib/sesion/sesion.ts';
import type { AlmacenEnPantalla } from './almacen-en-pantalla.ts';

const ESPERA_MS = 300;

/**
 * The draft, kept per user as it changes: it survives an expired session, a reload and a restart. A chosen end of the session
 * forgets it (lib/sesion). One tab at a time writes it.
 */
export const useCopiaEnElDispositivo = <B, C, G>({
  leer,
  despachar,
  suscribir,
  quien,
  definicion,
}: AlmacenEnPantalla<B, C, G>): void => {
  const { user_id, nombre } = quien;
  const { version } = definicion;
  // what is as it was when it began is not a draft
  const hayAlgo = useEffectEvent(() => puedeQuedar(leer(), definicion));
  useEffect(() => {
    let espera: ReturnType<typeof setTimeout> | null = null;
    const noEsperar = (): void => {
      if (espera !== null) clearTimeout(espera);
      espera = null;
    };
    const escribir = (): void => {
      noEsperar();
      // without a session (the catalogue) there is nobody to keep it for
      if (user_id === 0 || !puedeGuardarse(leer())) return;
      const guardado = armarGuardado(leer(), { version });
      if (hayAlgo()) guardarBorrador(user_id, nombre, guardado);
      else quitarBorrador(user_id, nombre);
      avisarDelBorrador(quien, { tipo: 'escrito', toma: guardado.toma ?? null });
    };
    const esperar = (): void => {
      espera ??= setTimeout(escribir, ESPERA_MS);
    };
    const alSalir = (): void => {
      if (espera !== null) escribir();
    };
    const dejarDeSeguir = suscribir((estado, antes) => {
      if (estado.urgencias !== antes.urgencias) return escribir();
      if (estado.fin !== null || estado.cambios === 0) noEsperar();
      else if (estado.cambios !== antes.cambios) esperar();
      if (estado.fin !== 'descartado' || antes.fin !== null || estado.otraPestania !== null) return;
      quitarBorrador(user_id, nombre);
      avisarDelBorrador(quien, { tipo: 'descartado' });
    });
    const dejarDeOir = oirDelBorrador(quien, (suceso) => despachar({ tipo: 'oir', suceso }));
    const dejarLaSesion = alTerminarSesion((motivo) =>
      despachar({ tipo: motivo === 'vencida' ? 'asegurar' : 'cerrarSesion' }),
    );
    window.addEventListener('pagehide', alSalir);
    if (leer().cambios > 0) esperar();
    return () => {
      window.removeEventListener('pagehide', alSalir);
      dejarLaSesion();
      dejarDeOir();
      alSalir();
      dejarDeSeguir();
    };
  }, [leer, despachar, suscribir, quien, user_id, nombre, version]);
};
