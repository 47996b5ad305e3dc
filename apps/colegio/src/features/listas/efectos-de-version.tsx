import { rutasDeListas } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useQuery } from '@tanstack/react-query';
import { DE_AHORA } from './consultas.ts';
import { QueCambiaEnLaLista } from './que-cambia-en-la-lista.tsx';

/** Corrected, it changes other things: `version` says which one was read; without it, the one that there is now. */
export const useEfectosDeVersion = (id: number, version: number | null) =>
  useQuery({
    queryKey: [rutasDeListas.efectosDeLista.path, id, version],
    queryFn: ({ signal }) => llamar(rutasDeListas.efectosDeLista, { params: { id } }, { signal }),
    ...DE_AHORA,
  });

type Props = { efectos: Pick<ReturnType<typeof useEfectosDeVersion>, 'data' | 'error' | 'refetch'> };

export const EfectosLeidos = ({ efectos: { data, error, refetch } }: Props) => {
  if (error)
    return (
      <FallaDeConsulta
        error={error}
        mensaje={todosLosMensajes.error_cargar_la_lista}
        alReintentar={() => void refetch()}
      />
    );
  return data ? <QueCambiaEnLaLista efectos={data} /> : <EsqueletoDeTarjetas alto={48} cantidad={2} />;
};

export const EfectosDeVersion = ({ id, version = 0 }: { id: number; version?: number }) => (
  <EfectosLeidos efectos={useEfectosDeVersion(id, version)} />
);
