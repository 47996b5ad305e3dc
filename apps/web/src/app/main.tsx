import './tema/fuentes.css';
import './tema/tokens.css';
import './tema/impresion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { alPintarse } from '../lib/navegacion/al-pintarse.ts';
import { abrirCanal } from '../lib/sesion/canal.ts';
import { crearRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';

abrirCanal();
const router = crearRouter();
seguirFinDeSesion(router);

const raiz = document.getElementById('raiz');
if (raiz) {
  alPintarse(() =>
    createRoot(raiz).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
