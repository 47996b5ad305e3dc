import { SimpleGrid } from '@mantine/core';
import { useAcciones } from '../../campos/acciones.ts';
import type { PropsDeGrupo } from '../../campos/props.ts';

/** Fields side by side where there is room for them; one under the other on a phone. */
export const RowCampo = ({ campo, rutaDelNivel, valores, activos, errores }: PropsDeGrupo) => {
  const { dibujar } = useAcciones();
  return (
    <SimpleGrid cols={{ base: 1, sm: Math.min(campo.fields.length, 3) }} spacing="md">
      {campo.fields.map((hijo) => (
        <div key={hijo.key}>{dibujar({ campos: [hijo], valores, ruta: rutaDelNivel, activos, errores })}</div>
      ))}
    </SimpleGrid>
  );
};
