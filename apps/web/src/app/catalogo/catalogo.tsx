import { rutasDeReferencias } from '@colega/contract/referencias';
import { Anchor, Card, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { consulta } from '../../lib/consultas/consulta.ts';
import { CARAS, type Escena } from '../../testing/escena.ts';
import { PaginaDeError } from '../pagina-de-error.tsx';
import { Proveedores } from '../proveedores.tsx';
import { PANTALLAS, type Pantalla } from '../rutas.ts';
import estilos from './catalogo.module.css';
import { ESCENAS } from './escenas.ts';
import { PantallaDeMuestra } from './pantalla-de-muestra.tsx';
import { PIEZAS, type Pieza } from './piezas.tsx';

/** The screens as the catalogue names them: "app-ejercicio-legajos-listado". */
export const claveDePantalla = ({ path }: Pantalla): string => path.slice(1).replace(/[/:?]+/g, '-');
export const pantallasDelCatalogo = (): Pantalla[] => PANTALLAS.filter(({ soloDemo }) => !soloDemo);

/** /catalogo, /catalogo/:pieza and /catalogo/:pieza/:cara: every piece and every face of every screen, with sample data. */
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
  if (import.meta.env.DEV || data?.demo) return <Contenido />;
  return data || isError ? <PaginaDeError /> : null;
};

const Contenido = () => {
  const { pieza: clave, cara } = useParams();
  const pantalla = pantallasDelCatalogo().find((p) => claveDePantalla(p) === clave);
  const escena = pantalla && CARAS.find((c) => c === cara) && ESCENAS[pantalla.path]?.[cara as (typeof CARAS)[number]];
  if (pantalla && escena) return <Escenario pantalla={pantalla} escena={escena} />;
  const pieza = PIEZAS.find(({ id }) => id === clave);
  if (pieza) return <VistaDePieza pieza={pieza} cara={cara} />;
  return clave ? <PaginaDeError /> : <Indice />;
};

const Escenario = ({ pantalla, escena }: { pantalla: Pantalla; escena: Escena }) =>
  'noAplica' in escena ? (
    <main className={estilos.hoja}>
      <Title order={1}>{pantalla.titulo}</Title>
      <Text>{escena.noAplica}</Text>
    </main>
  ) : (
    <PantallaDeMuestra pantalla={pantalla} escena={escena} />
  );

const VistaDePieza = ({ pieza, cara }: { pieza: Pieza; cara: string | undefined }) => (
  <main className={estilos.hoja}>
    <Stack gap="lg">
      <Title order={1}>{pieza.nombre}</Title>
      {Object.entries(pieza.caras)
        .filter(([nombre]) => !cara || nombre === cara)
        .map(([nombre, Cara]) => (
          <Card key={nombre} component="section" aria-label={nombre}>
            <Cara />
          </Card>
        ))}
      <Anchor component={Link} to="/catalogo">
        Todo el catálogo
      </Anchor>
    </Stack>
  </main>
);

const Indice = () => (
  <main className={estilos.hoja}>
    <Stack gap="lg">
      <Title order={1}>Catálogo</Title>
      <Title order={2}>Pantallas</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {pantallasDelCatalogo().map((pantalla) => (
          <Enlaces key={pantalla.path} titulo={pantalla.titulo} clave={claveDePantalla(pantalla)} caras={CARAS} />
        ))}
      </SimpleGrid>
      <Title order={2}>Piezas</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {PIEZAS.map(({ id, nombre, caras }) => (
          <Enlaces key={id} titulo={nombre} clave={id} caras={Object.keys(caras)} />
        ))}
      </SimpleGrid>
    </Stack>
  </main>
);

const Enlaces = ({ titulo, clave, caras }: { titulo: string; clave: string; caras: readonly string[] }) => (
  <Card>
    <Title order={3}>{titulo}</Title>
    <List>
      {caras.map((cara) => (
        <List.Item key={cara}>
          <Anchor component={Link} to={`/catalogo/${clave}/${cara}`}>
            {cara}
          </Anchor>
        </List.Item>
      ))}
    </List>
  </Card>
);
