import type { ReactNode } from 'react';
import { EsqueletoDePantalla } from '../../ui/esperas/esqueleto.tsx';
import { ConTitulo } from '../../ui/paginas/con-titulo.tsx';

export type PropsDeConBorrador = {
  titulo: string;
  /** Of the wizard, as its draft is called on this machine. */
  nombre: string;
  /** There may be several at once: without one in the address, another is begun. */
  varios?: boolean;
  /** Drawn with the name under which the draft that the address asks for is kept here. */
  children: (nombre: string) => ReactNode;
};

export const EsperandoElBorrador = ({ titulo }: Pick<PropsDeConBorrador, 'titulo'>) => (
  <ConTitulo titulo={titulo} esperando>
    <EsqueletoDePantalla />
  </ConTitulo>
);
