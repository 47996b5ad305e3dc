import type { Legajo } from '@colega/contract/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Card, Stack, Text, Title } from '@mantine/core';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { type CambiosDelLegajo, UnaObservacion } from './una-observacion.tsx';

type Props = { legajo: Legajo; cambios: CambiosDelLegajo };

const ObservacionesDelLegajo = ({ legajo, cambios }: Props) => {
  const puedeEjercer = usePuede('Ejercicio');
  const { observaciones } = legajo;
  const pendientes = observaciones.filter(({ estado }) => estado === 'abierta' || estado === 'respondida');
  const cerradas = observaciones.filter((observacion) => !pendientes.includes(observacion));
  const dibujar = (lista: Legajo['observaciones']) => (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {lista.map((observacion) => (
        <UnaObservacion key={observacion.id} {...{ legajo, observacion, cambios, puedeEjercer }} />
      ))}
    </Stack>
  );
  return (
    <Card component="section" id="observaciones" tabIndex={-1} aria-labelledby="titulo-observaciones">
      <Stack gap="md">
        <Title order={2} id="titulo-observaciones">
          Observaciones del Colegio
        </Title>
        <Aviso cuantas={observaciones.filter(({ estado }) => estado === 'abierta').length} />
        {pendientes.length > 0 && dibujar(pendientes)}
        {cerradas.length > 0 && (
          <details>
            <Text component="summary" style={{ cursor: 'pointer' }}>
              Ya cerradas ({cerradas.length})
            </Text>
            <Stack mt="md">{dibujar(cerradas)}</Stack>
          </details>
        )}
      </Stack>
    </Card>
  );
};

const Aviso = ({ cuantas }: { cuantas: number }) =>
  cuantas === 0 ? null : (
    <Nota tono="advierte" titulo={cuantas === 1 ? 'El Colegio hizo una observación' : 'El Colegio hizo observaciones'}>
      {cuantas === 1
        ? 'Corregí su dato o contestá por qué está bien así. Cuando la respondas, el legajo vuelve al Colegio.'
        : `Cada una se responde por separado: corregí su dato o contestá por qué está bien así. Te quedan ${cuantas}: cuando estén todas respondidas, el legajo vuelve al Colegio.`}
    </Nota>
  );

export default ObservacionesDelLegajo;
