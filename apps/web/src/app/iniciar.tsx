import './zod-sin-compilar.ts';
import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';
import { esperarCalma } from '@colega/web-kit/lib/navegacion/esperar-calma.ts';
import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { alTerminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router/dom';
import { crearRaiz } from './crear-raiz.ts';
import { crearRouter } from './router.tsx';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';
import { olvidarLoGuardado } from './sin-red/olvidar-lo-guardado.ts';
import { guardarEnElDispositivo } from './version/version-nueva.ts';

export const iniciar = async (): Promise<void> => {
  abrirCanal();
  const lugar = document.getElementById('raiz');
  const raiz = lugar && crearRaiz(lugar);
  await ceder();
  const router = crearRouter();
  seguirFinDeSesion(router);
  alTerminarSesion(olvidarLoGuardado);
  await ceder();
  // As a transition it is drawn in slices, between which the page answers.
  startTransition(() =>
    raiz?.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  // All the portal's code: it would take the network from the screen that is being opened.
  if (import.meta.env.PROD) void esperarCalma().then(guardarEnElDispositivo);
};
