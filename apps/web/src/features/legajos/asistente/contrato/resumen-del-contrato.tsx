import { formatFecha } from '@colega/domain/fechas';
import { Card, Stack, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { ListaDeDatos } from '../../../../ui/lista-de-datos.tsx';
import { TablaDeMontos } from '../../honorario/tabla-de-montos.tsx';
import { useLegajo } from '../contexto-del-legajo.ts';

type Props = {
  /** What the fee was calculated from. */
  delCalculo?: ComponentProps<typeof ListaDeDatos>['datos'];
  montos: { monto: string; tareas: readonly { tarea: { id: number; nombre: string }; monto: string }[] } | null;
  /** What goes with the contract. */
  children?: ReactNode;
};

/** What Guardar will send of a contract, before it does; what is in the inputs above is not repeated. */
export const ResumenDelContrato = ({ delCalculo = [], montos, children }: Props) => {
  const { borrador, referencias, abierto } = useLegajo();
  const suyas = abierto ? [abierto.legajo.matricula] : [];
  const matricula = [...referencias.matriculas, ...suyas].find(({ id }) => id === borrador.matricula_id);
  const nombreDe = (lista: readonly { id: number; nombre: string }[], id: number | null) =>
    lista.find((otro) => otro.id === id)?.nombre ?? '';
  return (
    <Card component="section" aria-labelledby="titulo-resumen">
      <Stack gap="md">
        <Title order={3} id="titulo-resumen">
          Resumen de lo que se va a guardar
        </Title>
        <ListaDeDatos
          datos={[
            ['Matrícula', matricula && `${matricula.codigo} · ${matricula.descripcion}`],
            ['Rubro', nombreDe(referencias.rubros, borrador.rubro_id)],
            ['Modalidad', nombreDe(referencias.modalidades, borrador.modalidad_id)],
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
