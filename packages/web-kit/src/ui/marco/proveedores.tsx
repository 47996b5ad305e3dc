import '../../tema/componentes.ts';
import '../../tema/mantine.css';
import '../../tema/pocos-colores.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { crearClienteDeConsultas } from '../../lib/consultas/cliente-de-consultas.ts';
import { conRed } from '../../lib/navegacion/con-red.ts';
import { esperarQuietud } from '../../lib/navegacion/esperar-quietud.ts';
import { leerNonce } from '../../lib/navegacion/nonce.ts';
import { resolverDeVariables, tema } from '../../tema/tema.ts';
import { primerAviso } from '../avisos/avisos.tsx';

const traerAvisos = () => conRed(() => import('../avisos/avisos-en-pantalla.tsx'));
// The code comes when nobody waits for it, so that what happens without network can be said too.
const Avisos = lazy(async () => {
  void esperarQuietud().then(traerAvisos);
  await primerAviso;
  return traerAvisos();
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
