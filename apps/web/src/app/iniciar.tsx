import './zod-sin-compilar.ts';
import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { alTerminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { crearRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';
import { olvidarLoGuardado } from './sin-red/olvidar-lo-guardado.ts';
import { guardarEnElDispositivo } from './version/version-nueva.ts';

export const iniciar = (): void => {
  abrirCanal();
  const router = crearRouter();
  seguirFinDeSesion(router);
  alTerminarSesion(olvidarLoGuardado);
  const raiz = document.getElementById('raiz');
  // As a transition it is drawn in slices, between which the page answers.
  if (raiz)
    startTransition(() =>
      createRoot(raiz).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    );
  if (import.meta.env.PROD) void guardarEnElDispositivo();
};
