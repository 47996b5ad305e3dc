import { formatFecha } from '@colega/domain/fechas';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { TablaDeMontos } from '@colega/web-kit/ui/legajo/tabla-de-montos.tsx';
import { Card, Stack, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

type Props = {
  delCalculo?: ComponentProps<typeof ListaDeDatos>['datos'];
  montos: { monto: string; tareas: readonly { tarea: { id: number; nombre: string }; monto: string }[] } | null;
  children?: ReactNode;
};

export const ResumenDelContrato = ({ delCalculo = [], montos, children }: Props) => {
  const { borrador, referencias, abierto } = useLegajo();
  const suyo = abierto?.legajo;
  const con = <T extends { id: number }>(lista: readonly T[], otro: T | undefined, id: number | null) =>
    [...lista, ...(otro ? [otro] : [])].find((uno) => uno.id === id);
  const matricula = con<{ id: number; codigo: string; descripcion: string }>(
    referencias.matriculas,
    suyo?.matricula,
    borrador.matricula_id,
  );
  const rubro = con<{ id: number; nombre: string }>(referencias.rubros, suyo?.rubro, borrador.rubro_id);
  const modalidad = con<{ id: number; nombre: string }>(
    referencias.modalidades,
    suyo?.modalidad,
    borrador.modalidad_id,
  );
  return (
    <Card component="section" aria-labelledby="titulo-resumen">
      <Stack gap="md">
        <Title order={3} id="titulo-resumen">
          Resumen de lo que se va a guardar
        </Title>
        <ListaDeDatos
          datos={[
            ['Matrícula', matricula && `${matricula.codigo} · ${matricula.descripcion}`],
            ['Rubro', rubro?.nombre],
            ['Modalidad', modalidad?.nombre],
            ...delCalculo,
            [
              'Contrato',
              borrador.fecha &&
                borrador.vencimiento &&
                `del ${formatFecha(borrador.fecha)} al ${formatFecha(borrador.vencimiento)}`,
            ],
          ]}
        />
        {children}
        {montos && (
          <TablaDeMontos
            titulo="Honorario convenido por tarea"
            filas={montos.tareas.map(({ tarea, monto }) => ({ id: tarea.id, nombre: tarea.nombre, monto }))}
            etiquetaDelTotal="Honorario Convenido"
            total={montos.monto}
          />
        )}
      </Stack>
    </Card>
  );
};
