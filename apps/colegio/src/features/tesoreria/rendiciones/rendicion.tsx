import { type RendicionEntera, rutasDeRendiciones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { ActosDeRendicion } from './actos-de-rendicion.tsx';
import { Figuras } from './figuras.tsx';
import { RenglonesDeRendicion } from './renglones-de-rendicion.tsx';

const PaginaDeRendicion = () => {
  const id = Number(useParams().id);
  const leida = useQuery(consulta(rutasDeRendiciones.rendicion, { params: { id } }));
  return (
    <Stack gap="lg">
      <div>
        <Anchor component={Link} to={DIRECCIONES.rendiciones}>
          Volver a las rendiciones
        </Anchor>
        <Title order={1}>{leida.data?.archivo ?? 'Rendición'}</Title>
      </div>
      <ConDatos consulta={leida} falla={todosLosMensajes.error_cargar_rendiciones}>
        {(rendicion) => <Entera rendicion={rendicion} />}
      </ConDatos>
    </Stack>
  );
};

export default PaginaDeRendicion;

const Entera = ({ rendicion }: { rendicion: RendicionEntera }) => {
  const { origen, desde, hasta, quien, leida_en, anulada } = rendicion;
  const cliente = useQueryClient();
  const puede = useOperador().permisos.includes('rendiciones.hacer');
  const releer = (): void =>
    void cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/colegio/rendiciones'),
    });
  return (
    <>
      <Text>
        {`${origen.nombre}, del ${formatFecha(desde)} al ${formatFecha(hasta)}. La leyó ${quien}, el `}
        <Instante valor={leida_en} />.
      </Text>
      <Figuras rendicion={rendicion} />
      {anulada && (
        <Nota tono="advierte">{`La anuló ${anulada.quien}: ${anulada.motivo}. Sus renglones no cuentan.`}</Nota>
      )}
      {puede && !anulada && <ActosDeRendicion rendicion={rendicion} alHacerse={releer} />}
      <RenglonesDeRendicion rendicion={rendicion} puede={puede && !anulada} alHacerse={releer} />
    </>
  );
};
