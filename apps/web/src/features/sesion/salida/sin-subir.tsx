import {
  type BorradorSinSubir,
  CIERRE_QUE_PIERDE,
  leerLoQueEspera,
} from '@colega/web-kit/lib/borradores/lo-que-espera.ts';
import { subirLoPendiente } from '@colega/web-kit/lib/borradores/subir-lo-pendiente.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Anchor, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { direccionSinSubir } from '../../../lib/navegacion/direccion-del-borrador.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';

const TITULO = 'Antes de cerrar la sesión';
const TODAVIA_NO = 'Todavía no pudimos subir todo.';

/** S-916: a chosen end leaves nothing on the device, and what only this device has is not lost without asking. */
const SinSubir = () => {
  const user_id = leerSesion()?.user_id ?? 0;
  const [esperan, setEsperan] = useState(() => leerLoQueEspera(user_id));
  const ir = useNavigate();
  const subir = async (): Promise<void> => {
    const porHacer = await subirLoPendiente(user_id);
    const quedan = leerLoQueEspera(user_id);
    setEsperan(quedan);
    if (quedan.length > 0) return void avisarError([TODAVIA_NO, ...porHacer].join('\n'));
    await ir(DIRECCIONES.cerrarSesion);
  };
  return (
    <Stack gap="lg">
      <Title order={1}>{TITULO}</Title>
      <Card padding="md">
        {esperan.length === 0 ? <NadaEspera /> : <Esperan borradores={esperan} alSubir={subir} />}
      </Card>
    </Stack>
  );
};

export default SinSubir;

const NadaEspera = () => (
  <Stack gap="md" align="flex-start">
    <Text>Todo lo que cargaste en este dispositivo ya está guardado en el Colegio.</Text>
    <Group gap="sm">
      <BotonEnlace to={DIRECCIONES.cerrarSesion}>Cerrar sesión</BotonEnlace>
      <Seguir />
    </Group>
  </Stack>
);

type Props = { borradores: readonly BorradorSinSubir[]; alSubir: () => Promise<void> };

const Esperan = ({ borradores, alSubir }: Props) => (
  <Stack gap="md" align="flex-start">
    <Text>
      {borradores.length === 1
        ? 'Un borrador está solo en este dispositivo, y al cerrar la sesión se borra:'
        : `${borradores.length} borradores están solo en este dispositivo, y al cerrar la sesión se borran:`}
    </Text>
    <List style={{ overflowWrap: 'anywhere' }}>
      {borradores.map(({ nombre, que, detalle, ...lugar }) => (
        <List.Item key={nombre}>
          <Anchor component={Link} to={direccionSinSubir(lugar)}>
            {detalle === '' ? que : `${que}: ${detalle}`}
          </Anchor>
        </List.Item>
      ))}
    </List>
    <Text>Tu sesión sigue abierta hasta que elijas.</Text>
    <Group gap="sm">
      <BotonDeAccion ocupado="Subiendo…" alPresionar={alSubir}>
        Subir y cerrar la sesión
      </BotonDeAccion>
      <Seguir />
      <BotonEnlace to={CIERRE_QUE_PIERDE} variant="subtle" color="red">
        Cerrar la sesión y {borradores.length === 1 ? 'perderlo' : 'perderlos'}
      </BotonEnlace>
    </Group>
  </Stack>
);

const Seguir = () => (
  <BotonEnlace to={DIRECCIONES.inicio} variant="default">
    Seguir en el portal
  </BotonEnlace>
);
