import { rutasDeListas } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useQuery } from '@tanstack/react-query';
import { DE_AHORA } from './consultas.ts';
import { QueCambiaEnLaLista } from './que-cambia-en-la-lista.tsx';

/** Corrected, it changes other things: `version` says which one is told. */
export const EfectosDeVersion = ({ id, version = 0 }: { id: number; version?: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [rutasDeListas.efectosDeLista.path, id, version],
    queryFn: ({ signal }) => llamar(rutasDeListas.efectosDeLista, { params: { id } }, { signal }),
    ...DE_AHORA,
  });
  if (data) return <QueCambiaEnLaLista efectos={data} />;
  if (!error) return <EsqueletoDeTarjetas alto={48} cantidad={2} />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_la_lista}
      alReintentar={() => void refetch()}
    />
  );
};
