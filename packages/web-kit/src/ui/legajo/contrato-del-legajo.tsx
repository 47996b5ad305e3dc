import type { Detalle } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Badge, Card, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlLadoDelDato } from '../datos/al-lado-del-dato.tsx';
import { ListaDeDatos } from '../datos/lista-de-datos.tsx';
import { TIPO_DE_CONTRATO } from './nombres-de-contrato.ts';
import { TablaDeMontos } from './tabla-de-montos.tsx';

const TITULO = { original: 'Contrato original', ampliacion: 'Ampliación' } as const;

type Props = { detalle: Detalle; acciones?: ReactNode; calculo?: (id: number, contrato: string) => ReactNode };

/** DET-009. */
export const ContratoDelLegajo = ({ detalle, acciones, calculo }: Props) => (
  <Stack gap="lg">
    <Card component="section" id={`detalle-${detalle.id}`} tabIndex={-1} aria-labelledby={`contrato-${detalle.id}`}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} id={`contrato-${detalle.id}`}>
            {TITULO[detalle.tipo_contrato]} {/* a file may have several */}
            {detalle.tipo_contrato === 'ampliacion' && (
              <VisuallyHidden>del {formatFecha(detalle.fecha)}</VisuallyHidden>
            )}
          </Title>
          <Group gap="xs">
            <Badge variant="default">{TIPO_DE_CONTRATO[detalle.tipo_contrato]}</Badge>
            <Badge variant="default">{detalle.tipo_calculo === 'automatico' ? 'Automático' : 'Manual'}</Badge>
            <Badge variant="default">{detalle.estado.nombre}</Badge>
          </Group>
        </Group>
        {acciones}
        <ListaDeDatos
          datos={[
            ['Fecha', formatFecha(detalle.fecha), 'fecha'],
            ['Vencimiento', formatFecha(detalle.vencimiento), 'vencimiento'],
            ['Honorario Convenido', formatImporte(detalle.monto), 'monto'],
            ['Forma de pago', detalle.forma_de_pago, 'forma_de_pago'],
            ['Tribunal actuante', detalle.tribunal_actuante, 'tribunal_actuante'],
            ['Destino de tarea', detalle.destino_tarea, 'destino_tarea'],
            ['Cláusulas', detalle.clausula_condicion, 'clausula_condicion'],
            ['Observaciones', detalle.observaciones, 'observaciones'],
          ]}
        />
        <AlLadoDelDato campo="tareas" nombre="Tareas" />
        <TablaDeMontos
          titulo="Tareas del contrato"
          filas={detalle.tareas.map(({ tarea, monto }) => ({ id: tarea.id, nombre: tarea.nombre, monto }))}
          etiquetaDelTotal="Honorario Convenido"
          total={detalle.monto}
        />
      </Stack>
    </Card>
    {detalle.calculo_honorario_id !== null && calculo?.(detalle.calculo_honorario_id, `contrato-${detalle.id}`)}
  </Stack>
);
