import { clienteDe, usarCliente } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { Disposicion } from './disposicion/disposicion.tsx';
import { guardarRespuestas } from './sin-red/guardar-respuestas.ts';

const enQuietud = (cargar: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    await esperarQuietud();
    return conRed(cargar);
  });
// The overlay needs the rules of coupons, which most screens do without.
const CortinaDeArranque = enQuietud(() => import('./disposicion/cortina-de-arranque.tsx'));
const LoPendiente = enQuietud(() => import('./disposicion/lo-pendiente.tsx'));

/** The area is one chunk that /login does without. */
const Area = () => (
  <Proveedores cliente={useClienteDeLaSesion()}>
    <Disposicion>
      <Suspense>
        <CortinaDeArranque />
      </Suspense>
      <Suspense>
        <LoPendiente />
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
