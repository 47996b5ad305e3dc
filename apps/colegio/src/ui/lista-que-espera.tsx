import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DIRECCIONES } from '../lib/direcciones.ts';
import { TODO_EL_COLEGIO } from '../lib/nombres.ts';
import { useOperador } from '../lib/operador.ts';

type Pagina<T> = { items: T[]; pagination: { total_items: number; current: number; pages: number } };
type Props<T> = {
  titulo: string;
  /** Whether it leads back to the Bandeja. */
  volver: boolean;
  que: { uno: string; varios: string; falla: string; vacia: string };
  page: number;
  irAPagina: (page: number) => void;
  lista: UseQueryResult<Pagina<T>>;
  children: (items: T[]) => ReactNode;
};

/** A queue that is not of files: what waits, page by page. */
export const ListaQueEspera = <T,>({ titulo, volver, que, page, irAPagina, lista, children }: Props<T>) => {
  const { distrito } = useOperador();
  const { data, error, isFetching, isPlaceholderData, refetch } = lista;
  usePaginaQueExiste(page, isPlaceholderData ? undefined : data, irAPagina);
  return (
    <Stack gap="md">
      <div>
        {volver && (
          <Anchor component={Link} to={DIRECCIONES.bandeja}>
            Volver a la Bandeja
          </Anchor>
        )}
        <Group align="baseline" gap="sm">
          <Title order={1}>{titulo}</Title>
          <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
        </Group>
      </div>
      {!data && error && !isFetching && (
        <FallaDeConsulta error={error} mensaje={que.falla} alReintentar={() => void refetch()} />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={48} cantidad={6} />}
      {data?.items.length === 0 && (
        <EstadoVacio icono="tilde" titulo="No hay nada esperando acá" texto={que.vacia} accion={null} />
      )}
      {data && data.items.length > 0 && (
        <>
          <CuantosHay pagination={data.pagination} uno={que.uno} varios={que.varios} />
          {children(data.items)}
          <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta={`Páginas de ${titulo}`} />
        </>
      )}
    </Stack>
  );
};
