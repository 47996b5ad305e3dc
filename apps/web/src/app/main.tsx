import './tema/fuentes.css';
import './tema/tokens.css';
import './tema/impresion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { alPintarse } from '../lib/navegacion/al-pintarse.ts';
import { abrirCanal } from '../lib/sesion/canal.ts';
import { alTerminarSesion } from '../lib/sesion/sesion.ts';
import { crearRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';
import { olvidarLoGuardado } from './sin-red/olvidar-lo-guardado.ts';
import { guardarEnElDispositivo } from './version/version-nueva.ts';

abrirCanal();
const router = crearRouter();
seguirFinDeSesion(router);
alTerminarSesion(olvidarLoGuardado);
// while it is worked on, what the server has is what is seen
if (import.meta.env.PROD) void guardarEnElDispositivo();

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
