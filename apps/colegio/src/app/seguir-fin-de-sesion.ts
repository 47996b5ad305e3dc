import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { alTerminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { direccionDeIngreso } from '../lib/direcciones.ts';

/** A session that ends elsewhere, or of idleness, leads to the sign-in, which comes back here. */
export const seguirFinDeSesion = (): (() => void) =>
  alTerminarSesion((motivo) => {
    const aviso = motivo === 'vencida' ? 'vencida' : 'cerrada';
    void irAOtraAplicacion(direccionDeIngreso(location.pathname + location.search, aviso));
  });
