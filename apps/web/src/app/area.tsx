import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { alQuedarLibre } from '../lib/navegacion/al-quedar-libre.ts';
import { Disposicion } from './disposicion/disposicion.tsx';
import { Proveedores } from './proveedores.tsx';

// what it asks knows of coupons and their rules, which most screens do without
const CortinaDeArranque = lazy(async () => {
  await alQuedarLibre();
  return import('./disposicion/cortina-de-arranque.tsx');
});

/** Everything under /app: providers, layout, and the screen. Its code is one chunk that /login does without. */
const Area = () => (
  <Proveedores>
    <Disposicion>
      <Suspense>
        <CortinaDeArranque />
      </Suspense>
      <Outlet />
    </Disposicion>
  </Proveedores>
);

export default Area;
