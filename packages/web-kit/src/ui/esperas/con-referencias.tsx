import { mensajes } from '@colega/contract/mensajes';
import { type ReactNode, useDeferredValue } from 'react';
import { ConTitulo, TituloFirme } from '../paginas/con-titulo.tsx';
import { EsqueletoDePantalla } from './esqueleto.tsx';
import { FallaDeConsulta } from './falla-de-consulta.tsx';

type Consulta<T> = {
  datos: T | null;
  falla: unknown;
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

/** ERR-001: until the data are known, the title stands over what takes their place, which tells a failure once. */
export const ConReferencias = <T,>({ titulo, consulta, children, ...props }: Props<T>) => {
  const mensaje = props.mensaje ?? consulta.mensaje ?? mensajes.error_cargar_datos;
  const { falla, reintentar, reintentando } = consulta;
  // What an answer brings is drawn in slices: at once, a long form keeps a phone from answering.
  const dibujados = useDeferredValue(consulta.datos);
  const datos = consulta.datos && dibujados;
  return (
    <TituloFirme titulo={titulo}>
      {datos ? (
        children(datos)
      ) : (
        <ConTitulo titulo={titulo} esperando>
          {falla ? (
            <FallaDeConsulta error={falla} mensaje={mensaje} alReintentar={reintentar} reintentando={reintentando} />
          ) : (
            <EsqueletoDePantalla />
          )}
        </ConTitulo>
      )}
    </TituloFirme>
  );
};
