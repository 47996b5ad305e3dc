import type { ReactNode } from 'react';
import estilos from './lista-de-renglones.module.css';

type Props = { etiqueta: string; children: ReactNode };

/** A table of four columns would be cut on a phone. */
export const ListaDeRenglones = ({ etiqueta, children }: Props) => (
  <ul aria-label={etiqueta} className={estilos.lista}>
    {children}
  </ul>
);

/** The figure stays in one piece, and goes under its name where both do not fit. */
export const Renglon = ({ que, cuanto, detalle }: { que: ReactNode; cuanto: ReactNode; detalle?: ReactNode }) => (
  <li className={estilos.renglon}>
    <span className={estilos.que}>
      {que}
      {detalle && <span className={estilos.detalle}>{detalle}</span>}
    </span>
    <span className={estilos.cuanto}>{cuanto}</span>
  </li>
);
