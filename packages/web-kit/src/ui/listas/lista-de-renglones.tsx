import type { ReactNode } from 'react';
import estilos from './lista-de-renglones.module.css';

type Props = { etiqueta: string; children: ReactNode };

/** Things of a few data each, a line or two: what a table of four columns would cut on a phone. */
export const ListaDeRenglones = ({ etiqueta, children }: Props) => (
  <ul aria-label={etiqueta} className={estilos.lista}>
    {children}
  </ul>
);

/** What it is at the left; at the right its figure, in one piece, which goes under it where both do not fit. */
export const Renglon = ({ que, cuanto, detalle }: { que: ReactNode; cuanto: ReactNode; detalle?: ReactNode }) => (
  <li className={estilos.renglon}>
    <span className={estilos.que}>
      {que}
      {detalle && <span className={estilos.detalle}>{detalle}</span>}
    </span>
    <span className={estilos.cuanto}>{cuanto}</span>
  </li>
);
