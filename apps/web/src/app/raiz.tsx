import { NavegacionContext } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { useTituloYFoco } from '@colega/web-kit/lib/navegacion/use-titulo-y-foco.ts';
import { useLayoutEffect, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
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
