import type { ReactNode } from 'react';
import { AlLadoDelDato, useHayAlLado } from './al-lado-del-dato.tsx';
import { ConCodigos } from './codigo.tsx';
import classes from './lista-de-datos.module.css';

type Props = { datos: readonly (readonly [etiqueta: string, valor: ReactNode, campo?: string])[] };

const esVacio = (valor: ReactNode): boolean => valor === undefined || valor === null || valor === false || valor === '';

/** What is empty is not told, except to whoever may point at it. */
export const ListaDeDatos = ({ datos }: Props) => {
  const hayAlLado = useHayAlLado();
  return (
    <dl className={classes.datos}>
      {datos.map(([etiqueta, valor, campo]) =>
        esVacio(valor) && !(hayAlLado && campo !== undefined) ? null : (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>
              {esVacio(valor) ? 'Sin informar' : typeof valor === 'string' ? <ConCodigos texto={valor} /> : valor}
              <AlLadoDelDato campo={campo} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
};
