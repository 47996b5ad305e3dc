import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { localidadDe } from '@colega/domain/legajos';
import { Card, Stack, Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ListaDeDatos } from '../../../../ui/lista-de-datos.tsx';
import { TablaDeMontos } from '../../honorario/tabla-de-montos.tsx';
import { unidadComoTexto } from '../../texto-de-inmueble.ts';
import { useLegajo } from '../contexto-del-legajo.ts';

type Props = {
  /** What the fee was calculated from. */
  delCalculo?: ComponentProps<typeof ListaDeDatos>['datos'];
  montos: { monto: string; tareas: readonly { tarea: { id: number; nombre: string }; monto: string }[] } | null;
};

/** All that Guardar will send, before it does. */
export const ResumenDelLegajo = ({ delCalculo = [], montos }: Props) => {
  const { borrador, referencias, abierto } = useLegajo();
  const { ubicacion } = borrador;
  const suyas = abierto ? [abierto.legajo.matricula] : [];
  const matricula = [...referencias.matriculas, ...suyas].find(({ id }) => id === borrador.matricula_id);
  const nombreDe = (lista: readonly { id: number; nombre: string }[], id: number | null) =>
    lista.find((otro) => otro.id === id)?.nombre ?? '';
  const localidad = localidadDe(borrador, ubicacion.localidad_id);
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
            [
              borrador.comitentes.length === 1 ? 'Comitente' : 'Comitentes',
              borrador.comitentes
                .map(({ apellido, nombre, cuit }) => `${`${apellido} ${nombre}`.trim()} (${formatCuit(cuit)})`)
                .join(', '),
            ],
            [
              'Ubicación',
              localidad &&
                `${ubicacion.calle} ${ubicacion.numero}, ${localidad.nombre} (${localidad.codigo_postal}), partido de ${localidad.partido.nombre}`,
            ],
            [
              ubicacion.unidades.length === 1 ? 'Unidad' : 'Unidades',
              ubicacion.unidades.map(unidadComoTexto).filter(Boolean).join('; '),
            ],
            ['Coordenadas', ubicacion.latitud && `${ubicacion.latitud}, ${ubicacion.longitud}`],
          ]}
        />
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
