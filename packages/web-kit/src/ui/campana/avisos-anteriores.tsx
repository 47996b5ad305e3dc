import { type AvisoDelPortal, rutasDeAvisos } from '@colega/contract/avisos';
import { mensajes } from '@colega/contract/mensajes';
import type { Lado } from '@colega/domain/avisos';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consulta } from '../../lib/consultas/consulta.ts';
import { Esqueleto, EsqueletoDeTexto } from '../esperas/esqueleto.tsx';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';
import estilos from './campana.module.css';

type Props = {
  aviso: AvisoDelPortal;
  lado: Lado;
  sinLeer: boolean;
  children: (anterior: AvisoDelPortal) => ReactNode;
};

/** More of one thing in thirty days are read by nobody. */
const MAXIMO = 100;

export const AvisosAnteriores = ({ aviso: { id, titulo }, lado, sinLeer, children }: Props) => {
  const query = { lado, limit: MAXIMO, sin_leer: sinLeer ? 'si' : 'no' } as const;
  const { data, error, refetch } = useQuery(consulta(rutasDeAvisos.avisosDeLoMismo, { params: { id }, query }));
  if (!data && error)
    return <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_avisos} alReintentar={() => void refetch()} />;
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando los anteriores…">
        <EsqueletoDeTexto renglones={2} />
      </Esqueleto>
    );
  return (
    <Stack component="ul" gap="sm" className={estilos.anteriores ?? ''} aria-label={`Anteriores: ${titulo}`}>
      {data.items.map((anterior) => (
        <li key={anterior.id}>{children(anterior)}</li>
      ))}
    </Stack>
  );
};
