import { contratoOriginal } from '@colega/asistentes/legajos';
import type { Legajo } from '@colega/contract/legajos';
import { Card, Stack, Text } from '@mantine/core';
import {
  direccionDeEdicion,
  direccionDeEdicionDeAmpliacion,
  direccionDePagarCep,
  direccionDePagarTimbrado,
} from '../../../lib/navegacion/direcciones.ts';
import { type Destinos, QueFalta } from '../que-falta.tsx';

export const ProximosPasos = ({ legajo }: { legajo: Legajo }) =>
  legajo.falta.length === 0 ? null : (
    <Card component="section" aria-label="Próximos pasos" padding="md">
      <Stack gap="xs">
        <Text fw={700}>{legajo.falta.length === 1 ? 'Próximo paso' : 'Próximos pasos'}</Text>
        <QueFalta
          falta={legajo.falta}
          destinos={destinosDe(legajo)}
          abiertas={legajo.observaciones.filter(({ estado }) => estado === 'abierta').length}
        />
      </Stack>
    </Card>
  );

const destinosDe = (legajo: Legajo): Destinos => {
  const { id, acciones_permitidas: puede } = legajo;
  const tipo = contratoOriginal(legajo)?.tipo_calculo ?? 'manual';
  const nueva = legajo.detalles.find((d) => d.tipo_contrato === 'ampliacion' && d.estado.clave === 'borrador');
  const editar = puede.puede_editarse ? direccionDeEdicion(id, tipo) : '#acciones';
  return {
    completar: editar,
    actualizar_fechas: editar,
    confirmar: '#acciones',
    confirmar_en_el_distrito: '#acciones',
    responder_observacion: '#observaciones',
    revision_de_la_respuesta: '#observaciones',
    ...(nueva && {
      actualizar_ampliacion: direccionDeEdicionDeAmpliacion(id, nueva.id, nueva.tipo_calculo),
      confirmar_ampliacion: `#detalle-${nueva.id}`,
    }),
    pagar_cep: puede.puede_generar_cep ? direccionDePagarCep(id) : '#cep',
    timbrar: puede.puede_timbrarse_prepago ? direccionDePagarTimbrado(id) : '#timbrado',
    timbrar_en_arba: '#timbrado',
    sellar: '#timbrado',
  };
};
