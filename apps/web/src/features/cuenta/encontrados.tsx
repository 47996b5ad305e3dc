import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListaDeTarjetas } from '../../ui/lista-de-tarjetas.tsx';
import { Paginador } from '../../ui/paginador.tsx';

type Props = {
  pagination: { total_items: number; current: number; pages: number };
  /** "cupón", "cupones". */
  uno: string;
  varios: string;
  /** "Cupones": what the list is called, and "de cupones" its pages. */
  etiqueta: string;
  paginas: string;
  /** What can be done with all of it. */
  acciones: ReactNode;
  actualizando: boolean;
  irAPagina: (page: number) => void;
  children: ReactNode;
};

/** What a list of the account found: how many, the way to take them all away, the cards and the other pages. */
export const Encontrados = (props: Props) => {
  const { pagination, uno, varios, etiqueta, paginas, acciones, actualizando, irAPagina, children } = props;
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Text role="status" c="dimmed">
          {cuantos(pagination, uno, varios)}
        </Text>
        <Group gap="sm" align="flex-start">
          {acciones}
        </Group>
      </Group>
      <ListaDeTarjetas actualizando={actualizando} etiqueta={etiqueta}>
        {children}
      </ListaDeTarjetas>
      <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta={paginas} />
    </>
  );
};

/** "36 cupones, página 1 de 4". */
const cuantos = ({ total_items, current, pages }: Props['pagination'], uno: string, varios: string): string => {
  const total = `${total_items} ${total_items === 1 ? uno : varios}`;
  return pages > 1 ? `${total}, página ${current} de ${pages}` : total;
};
