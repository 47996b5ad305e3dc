import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import estilos from '@colega/web-kit/ui/campana/campana.module.css';
import { lazy, Suspense } from 'react';

// Neither its code nor its keys delay the page.
const Busqueda = lazy(async () => {
  await esperarQuietud();
  return conRed(() => import('../../features/busqueda/boton-de-busqueda.tsx'));
});

export const LugarDeLaBusqueda = () => (
  <span className={estilos.lugar}>
    <Suspense>
      <Busqueda />
    </Suspense>
  </span>
);
