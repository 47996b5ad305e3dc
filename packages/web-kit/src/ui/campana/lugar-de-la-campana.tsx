import type { Lado } from '@colega/domain/avisos';
import { lazy, Suspense } from 'react';
import { conRed } from '../../lib/navegacion/con-red.ts';
import { esperarQuietud } from '../../lib/navegacion/esperar-quietud.ts';
import estilos from './campana.module.css';

// Neither its code nor its count delays the page.
const Campana = lazy(async () => {
  await esperarQuietud();
  return conRed(() => import('./campana.tsx'));
});

/** `a` is the screen of notices. */
export const LugarDeLaCampana = (props: { lado: Lado; a: string }) => (
  <span className={estilos.lugar}>
    <Suspense>
      <Campana {...props} />
    </Suspense>
  </span>
);
