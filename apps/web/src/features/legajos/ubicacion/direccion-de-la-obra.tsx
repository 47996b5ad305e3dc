import {
  cambiarUbicacion,
  domicilioDelComitente,
  elegirLocalidad,
  localidadDe,
  usarDomicilioDelComitente,
} from '@colega/asistentes/legajos';
import { OTROS_DE_DIRECCION } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { Card, Checkbox, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { LocalidadInput } from '../asistente/localidad-input.tsx';

const PORQUE = {
  disponible: undefined,
  sin_domicilio: 'Ningún comitente tiene un domicilio cargado.',
  sin_domicilio_de_persona: 'No tenemos el domicilio del comitente. Escribí el de la obra acá abajo.',
  otra_provincia: 'El domicilio del comitente no está en la provincia de Buenos Aires.',
} as const;

export const DireccionDeLaObra = () => {
  const { borrador, cambiar } = useLegajo();
  const { ubicacion } = borrador;
  const { estado } = domicilioDelComitente(borrador);
  const { id, error } = useCampo('ubicacion.localidad_id').props;
  return (
    <Card component="section" aria-labelledby="titulo-direccion">
      <Stack gap="md">
        <Title order={3} id="titulo-direccion">
          Dirección de la obra
        </Title>
        {/* OPN-054 */}
        <Checkbox
          label="Igual al domicilio del comitente"
          description={PORQUE[estado]}
          disabled={estado !== 'disponible'}
          checked={ubicacion.igual_al_comitente}
          onChange={(evento) => {
            const usar = evento.currentTarget.checked;
            cambiar((b) => usarDomicilioDelComitente(b, usar));
          }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <CampoDeTexto
            ruta="ubicacion.calle"
            value={ubicacion.calle}
            alCambiar={(calle) => cambiar((b) => cambiarUbicacion(b, { calle }))}
          />
          <CampoDeTexto
            ruta="ubicacion.numero"
            value={ubicacion.numero}
            alCambiar={(numero) => cambiar((b) => cambiarUbicacion(b, { numero }))}
          />
          <LocalidadInput id={id} error={error} value={ubicacion.localidad_id} alElegir={elegirLocalidad} />
          <TextInput
            label="Partido"
            description="Lo completa la localidad"
            readOnly
            variant="filled"
            value={localidadDe(borrador, ubicacion.localidad_id)?.partido.nombre ?? ''}
          />
          {OTROS_DE_DIRECCION.map((campo) => (
            <CampoDeTexto
              key={campo}
              ruta={`ubicacion.${campo}`}
              value={ubicacion[campo]}
              alCambiar={(valor) => cambiar((b) => cambiarUbicacion(b, { [campo]: valor }))}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Card>
  );
};
