import { NavegacionContext } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { escribirTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';
import { cargarPantalla } from './cargar-pantalla.ts';
import { precargarArea } from './precarga.ts';
import { existePantalla, pantallaDe } from './rutas.ts';
import { AvisoDeVersion } from './version/aviso-de-version.tsx';

export const Raiz = () => {
  useTituloYFoco();
  // The page had a heading of its own until this one.
  useLayoutEffect(() => document.querySelector('.espera')?.remove(), []);
  const navegacion = useMemo(
    () => ({
      inicio: DIRECCIONES.inicio,
      existe: existePantalla,
      precargar: (path: string) => {
        const pantalla = pantallaDe(path);
        if (pantalla && pantalla.acceso !== 'publica') precargarArea();
        if (pantalla) cargarPantalla(pantalla).catch(() => undefined);
      },
    }),
    [],
  );
  return (
    <NavegacionContext value={navegacion}>
      <AvisoEnLoPublico />
      <Outlet />
    </NavegacionContext>
  );
};

/** The signed-in area has it among its own things (disposicion.tsx). */
const AvisoEnLoPublico = () => {
  const acceso = pantallaDe(useLocation().pathname)?.acceso ?? 'publica';
  return acceso === 'publica' ? <AvisoDeVersion /> : null;
};

const useTituloYFoco = () => {
  const { pathname } = useLocation();
  const titulo = (useMatches().at(-1)?.handle as { titulo?: string } | undefined)?.titulo ?? '';
  const primera = useRef(true);
  // This runs before the effects of the screen, whose own title wins.
  useLayoutEffect(() => escribirTitulo(titulo), [titulo]);
  // with the screen and not a moment later, when whoever uses the keyboard may be in a field of it already
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the address changes, and only then
  useLayoutEffect(() => {
    if (primera.current) {
      primera.current = false;
      return;
    }
    window.scrollTo(0, 0);
    const destino =
      document.querySelector<HTMLElement>('h1:not([data-provisorio="se va"])') ??
      document.querySelector<HTMLElement>('main');
    if (!destino || destino.contains(document.activeElement)) return;
    if (!destino.hasAttribute('tabindex')) destino.tabIndex = -1;
    destino.focus({ preventScroll: true });
  }, [pathname]);
};
