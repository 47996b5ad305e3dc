import { formatFecha } from '@colega/domain/fechas';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { esDeOtroDia, type Leido } from '../../lib/consultas/ultimo-leido.ts';

type Props<T> = {
  consulta: Pick<UseQueryResult<Leido<T>>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  falla: string;
  children: (publicado: T) => ReactNode;
};

/** What anybody reads; without network, what this device read last, with its day. */
export const LoPublicado = <T,>({ consulta: { data, error, refetch, isFetching }, falla, children }: Props<T>) => {
  if (data)
    return (
      <>
        {esDeOtroDia(data) && (
          <Nota tono="advierte">
            Sin conexión, leés lo que regía el {formatFecha(data.leido_el)}. Si el Colegio publicó algo después, todavía
            no está acá.
          </Nota>
        )}
        {children(data.publicado)}
      </>
    );
  if (!error) return <EsqueletoDeTarjetas />;
  return (
    <FallaDeConsulta error={error} mensaje={falla} alReintentar={() => void refetch()} reintentando={isFetching} />
  );
};
