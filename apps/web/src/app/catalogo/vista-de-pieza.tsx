import { Anchor, Card, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PaginaDeError } from '../pagina-de-error.tsx';
import estilos from './catalogo.module.css';
import { PIEZAS } from './piezas.tsx';

type Props = { clave: string; cara: string | undefined };

const VistaDePieza = ({ clave, cara }: Props) => {
  const pieza = PIEZAS.find(({ id }) => id === clave);
  if (!pieza) return <PaginaDeError />;
  return (
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
};

export default VistaDePieza;
