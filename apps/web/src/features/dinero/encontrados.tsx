import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  pagination: { total_items: number; current: number; pages: number };
  uno: string;
  varios: string;
  etiqueta: string;
  paginas: string;
  acciones: ReactNode;
  actualizando: boolean;
  irAPagina: (page: number) => void;
  children: ReactNode;
};

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
