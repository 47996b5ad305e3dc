import '@colega/web-kit/tema/fuentes.css';
import '@colega/web-kit/tema/tokens.css';
import '@colega/web-kit/tema/impresion.css';
import { alPintarse } from '@colega/web-kit/lib/navegacion/al-pintarse.ts';
import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { alTerminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { crearRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';
import { olvidarLoGuardado } from './sin-red/olvidar-lo-guardado.ts';
import { guardarEnElDispositivo } from './version/version-nueva.ts';

abrirCanal();
const router = crearRouter();
seguirFinDeSesion(router);
alTerminarSesion(olvidarLoGuardado);
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
