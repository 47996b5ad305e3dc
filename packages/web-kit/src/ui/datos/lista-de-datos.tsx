import type { ReactNode } from 'react';
import { ConCodigos } from './codigo.tsx';
import classes from './lista-de-datos.module.css';

type Props = { datos: readonly (readonly [etiqueta: string, valor: ReactNode])[] };

export const ListaDeDatos = ({ datos }: Props) => (
  <dl className={classes.datos}>
    {datos.map(([etiqueta, valor]) =>
      valor === undefined || valor === null || valor === false || valor === '' ? null : (
        <div key={etiqueta}>
          <dt>{etiqueta}</dt>
          <dd>{typeof valor === 'string' ? <ConCodigos texto={valor} /> : valor}</dd>
        </div>
      ),
    )}
  </dl>
);
