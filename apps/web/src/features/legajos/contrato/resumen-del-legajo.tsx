import { localidadDe } from '@colega/asistentes/legajos';
import { type Comitente, esProvisorio } from '@colega/domain/legajos';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { DatosDelComitente } from '@colega/web-kit/ui/legajo/datos-del-comitente.tsx';
import { edificioComoDatos, unidadComoTexto } from '@colega/web-kit/ui/legajo/texto-de-inmueble.ts';
import { Stack, Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { ResumenDelContrato } from './resumen-del-contrato.tsx';

export const ResumenDelLegajo = (contrato: Omit<ComponentProps<typeof ResumenDelContrato>, 'children'>) => {
  const { borrador } = useLegajo();
  const { ubicacion, comitentes } = borrador;
  const localidad = localidadDe(borrador, ubicacion.localidad_id);
  const conSuLocalidad = (domicilio: Comitente['domicilio_real']) => ({
    ...domicilio,
    localidad: localidadDe(borrador, domicilio.localidad_id),
  });
  return (
    <ResumenDelContrato {...contrato}>
      <Stack gap="xs">
        <Title order={4}>{comitentes.length === 1 ? 'Comitente' : 'Comitentes'}</Title>
        {comitentes.map((comitente) => (
          <DatosDelComitente
            key={comitente.cuit}
            comitente={{
              ...comitente,
              padron: esProvisorio(comitente) ? 'sin_respuesta' : 'validado',
              apellido_nombre: `${comitente.apellido} ${comitente.nombre}`.trim(),
              domicilio_real: conSuLocalidad(comitente.domicilio_real),
              domicilio_legal: conSuLocalidad(
                comitente.legal_igual_al_real ? comitente.domicilio_real : comitente.domicilio_legal,
              ),
            }}
          />
        ))}
      </Stack>
      <Stack gap="xs">
        <Title order={4}>Ubicación de la obra</Title>
        <ListaDeDatos
          datos={[
            [
              'Dirección',
              localidad &&
                `${ubicacion.calle} ${ubicacion.numero}, ${localidad.nombre} (${localidad.codigo_postal}), partido de ${localidad.partido.nombre}`,
            ],
            [
              ubicacion.unidades.length === 1 ? 'Unidad' : 'Unidades',
              ubicacion.unidades.map(unidadComoTexto).filter(Boolean).join('; '),
            ],
            ...edificioComoDatos(ubicacion),
          ]}
        />
      </Stack>
    </ResumenDelContrato>
  );
};
