import { type AvisoDelPortal, rutasDeAvisos } from '@colega/contract/avisos';
import { mensajes } from '@colega/contract/mensajes';
import type { Lado } from '@colega/domain/avisos';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { detalleDelError } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { avisarError } from '../avisos/avisos.tsx';
import { consultaDeAvisos } from './consultas-de-avisos.ts';

/** The list of one's notices, and what is done with it. */
export const useAvisos = (lado: Lado) => {
  const [page, setPagina] = useState(1);
  const [sinLeer, setSinLeer] = useState(false);
  const cliente = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...consultaDeAvisos(lado, page, sinLeer),
    placeholderData: keepPreviousData,
  });
  // A late answer is drawn in slices.
  const dibujados = useDeferredValue(data);
  const hacer = async (trabajo: () => Promise<unknown>): Promise<void> => {
    try {
      await trabajo();
    } catch (falla) {
      avisarError(detalleDelError(falla, mensajes.error_interno));
    }
    await Promise.all(
      [rutasDeAvisos.avisos, rutasDeAvisos.avisosDeLoMismo, rutasDeAvisos.avisosSinLeer].map(({ path }) =>
        cliente.invalidateQueries({ queryKey: [path] }),
      ),
    );
  };
  return {
    avisos: dibujados?.items,
    pagination: dibujados?.pagination,
    error: data || isFetching ? null : error,
    actualizando: data !== undefined && isFetching,
    releer: () => void refetch(),
    sinLeer,
    alFiltrar: (solo: boolean) => {
      setSinLeer(solo);
      setPagina(1);
    },
    alCambiarPagina: setPagina,
    leer: ({ id }: AvisoDelPortal, con_anteriores: boolean) =>
      hacer(() => llamar(rutasDeAvisos.leerAviso, { params: { id }, body: { lado, con_anteriores } })),
    leerTodos: (hasta: number) => hacer(() => llamar(rutasDeAvisos.leerTodosLosAvisos, { body: { lado, hasta } })),
  };
};
