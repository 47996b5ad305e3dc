import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { alTerminarSesion, leerSesion, type Sesion, suscribirSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { direccionDeIngreso } from '../lib/direcciones.ts';
import { bloquear, leerBloqueo, seguirRegreso } from './ocio/bloqueo.ts';

/** One that expires keeps its screen for whoever was in it; one that was closed leads to the sign-in, which comes back here. */
export const seguirFinDeSesion = (): (() => void) => {
  let ultima: Sesion | null = leerSesion();
  const paradas = [
    suscribirSesion(() => {
      ultima = leerSesion() ?? ultima;
    }),
    seguirRegreso(),
    alTerminarSesion((motivo) => {
      if (leerBloqueo()) return;
      if (motivo === 'vencida' && ultima && bloquear(ultima)) return;
      const aviso = motivo === 'vencida' ? 'vencida' : 'cerrada';
      void irAOtraAplicacion(direccionDeIngreso(location.pathname + location.search, aviso));
    }),
  ];
  return () => {
    for (const parar of paradas) parar();
  };
};
