import { mensajes } from '@colega/contract/mensajes';
import type { ReactNode } from 'react';
import { ConTitulo } from '../paginas/con-titulo.tsx';
import { EsqueletoDePantalla } from './esqueleto.tsx';
import { FallaDeConsulta } from './falla-de-consulta.tsx';

type Consulta<T> = {
  datos: T | null;
  falla: unknown;
  /** The text when it cannot be loaded, of a query that knows what is missing. */
  mensaje?: string;
  reintentar: () => void;
  reintentando: boolean;
};
type Props<T> = {
  titulo: string;
  consulta: Consulta<T>;
  mensaje?: string;
  children: (datos: T) => ReactNode;
};

/** A wizard once what it offers is known; until then, its title over what stands in its place: a failure is said there, once (ERR-001). */
export const ConReferencias = <T,>({ titulo, consulta, children, ...props }: Props<T>) => {
  const mensaje = props.mensaje ?? consulta.mensaje ?? mensajes.error_cargar_datos;
  const { datos, falla, reintentar, reintentando } = consulta;
  if (datos) return children(datos);
  return (
    <ConTitulo titulo={titulo}>
      {falla ? (
        <FallaDeConsulta error={falla} mensaje={mensaje} alReintentar={reintentar} reintentando={reintentando} />
      ) : (
        <EsqueletoDePantalla />
      )}
    </ConTitulo>
  );
};
