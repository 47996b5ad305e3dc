import { mensajes } from '@colega/contract/mensajes';
import type { Causa } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useCausas } from '../../../lib/consultas/perfil.ts';
import { Seccion } from '../seccion.tsx';
import estilos from './causas.module.css';

const TODAS = 100;

/** PER-005: the last ones come first, and the rest when they are asked for. */
export const Causas = () => {
  const [todas, setTodas] = useState(false);
  const { data, error, isFetching, refetch } = useCausas(todas ? TODAS : undefined);
  if (!data && error && !isFetching)
    return <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_causas} alReintentar={() => void refetch()} />;
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando tus causas…">
        <EsqueletoDeTexto renglones={4} />
      </Esqueleto>
    );
  const { items, pagination } = data;
  return (
    <Seccion titulo="Causas">
      {items.length === 0 && (
        <Text c="dimmed">
          No tenés causas. Si el Colegio abre una, acá vas a ver su número y en qué situación está.
        </Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((causa, i) => (
          <RenglonDeCausa key={causa.id} causa={causa} primera={i === 0} />
        ))}
      </Stack>
      {items.length < pagination.total_items && (
        <Group>
          <Button variant="default" onClick={() => setTodas(true)} loading={todas && isFetching}>
            Ver las {pagination.total_items} causas
          </Button>
        </Group>
      )}
    </Seccion>
  );
};

const TONOS: Readonly<Record<Causa['situacion_actual']['class'], Tono>> = {
  success: 'exito',
  info: 'info',
  warning: 'aviso',
  danger: 'peligro',
};

const RenglonDeCausa = ({ causa, primera }: { causa: Causa; primera: boolean }) => {
  const { numero, estado, vigente_desde, descripcion, situacion_actual } = causa;
  const id = useId();
  return (
    <li aria-labelledby={id}>
      {!primera && <Divider mb="md" />}
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4" id={id}>
            Causa {numero}
          </Title>
          <InsigniaDeEstado tono="neutro">{estado.nombre}</InsigniaDeEstado>
        </Group>
        <Text>{descripcion}</Text>
        <ListaDeDatos
          datos={[
            ['Vigente desde', formatFecha(vigente_desde)],
            ['Fecha del estado', formatFecha(estado.fecha)],
            ['Situación actual', <Situacion key="situacion" situacion={situacion_actual} />],
          ]}
        />
      </Stack>
    </li>
  );
};

const Situacion = ({ situacion: { class: clase, mensaje } }: { situacion: Causa['situacion_actual'] }) => (
  <span className={estilos.situacion} data-situacion={clase}>
    <InsigniaDeEstado tono={TONOS[clase]}>{mensaje}</InsigniaDeEstado>
  </span>
);
