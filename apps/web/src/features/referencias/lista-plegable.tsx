import { ListaDeRenglones } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import type { ReactNode } from 'react';
import estilos from './valores.module.css';

/** A phone shows about as many at once. */
const ENTERA_HASTA = 6;

type Props = { titulo: string; cuantos: number; children: ReactNode };

/** A long one is folded: what somebody looks for is found among the titles, without passing by all of the others. */
export const ListaPlegable = ({ titulo, cuantos, children }: Props) => {
  const lista = <ListaDeRenglones etiqueta={titulo}>{children}</ListaDeRenglones>;
  if (cuantos <= ENTERA_HASTA)
    return (
      <>
        <h2 className={estilos.subtitulo}>{titulo}</h2>
        {lista}
      </>
    );
  return (
    <details className={estilos.plegable}>
      <summary>
        <h2>{titulo}</h2> <span>{cuantos}</span>
      </summary>
      {lista}
    </details>
  );
};
