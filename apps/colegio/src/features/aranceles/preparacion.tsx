import { todosLosMensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consultaDePreparacion } from './consultas.ts';
import { MesaDePreparacion } from './mesa-de-preparacion.tsx';
import { NoEstaLaResolucion } from './volver-a-aranceles.tsx';

const Preparacion = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEstaLaResolucion /> : <ConPreparacion key={id} id={id} />;
};

export default Preparacion;

const ConPreparacion = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery(consultaDePreparacion(id));
  if (data) return <MesaDePreparacion preparacion={data} />;
  if (esNoEncontrado(error)) return <NoEstaLaResolucion />;
  if (!error || isFetching) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_arancel}
      alReintentar={() => void refetch()}
    />
  );
};
