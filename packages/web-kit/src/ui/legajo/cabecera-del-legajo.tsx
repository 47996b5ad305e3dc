import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { muestraInsigniaCep } from '@colega/domain/legajos';
import { Badge, Card, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListaDeDatos } from '../datos/lista-de-datos.tsx';
import { APARIENCIA_DE_ESTADO, InsigniaDeEstado } from '../signos/insignia-de-estado.tsx';
import { TIPO_DE_CONTRATO } from './nombres-de-contrato.ts';

/** DET-004..006. */
export const CabeceraDelLegajo = ({ legajo, papeles }: { legajo: Legajo; papeles?: ReactNode }) => {
  const { matricula, modalidad, rubro, estado_legajo, visado } = legajo;
  const apariencia = APARIENCIA_DE_ESTADO[estado_legajo.clave] ?? ({ tono: 'neutro', icono: 'documento' } as const);
  return (
    <Card component="section" aria-label="Datos del legajo">
      <Stack gap="md">
        <Group gap="xs">
          <InsigniaDeEstado {...apariencia}>{estado_legajo.nombre}</InsigniaDeEstado>
          <Badge variant="default">{TIPO_DE_CONTRATO[legajo.tipo_contrato]}</Badge>
          {muestraInsigniaCep(legajo) && <InsigniaDeEstado tono="exito">CEP</InsigniaDeEstado>}
        </Group>
        {papeles}
        <ListaDeDatos
          datos={[
            ['Número de legajo', legajo.numero_legajo],
            ['Fecha', formatFecha(legajo.fecha)],
            ['Matrícula', `${matricula.codigo} · ${matricula.descripcion}`, 'matricula'],
            ['Modalidad', modalidad.nombre, 'modalidad'],
            ['Rubro', rubro.nombre, 'rubro'],
            ['Visado', visado && `Nº ${visado.numero} del ${formatFecha(visado.fecha)}`],
            ['Número de control', visado?.numero_control],
            ['CVD', visado && (visado.cvd.estado === 'vigente' ? 'Vigente' : 'Anulado')],
          ]}
        />
      </Stack>
    </Card>
  );
};
