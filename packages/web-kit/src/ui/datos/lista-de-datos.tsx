import type { ReactNode } from 'react';
import { AlLadoDelDato } from './al-lado-del-dato.tsx';
import { ConCodigos } from './codigo.tsx';
import classes from './lista-de-datos.module.css';

type Props = { datos: readonly (readonly [etiqueta: string, valor: ReactNode, campo?: string])[] };

export const ListaDeDatos = ({ datos }: Props) => (
  <dl className={classes.datos}>
    {datos.map(([etiqueta, valor, campo]) =>
      valor === undefined || valor === null || valor === false || valor === '' ? null : (
        <div key={etiqueta}>
          <dt>{etiqueta}</dt>
          <dd>
            {typeof valor === 'string' ? <ConCodigos texto={valor} /> : valor}
            <AlLadoDelDato campo={campo} />
          </dd>
        </div>
      ),
    )}
  </dl>
);
