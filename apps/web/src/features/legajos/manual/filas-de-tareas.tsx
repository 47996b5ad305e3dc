import {
  agregarFila,
  type BorradorManual,
  cambiarMontoDeFila,
  elegirTareaDeFila,
  quitarFila,
  tareasDeOtrasFilas,
} from '@colega/asistentes/legajos';
import { formatImporte } from '@colega/domain/importes';
import { minimoDeFilas } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useManual } from './contexto-del-manual.ts';

type Cambio = (borrador: BorradorManual) => BorradorManual;
type ConCuidado = (cambio: Cambio, despues?: () => void) => void;

const enfocar = (indice: number) =>
  requestAnimationFrame(() => document.getElementById(`filas.${indice}.tarea_id`)?.focus());

/** MAN-007, MAN-008, AMP-006. */
export const FilasDeTareas = () => {
  const { borrador, cambiar } = useManual();
  const { filas, ubicacion } = borrador;
  const [porPerder, setPorPerder] = useState<(() => void) | null>(null);

  /** AUT-071: a change that takes units of the location away asks first. */
  const conCuidado: ConCuidado = (cambio, despues) => {
    const hacer = () => {
      cambiar(cambio);
      despues?.();
    };
    if (cambio(borrador).ubicacion === ubicacion) hacer();
    else setPorPerder(() => hacer);
  };

  return (
    <Card component="section" aria-label="Tareas del contrato">
      <Stack gap="md">
        <Stack id="filas" component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {filas.map((_, indice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; its values live outside
            <li key={indice}>
              <Fila indice={indice} conCuidado={conCuidado} />
            </li>
          ))}
        </Stack>
        <Group justify="space-between" gap="md">
          <Button
            variant="default"
            leftSection={<Icono nombre="mas" />}
            onClick={() => {
              cambiar(agregarFila);
              enfocar(filas.length);
            }}
          >
            AGREGAR TAREA
          </Button>
          <Text role="status" fw={700}>
            Honorario mínimo: {formatImporte(minimoDeFilas(filas))}
          </Text>
        </Group>
      </Stack>
      <ConfirmarDialogo
        abierto={porPerder !== null}
        titulo="Se quitan las unidades cargadas"
        texto="Sin esa tarea, en Ubicación queda una sola unidad, vacía."
        confirmar="Continuar"
        alCancelar={() => setPorPerder(null)}
        alConfirmar={() => {
          porPerder?.();
          setPorPerder(null);
        }}
      />
    </Card>
  );
};

const Fila = ({ indice, conCuidado }: { indice: number; conCuidado: ConCuidado }) => {
  const { borrador, cambiar, contexto } = useManual();
  const deTarea = useCampo(`filas.${indice}.tarea_id`).props;
  const deMonto = useCampo(`filas.${indice}.monto`).props;
  const fila = borrador.filas[indice];
  if (!fila) return null;
  const tomadas = tareasDeOtrasFilas(borrador, indice);
  const quitar = () =>
    conCuidado(
      (b) => quitarFila(b, indice, contexto),
      () => enfocar(Math.max(0, indice - 1)),
    );
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" flex={1} miw={0}>
        <SelectSimple
          {...deTarea}
          opciones={contexto.tareas.map(({ id, nombre }) => ({
            value: String(id),
            label: nombre,
            disabled: tomadas.has(id), // AMP-014
          }))}
          value={fila.tarea_id === null ? '' : String(fila.tarea_id)}
          alElegir={(valor) => {
            const id = valor === '' ? null : Number(valor);
            conCuidado((b) => elegirTareaDeFila(b, indice, id, contexto));
          }}
        />
        <MontoInput
          {...deMonto}
          value={fila.monto}
          alCambiar={(monto) => cambiar((b) => cambiarMontoDeFila(b, indice, monto))}
        />
      </SimpleGrid>
      {borrador.filas.length > 1 && (
        <Button
          variant="subtle"
          color="red"
          mt={27}
          px="sm"
          aria-label={`Quitar la tarea ${indice + 1}`}
          onClick={quitar}
        >
          <Icono nombre="borrar" />
        </Button>
      )}
    </Group>
  );
};
