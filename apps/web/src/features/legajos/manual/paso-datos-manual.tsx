import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { Card, SimpleGrid } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { SelectDeId } from '../asistente/select-de-id.tsx';
import { SelectDeMatricula } from '../datos/select-de-matricula.tsx';
import { SelectDeModalidad } from '../datos/select-de-modalidad.tsx';

/** MAN-006: every rubro, with a segment or without. */
export const PasoDatosManual = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const { props } = useCampo('rubro_id');
  return (
    <Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SelectDeMatricula />
        <SelectDeId
          {...props}
          opciones={referencias.rubros}
          value={borrador.rubro_id}
          alElegir={(rubro_id) => cambiar((b) => ({ ...b, rubro_id }))}
        />
        <SelectDeModalidad />
      </SimpleGrid>
    </Card>
  );
};
