import { type Cupon, rutasDeCupones } from '@colega/contract/dinero';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';

const { cupones, cupon } = rutasDeCupones;

/** More than anybody has at once. */
const PENDIENTES = { estado: 'pendiente', page: 1, limit: 100 } as const;
export const consultaDePendientes = (persona: number) =>
  consulta(cupones, { query: { ...PENDIENTES, 'persona.id': persona } });

/** What was read a while ago may be paid by now. */
export const useCuponesPendientes = () => {
  const persona = useSesion()?.persona_id ?? 0;
  return useQuery({ ...consultaDePendientes(persona), ...SIEMPRE_AL_DIA, enabled: persona > 0 });
};

/** Those being paid. While somebody pays with the telephone, those that are due are asked for again every `cadaMs`. */
export const useCuponesEnCola = (ids: readonly number[], cadaMs: number | false) =>
  useQueries({
    queries: ids.map((id) => ({
      ...consulta(cupon, { params: { id } }),
      ...SIEMPRE_AL_DIA,
      refetchInterval: ({ state }: { state: { data: Cupon | undefined } }) =>
        state.data?.estado.nombre === 'pendiente' && cadaMs,
    })),
    combine: juntar,
  });

/** One that is no more is left out, and does not shut the others out. */
const juntar = (leidos: readonly UseQueryResult<Cupon>[]) => {
  const hay = leidos.filter(({ error }) => !esNoEncontrado(error));
  return {
    cupones: hay.flatMap(({ data }) => data ?? []),
    cargando: hay.some(({ isPending }) => isPending),
    alDia: hay.every(({ data, isFetching }) => data && !isFetching),
    falla: hay.find(({ data }) => !data)?.error ?? null,
    releer: () => Promise.all(hay.map(({ refetch }) => refetch())),
  };
};
