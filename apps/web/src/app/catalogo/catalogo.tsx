import { rutasDeReferencias } from '@colega/contract/referencias';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { CARAS } from '@colega/web-kit/testing/escena.ts';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { PaginaDeError } from '../pagina-de-error.tsx';
import { PANTALLAS, type Pantalla } from '../rutas.ts';
import estilos from './catalogo.module.css';
import { Enlaces } from './enlaces.tsx';

const Escenario = lazy(() => import('./escenario.tsx'));
const VistaDePieza = lazy(() => import('./vista-de-pieza.tsx'));
const IndiceDePiezas = lazy(async () => {
  await esperarQuietud();
  return import('./indice-de-piezas.tsx');
});

const claveDePantalla = ({ path }: Pantalla): string => path.slice(1).replace(/[/:?]+/g, '-');
export const pantallasDelCatalogo = (): Pantalla[] => PANTALLAS.filter(({ soloDemo }) => !soloDemo);

const Catalogo = () => (
  <Proveedores>
    <SoloDondeSeMuestra />
  </Proveedores>
);

export default Catalogo;

const SoloDondeSeMuestra = () => {
  const { data, isError } = useQuery({
    ...consulta(rutasDeReferencias.configuracion, {}),
    enabled: !import.meta.env.DEV,
  });
  if (import.meta.env.DEV || data?.demo)
    return (
      <Suspense>
        <Contenido />
      </Suspense>
    );
  return data || isError ? <PaginaDeError /> : null;
};

const Contenido = () => {
  const { pieza: clave, cara: nombre } = useParams();
  const pantalla = pantallasDelCatalogo().find((p) => claveDePantalla(p) === clave);
  const cara = CARAS.find((c) => c === nombre);
  if (pantalla && cara) return <Escenario key={`${clave} ${cara}`} pantalla={pantalla} cara={cara} />;
  return clave ? <VistaDePieza clave={clave} cara={nombre} /> : <Indice />;
};

const Indice = () => (
  <main className={estilos.hoja}>
    <Stack gap="lg">
      <Title order={1}>Catálogo</Title>
      <Title order={2}>Pantallas</Title>
      <Enlaces
        de={pantallasDelCatalogo().map((pantalla) => ({
          titulo: pantalla.titulo,
          clave: claveDePantalla(pantalla),
          caras: CARAS,
        }))}
      />
      <Title order={2}>Piezas</Title>
      <Suspense>
        <IndiceDePiezas />
      </Suspense>
    </Stack>
  </main>
);
