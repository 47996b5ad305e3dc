import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

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
        <CuantosHay pagination={pagination} uno={uno} varios={varios} />
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
