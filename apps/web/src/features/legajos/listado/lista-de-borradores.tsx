import type { BorradorDeLista } from '@colega/contract/borradores';
import { diaDelColegio, formatFecha } from '@colega/domain/fechas';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import type { BorradorSinSubir } from '@colega/web-kit/lib/borradores/lo-que-espera.ts';
import { escribirHora } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Anchor, Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { quitarBorrador } from '../../../lib/consultas/quitar-borrador.ts';
import { direccionDelBorrador, direccionSinSubir } from '../../../lib/navegacion/direccion-del-borrador.ts';
import { useLoDeAca } from './use-lo-de-aca.ts';

const A_LA_VISTA = 3;

type Props = { borradores: readonly BorradorDeLista[] };

/** One that is on this device alone goes on as the same line once it goes up. */
type Linea = Pick<BorradorDeLista, 'id' | 'falta'> & { nombre: string; direccion: string; pie: string } & {
  alQuitar: ((cliente: QueryClient) => Promise<void>) | null;
};

const ListaDeBorradores = ({ borradores }: Props) => {
  const [todos, setTodos] = useState(false);
  const lineas = [...useLoDeAca(borradores).map(lineaDeAca), ...borradores.map(lineaDe)];
  const visibles = todos ? lineas : lineas.slice(0, A_LA_VISTA);
  if (lineas.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="borradores" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id="borradores" tabIndex={-1} style={{ outline: 'none' }}>
          {lineas.length === 1 ? 'Tenés 1 borrador sin guardar' : `Tenés ${lineas.length} borradores sin guardar`}
        </Title>
        {visibles.map((linea, i) => (
          <div key={linea.id}>
            {i > 0 && <Divider mb="sm" />}
            <Renglon {...linea} />
          </div>
        ))}
        {visibles.length < lineas.length && (
          <div>
            <Button variant="subtle" onClick={() => setTodos(true)}>
              Ver los {lineas.length}
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

const lineaDe = (borrador: BorradorDeLista): Linea => ({
  ...{ id: borrador.id, falta: borrador.falta, nombre: nombreDe(borrador), direccion: direccionDelBorrador(borrador) },
  pie: `${cuando(borrador)}, ${borrador.dispositivo}. Se guarda hasta el ${formatFecha(borrador.se_guarda_hasta)}.`,
  alQuitar: (cliente) => quitarBorrador(cliente, borrador.id),
});

const lineaDeAca = ({ id, de, que, detalle, falta, enlace }: BorradorSinSubir): Linea => ({
  ...{
    id: de,
    falta,
    nombre: detalle === '' ? que : `${que}: ${detalle}`,
    direccion: direccionSinSubir({ id, enlace }),
  },
  pie: 'Lo último está solo en este dispositivo: todavía no subió al Colegio.',
  // its wizard throws it away, with its photos
  alQuitar: null,
});

const Renglon = ({ nombre, direccion, falta, pie, alQuitar }: Linea) => (
  <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
    <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={direccion} fw={700}>
        {nombre}
      </Anchor>
      <Text size="sm">{loQueFalta(falta)}</Text>
      <Text size="sm" c="dimmed">
        {pie}
      </Text>
    </div>
    {alQuitar && <Quitar nombre={nombre} alQuitar={alQuitar} />}
  </Group>
);

type PropsDeQuitar = { nombre: string; alQuitar: NonNullable<Linea['alQuitar']> };

const Quitar = ({ nombre, alQuitar }: PropsDeQuitar) => {
  const cliente = useQueryClient();
  const [preguntando, setPreguntando] = useState(false);
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
            await alQuitar(cliente);
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
