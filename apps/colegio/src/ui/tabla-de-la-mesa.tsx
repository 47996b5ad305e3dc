import type { KeyboardEventHandler, ReactNode } from 'react';
import estilos from './tabla-de-la-mesa.module.css';

type Props = {
  nombre: string;
  /** Each with its width, so that nothing moves when a row changes. */
  columnas: readonly (readonly [titulo: string, ancho: string])[];
  actualizando: boolean;
  alPulsar?: KeyboardEventHandler;
  /** Its rows: in a narrow window each cell tells its column by `data-rotulo`. */
  children: ReactNode;
};

export const TablaDeLaMesa = ({ nombre, columnas, actualizando, alPulsar, children }: Props) => (
  <table className={estilos.tabla} aria-label={nombre} aria-busy={actualizando} onKeyDown={alPulsar}>
    <thead>
      <tr>
        {columnas.map(([titulo, width]) => (
          <th key={titulo} scope="col" style={{ width }}>
            {titulo}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
