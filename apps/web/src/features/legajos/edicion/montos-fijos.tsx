import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { TablaDeMontos } from '@colega/web-kit/ui/legajo/tabla-de-montos.tsx';
import { Card, Stack } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

const PorQue = () => (
  <Nota tono="advierte" titulo="Esto no se puede cambiar ahora">
    {mensajes.montos_en_curso}
  </Nota>
);

export const DatosFijos = () => {
  const { abierto } = useLegajo();
  if (!abierto?.detalle) return null;
  const { legajo, detalle } = abierto;
  return (
    <Stack gap="lg">
      <PorQue />
      <Card>
        <ListaDeDatos
          datos={[
            ['Matrícula', `${legajo.matricula.codigo} · ${legajo.matricula.descripcion}`],
            ['Rubro', legajo.rubro.nombre],
            ['Modalidad', legajo.modalidad.nombre],
            ['Fecha Contrato', formatFecha(detalle.fecha)],
            ['Vencimiento Contrato', formatFecha(detalle.vencimiento)],
          ]}
        />
      </Card>
    </Stack>
  );
};

export const TareasFijas = () => {
  const { abierto } = useLegajo();
  if (!abierto?.detalle) return null;
  const { tareas, monto } = abierto.detalle;
  return (
    <Stack gap="lg">
      <PorQue />
      <Card>
        <TablaDeMontos
          titulo="Honorario convenido por tarea"
          filas={tareas.map(({ tarea, monto: suyo }) => ({ id: tarea.id, nombre: tarea.nombre, monto: suyo }))}
          etiquetaDelTotal="Honorario Convenido"
          total={monto}
        />
      </Card>
    </Stack>
  );
};
