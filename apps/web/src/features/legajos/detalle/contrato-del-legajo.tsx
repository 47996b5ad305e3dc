import type { Detalle, Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Badge, Card, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { AccionesDelContrato } from '../acciones/acciones-del-contrato.tsx';
import { TablaDeMontos } from '../honorario/tabla-de-montos.tsx';
import { TIPO_DE_CONTRATO } from '../nombres.ts';
import { CalculoDelContrato } from './calculo-en-camino.tsx';

const TITULO = { original: 'Contrato original', ampliacion: 'Ampliación' } as const;

/** DET-009. */
export const ContratoDelLegajo = ({ legajo, detalle }: { legajo: Legajo; detalle: Detalle }) => (
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
        <AccionesDelContrato legajo={legajo} detalle={detalle} />
        <ListaDeDatos
          datos={[
            ['Fecha', formatFecha(detalle.fecha)],
            ['Vencimiento', formatFecha(detalle.vencimiento)],
            ['Honorario Convenido', formatImporte(detalle.monto)],
            ['Forma de pago', detalle.forma_de_pago],
            ['Tribunal actuante', detalle.tribunal_actuante],
            ['Destino de tarea', detalle.destino_tarea],
            ['Cláusulas', detalle.clausula_condicion],
            ['Observaciones', detalle.observaciones],
          ]}
        />
        <TablaDeMontos
          titulo="Tareas del contrato"
          filas={detalle.tareas.map(({ tarea, monto }) => ({ id: tarea.id, nombre: tarea.nombre, monto }))}
          etiquetaDelTotal="Honorario Convenido"
          total={detalle.monto}
        />
      </Stack>
    </Card>
    {detalle.calculo_honorario_id !== null && (
      <CalculoDelContrato id={detalle.calculo_honorario_id} contrato={`contrato-${detalle.id}`} />
    )}
  </Stack>
);
