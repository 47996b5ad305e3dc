import { alTerminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { esDireccionInterna } from '../lib/navegacion/direcciones.ts';
import { direccionDeIngreso } from './guardia.ts';
import type { crearRouter } from './router.tsx';

type Router = Pick<ReturnType<typeof crearRouter>, 'navigate' | 'state'>;

/** SES-028: /login learns the place to come back to. */
export const seguirFinDeSesion = (router: Router): (() => void) =>
  alTerminarSesion((motivo) => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (motivo === 'cierre' || !esDireccionInterna(pathname)) return;
    void router.navigate(direccionDeIngreso(pathname + search, motivo === 'vencida' ? 'vencida' : 'cerrada'), {
      replace: true,
    });
  });
