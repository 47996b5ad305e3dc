import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { crearClienteDeConsultas } from '../lib/consultas/cliente-de-consultas.ts';
import { NavegacionContext } from '../lib/navegacion/navegacion.ts';
import { guardarTokens } from '../lib/sesion/sesion.ts';
import { tema } from '../tema/tema.ts';
import { Avisos } from '../ui/avisos/avisos-en-pantalla.tsx';
import { token } from './datos-de-sesion.ts';

type Opciones = {
  /** The last of several is the current one. */
  direccion?: string | string[];
  estado?: unknown;
  patron?: string;
  existe?: (path: string) => boolean;
};

/** Other addresses show their own path, so that a test can read it. */
export const dibujar = (
  nodo: ReactNode,
  { direccion = '/', estado, patron = '*', existe = () => true }: Opciones = {},
) => {
  const elemento = (
    <NavegacionContext value={{ inicio: '/app/dashboard', existe, precargar: () => undefined }}>
      <MantineProvider
        theme={tema}
        env="test"
        withCssVariables={false}
        withStaticClasses={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={crearClienteDeConsultas()}>
          <Avisos />
          {nodo}
        </QueryClientProvider>
      </MantineProvider>
    </NavegacionContext>
  );
  const rutas = [{ path: patron, element: elemento }];
  const router = createMemoryRouter(patron === '*' ? rutas : [...rutas, { path: '*', element: <p>Otra pantalla</p> }], {
    initialEntries: [direccion]
      .flat()
      .map((pathname) => (estado === undefined ? pathname : { pathname, state: estado })),
  });
  return { ...render(<RouterProvider router={router} />), router };
};

export const iniciarSesion = (cambios: Parameters<typeof token>[0] = {}): void => {
  guardarTokens({ token: token(cambios), refresh_token: 'refresco-1' });
};
