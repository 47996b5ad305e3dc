import { rutasDeBandeja } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { consultaDe, type FiltrosDeLaCola } from './filtros.ts';

/** S-591. Others work on the same queues: they are read again whenever they come in sight, and while they are. */
const AL_DIA = { staleTime: 0, refetchInterval: 20_000 } as const;
const CASI_FIJA = { staleTime: 10 * 60_000 } as const;

export const useColas = ({ distrito_id }: FiltrosDeLaCola) =>
  useQuery({
    ...consulta(rutasDeBandeja.bandeja, { query: distrito_id ? { distrito_id } : {} }),
    ...AL_DIA,
    placeholderData: keepPreviousData,
  });

export const useCola = (filtros: FiltrosDeLaCola) =>
  useQuery({
    ...consulta(rutasDeBandeja.colaDeBandeja, { params: { cola: filtros.cola }, query: consultaDe(filtros) }),
    ...AL_DIA,
    // The rows of another queue under this one's name would be taken for its own.
    placeholderData: (filas, deAntes) =>
      deAntes?.queryKey[1].params.cola === filtros.cola ? keepPreviousData(filas) : undefined,
  });

export const useFiltrables = () => useQuery({ ...consulta(rutasDeBandeja.filtrablesDeBandeja, {}), ...CASI_FIJA });

/** Counts and lists of all the queues: an act moves a file from one to another. */
export const useReleer = (): (() => Promise<void>) => {
  const cliente = useQueryClient();
  return useCallback(async () => {
    const { bandeja, colaDeBandeja } = rutasDeBandeja;
    await Promise.all([bandeja, colaDeBandeja].map(({ path }) => cliente.invalidateQueries({ queryKey: [path] })));
  }, [cliente]);
};
