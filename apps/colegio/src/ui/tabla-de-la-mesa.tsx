import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEventHandler, ReactNode } from 'react';
import estilos from './tabla-de-la-mesa.module.css';

type Props = {
  nombre: string;
  /** Each with its width, so that nothing moves when a row changes. That of what is done with a row is for who listens. */
  columnas: readonly (readonly [titulo: string, ancho: string, seOye?: 'se oye'])[];
  actualizando: boolean;
  alPulsar?: KeyboardEventHandler;
  /** Its rows: in a narrow window each cell tells its column by `data-rotulo`. */
  children: ReactNode;
};

export const TablaDeLaMesa = ({ nombre, columnas, actualizando, alPulsar, children }: Props) => (
  <table className={estilos.tabla} aria-label={nombre} aria-busy={actualizando} onKeyDown={alPulsar}>
    <thead>
      <tr>
        {columnas.map(([titulo, width, seOye]) => (
          <th key={titulo} scope="col" style={{ width }}>
            {seOye ? <VisuallyHidden>{titulo}</VisuallyHidden> : titulo}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
