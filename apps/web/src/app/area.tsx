import { clienteDe, usarCliente } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { Disposicion } from './disposicion/disposicion.tsx';
import { guardarRespuestas } from './sin-red/guardar-respuestas.ts';

// The overlay needs the rules of coupons, which most screens do without.
const EnQuietud = lazy(async () => {
  await esperarQuietud();
  return conRed(() => import('./disposicion/en-quietud.tsx'));
});

/** The area is one chunk that /login does without. */
const Area = () => (
  <Proveedores cliente={useClienteDeLaSesion()}>
    <Disposicion>
      <Suspense>
        <EnQuietud />
      </Suspense>
      <Outlet />
    </Disposicion>
  </Proveedores>
);

const useClienteDeLaSesion = () => {
  const sesion = useSesion();
  const [cliente] = useState(() => clienteDe({ token: sesion?.token ?? '' }, guardarRespuestas(sesion?.user_id ?? 0)));
  useEffect(() => usarCliente(cliente), [cliente]);
  return cliente;
};

export default Area;
