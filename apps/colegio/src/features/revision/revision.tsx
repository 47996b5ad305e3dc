import { type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { MesaDeRevision } from './mesa-de-revision.tsx';
import { QuienLoTiene } from './quien-lo-tiene.tsx';
import { useActos } from './use-actos.ts';
import { useAlDia } from './use-al-dia.ts';

const Revision = () => {
  const id = idDe(useParams().id);
  return id === null ? <Pagina>{NO_ESTA}</Pagina> : <ConLegajo id={id} />;
};

type PropsDePagina = { numero?: number | undefined; children: ReactNode };

const Pagina = ({ numero, children }: PropsDePagina) => {
  const { search } = useLocation();
  return (
    <Stack gap="md">
      <BackLink to={`${DIRECCIONES.bandeja}${search}`}>Volver a la Bandeja</BackLink>
      <Title order={1}>{numero === undefined ? 'Legajo' : `Legajo Nº ${numero}`}</Title>
      {children}
    </Stack>
  );
};

const NO_ESTA = (
  <Cara icono="buscar" titulo="No encontramos este legajo" texto="Puede que no exista o que sea de otro distrito." />
);

const ConLegajo = ({ id }: { id: number }) => {
  const { data, error, refetch, isRefetching } = useQuery(
    consulta(rutasDeRevision.legajoEnRevision, { params: { id } }),
  );
  const inexistente = esNoEncontrado(error);
  const legajo = inexistente ? undefined : data;
  useTitulo(legajo && `Legajo ${legajo.numero_legajo}`);
  return (
    <Pagina numero={legajo?.numero_legajo}>
      <VisuallyHidden role="status">
        {legajo && `Legajo ${legajo.numero_legajo}, ${legajo.estado.nombre}, de ${legajo.persona.nombre}.`}
      </VisuallyHidden>
      {inexistente && NO_ESTA}
      {!legajo && !inexistente && error && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_obtener_legajo}
          alReintentar={() => void refetch()}
          reintentando={isRefetching}
        />
      )}
      {!legajo && !error && <EsqueletoDePantalla />}
      {legajo && <Abierto key={legajo.id} legajo={legajo} />}
    </Pagina>
  );
};

const Abierto = ({ legajo }: { legajo: RevisionDelLegajo }) => {
  const actos = useActos(legajo);
  useAlDia(legajo, actos);
  return (
    <>
      <Group>
        <QuienLoTiene id={legajo.id} toma={legajo.toma} releer={actos.releer} />
      </Group>
      <MesaDeRevision legajo={legajo} actos={actos} />
    </>
  );
};

export default Revision;
