import type { BorradorDeLista } from '@colega/contract/borradores';
import { diaDelColegio, formatFecha } from '@colega/domain/fechas';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { escribirHora } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Anchor, Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { quitarBorrador } from '../../../lib/consultas/quitar-borrador.ts';
import { direccionDelBorrador } from '../../../lib/navegacion/direccion-del-borrador.ts';

const A_LA_VISTA = 3;

type Props = { borradores: readonly BorradorDeLista[] };

const ListaDeBorradores = ({ borradores }: Props) => {
  const [todos, setTodos] = useState(false);
  const visibles = todos ? borradores : borradores.slice(0, A_LA_VISTA);
  return (
    <Card component="section" aria-labelledby="borradores" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id="borradores" tabIndex={-1} style={{ outline: 'none' }}>
          {borradores.length === 1
            ? 'Tenés 1 borrador sin guardar'
            : `Tenés ${borradores.length} borradores sin guardar`}
        </Title>
        {visibles.map((borrador, i) => (
          <div key={borrador.id}>
            {i > 0 && <Divider mb="sm" />}
            <Renglon borrador={borrador} />
          </div>
        ))}
        {visibles.length < borradores.length && (
          <div>
            <Button variant="subtle" onClick={() => setTodos(true)}>
              Ver los {borradores.length}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

const loQueFalta = (falta: readonly string[]): string =>
  falta.length === 0 ? 'No le falta nada: revisalo y guardalo' : `Falta: ${falta.join(', ')}`;

const cuando = ({ actualizado_en }: BorradorDeLista): string => {
  const escrito = new Date(actualizado_en);
  return `${formatFecha(diaDelColegio(escrito))} ${escribirHora(escrito)}`;
};

/** What tells it from the others; with nothing typed, when it was last saved. */
const nombreDe = (borrador: BorradorDeLista): string =>
  borrador.detalle === '' ? `${borrador.que} del ${cuando(borrador)}` : `${borrador.que}: ${borrador.detalle}`;

const Renglon = ({ borrador }: { borrador: BorradorDeLista }) => {
  const { falta, dispositivo, se_guarda_hasta } = borrador;
  return (
    <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={direccionDelBorrador(borrador)} fw={700}>
          {nombreDe(borrador)}
        </Anchor>
        <Text size="sm">{loQueFalta(falta)}</Text>
        <Text size="sm" c="dimmed">
          {cuando(borrador)}, {dispositivo}. Se guarda hasta el {formatFecha(se_guarda_hasta)}.
        </Text>
      </div>
      <Quitar borrador={borrador} />
    </Group>
  );
};

const Quitar = ({ borrador }: { borrador: BorradorDeLista }) => {
  const cliente = useQueryClient();
  const [preguntando, setPreguntando] = useState(false);
  const nombre = nombreDe(borrador);
  return (
    <>
      <Button
        variant="default"
        flex="none"
        aria-label={`Quitar el borrador ${nombre}`}
        onClick={() => setPreguntando(true)}
      >
        Quitar
      </Button>
      <ConfirmarDialogo
        abierto={preguntando}
        titulo="¿Quitar este borrador?"
        texto={`${nombre}. Lo que cargaste no podrá ser recuperado.`}
        confirmar="Quitar"
        confirmando="Quitando…"
        alCancelar={() => setPreguntando(false)}
        alConfirmar={async () => {
          try {
            await quitarBorrador(cliente, borrador.id);
          } catch (error) {
            avisarError(detalleDelError(error, 'No pudimos quitar el borrador.'));
          }
          setPreguntando(false);
        }}
      />
    </>
  );
};

export default ListaDeBorradores;
