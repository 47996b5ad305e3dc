import type { Cara } from '@colega/web-kit/testing/escena.ts';
import { Text, Title } from '@mantine/core';
import { PaginaDeError } from '../pagina-de-error.tsx';
import type { Pantalla } from '../rutas.ts';
import estilos from './catalogo.module.css';
import { ESCENAS } from './escenas.ts';
import { PantallaDeMuestra } from './pantalla-de-muestra.tsx';

const Escenario = ({ pantalla, cara }: { pantalla: Pantalla; cara: Cara }) => {
  const escena = ESCENAS[pantalla.path]?.[cara];
  if (!escena) return <PaginaDeError />;
  return 'noAplica' in escena ? (
    <main className={estilos.hoja} data-no-aplica={escena.noAplica}>
      <Title order={1}>{pantalla.titulo}</Title>
      <Text>{escena.noAplica}</Text>
    </main>
  ) : (
    <PantallaDeMuestra pantalla={pantalla} escena={escena} />
  );
};

export default Escenario;
