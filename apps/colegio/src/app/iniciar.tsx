import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { seguirOcio } from './ocio/ocio.ts';
import { rutasDelRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';

export const iniciar = (): void => {
  abrirCanal();
  seguirFinDeSesion();
  seguirOcio();
  const raiz = document.getElementById('raiz');
  if (!raiz) return;
  createRoot(raiz).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(rutasDelRouter())} />
    </StrictMode>,
  );
};
