import { SimpleGrid, TextInput } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

/** OPN-075: an expansion takes these from its file as they are. */
export const DatosDelLegajo = () => {
  const { abierto } = useLegajo();
  if (!abierto) return null;
  const { matricula, modalidad, rubro } = abierto.legajo;
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
      <TextInput label="Matrícula" readOnly variant="filled" value={`${matricula.codigo} · ${matricula.descripcion}`} />
      <TextInput label="Modalidad" readOnly variant="filled" value={modalidad.nombre} />
      <TextInput label="Rubro" readOnly variant="filled" value={rubro.nombre} />
    </SimpleGrid>
  );
};
