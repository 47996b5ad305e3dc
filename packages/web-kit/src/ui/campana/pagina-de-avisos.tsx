import { mensajes } from '@colega/contract/mensajes';
import type { Lado } from '@colega/domain/avisos';
import { Group, Stack, Switch, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BotonDeAccion } from '../botones/boton-de-accion.tsx';
import { Esqueleto, EsqueletoDeTexto } from '../esperas/esqueleto.tsx';
import { EstadoVacio } from '../esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';
import { ListaDeTarjetas } from '../listas/lista-de-tarjetas.tsx';
import { Paginador } from '../listas/paginador.tsx';
import { PreferenciasDeAvisos } from './preferencias-de-avisos.tsx';
import { TarjetaDeAviso } from './tarjeta-de-aviso.tsx';
import { useAvisos } from './use-avisos.ts';

type Props = { lado: Lado; children?: ReactNode };

/** What happened in the last 30 days that its person has to know, and by which ways they are told. */
export const PaginaDeAvisos = ({ lado, children }: Props) => {
  const { avisos, pagination, error, actualizando, releer, sinLeer, alFiltrar, alCambiarPagina, leer, leerTodos } =
    useAvisos(lado);
  const pendientes = avisos?.filter(({ leido }) => !leido) ?? [];
  const [nuevo] = avisos ?? [];
  return (
    <Stack gap="lg" maw={860}>
      <div>
        <Title order={1}>Avisos</Title>
        <Text c="dimmed">
          Lo que pasó en los últimos 30 días, lo más nuevo primero. Lo de un mismo legajo va junto.
        </Text>
      </div>
      <Group justify="space-between" gap="sm">
        <Switch
          label="Solo los que no leí"
          checked={sinLeer}
          onChange={({ currentTarget: { checked } }) => alFiltrar(checked)}
        />
        {nuevo && pendientes.length > 0 && (
          <BotonDeAccion variant="default" ocupado="Marcando…" alPresionar={() => leerTodos(nuevo.id)}>
            Marcar todos como leídos
          </BotonDeAccion>
        )}
      </Group>
      {!avisos && error && (
        <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_avisos} alReintentar={releer} />
      )}
      {!avisos && !error && (
        <Esqueleto etiqueta="Cargando tus avisos…">
          <EsqueletoDeTexto renglones={6} />
        </Esqueleto>
      )}
      {avisos?.length === 0 && (
        <EstadoVacio
          icono="tilde"
          titulo={sinLeer ? 'No te queda ninguno sin leer' : 'No hay avisos de los últimos 30 días'}
        />
      )}
      {avisos && avisos.length > 0 && (
        <ListaDeTarjetas actualizando={actualizando} etiqueta="Avisos">
          {avisos.map((aviso) => (
            <TarjetaDeAviso key={aviso.id} {...{ aviso, lado, sinLeer }} alLeer={leer} />
          ))}
        </ListaDeTarjetas>
      )}
      {pagination && <Paginador pagination={pagination} alCambiar={alCambiarPagina} />}
      {children}
      <PreferenciasDeAvisos lado={lado} />
    </Stack>
  );
};
