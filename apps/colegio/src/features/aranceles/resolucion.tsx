import type { ResolucionLeida } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOperador } from '../../lib/operador.ts';
import { BajarTabla } from './acciones-de-tabla.tsx';
import { decirVigencia, PrepararOtra, usePreparaAranceles } from './aranceles.tsx';
import { CONSULTA_DE_ARANCELES, consultaDeResolucion } from './consultas.ts';
import { DialogoDeRetiro } from './dialogo-de-retiro.tsx';
import { InsigniaDeResolucion } from './insignia-de-resolucion.tsx';
import { TablasDelArancel } from './tablas-del-arancel.tsx';
import { NoEstaLaResolucion, VolverAAranceles } from './volver-a-aranceles.tsx';

const Resolucion = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEstaLaResolucion /> : <ConResolucion key={id} id={id} />;
};

export default Resolucion;

const ConResolucion = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery(consultaDeResolucion(id));
  if (data) return <Leida resolucion={data} />;
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

/** What a published one says, and what may still be done with it. */
const Leida = ({ resolucion }: { resolucion: ResolucionLeida }) => {
  const { id, nombre, estado, anterior, publicada, retirada, se_puede_retirar, tablas, normas } = resolucion;
  const { permisos, distrito } = useOperador();
  const prepara = usePreparaAranceles();
  const cliente = useQueryClient();
  const [retirando, setRetirando] = useState(false);
  const puedeRetirar = se_puede_retirar && distrito === null && permisos.includes('aranceles.publicar');
  const alRetirarse = () => {
    setRetirando(false);
    void cliente.invalidateQueries({ queryKey: consultaDeResolucion(id).queryKey });
    void cliente.invalidateQueries({ queryKey: CONSULTA_DE_ARANCELES.queryKey });
  };
  return (
    <Stack gap="md">
      <div>
        <VolverAAranceles />
        <Title order={1}>{nombre}</Title>
        <Group gap="sm">
          <InsigniaDeResolucion estado={estado} />
          <Text>{decirVigencia(resolucion)}</Text>
        </Group>
        <Text c="dimmed" size="sm">
          {publicada.quien
            ? `La publicó ${publicada.quien} el ${formatInstante(publicada.cuando)}.`
            : `Se cargó desde el servidor el ${formatInstante(publicada.cuando)}.`}
          {anterior && ` Las variaciones son contra «${anterior.nombre}».`}
        </Text>
      </div>
      {retirada && (
        <Nota tono="advierte" titulo="Se retiró antes de regir">
          {`La retiró ${retirada.quien} el ${formatInstante(retirada.cuando)}: ${retirada.motivo}`}
        </Nota>
      )}
      <Group gap="sm">
        {prepara && <PrepararOtra de={id}>Preparar una nueva con estas cifras</PrepararOtra>}
        {puedeRetirar && (
          <Button color="red" variant="outline" onClick={() => setRetirando(true)}>
            Retirarla
          </Button>
        )}
      </Group>
      <TablasDelArancel
        tablas={tablas}
        normas={normas}
        edicion={null}
        acciones={(tabla) => (
          <Group gap="sm">
            <BajarTabla id={id} tabla={tabla} de="resolucion" />
          </Group>
        )}
      />
      {retirando && (
        <DialogoDeRetiro resolucion={resolucion} alRetirarse={alRetirarse} alCerrar={() => setRetirando(false)} />
      )}
    </Stack>
  );
};
