import '@colega/web-kit/tema/componentes.ts';
import '@colega/web-kit/tema/mantine.css';
import '@colega/web-kit/tema/pocos-colores.css';
import { crearClienteDeConsultas } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { resolverDeVariables, tema } from '@colega/web-kit/tema/tema.ts';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { leerNonce } from './nonce.ts';

const Avisos = lazy(async () => {
  await esperarQuietud();
  return conRed(() => import('@colega/web-kit/ui/avisos/avisos-en-pantalla.tsx'));
});

/** The cache lives here: the end of a session leads out of the area, and what its user read goes with it. */
export const Proveedores = ({ cliente: dado, children }: { cliente?: QueryClient; children: ReactNode }) => {
  const [cliente] = useState(() => dado ?? crearClienteDeConsultas());
  return (
    <MantineProvider
      theme={tema}
      defaultColorScheme="auto"
      cssVariablesResolver={resolverDeVariables}
      getStyleNonce={leerNonce}
    >
      <QueryClientProvider client={cliente}>
        <Suspense>
          <Avisos />
        </Suspense>
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
};
