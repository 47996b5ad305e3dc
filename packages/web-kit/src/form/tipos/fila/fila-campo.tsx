import { SimpleGrid } from '@mantine/core';
import { useAcciones } from '../../campos/acciones.ts';
import type { PropsDeGrupo } from '../../campos/props.ts';

export const FilaCampo = ({ campo, rutaDelNivel, valores, activos, errores }: PropsDeGrupo) => {
  const { dibujar } = useAcciones();
  return (
    <SimpleGrid cols={{ base: 1, sm: Math.min(campo.campos.length, 3) }} spacing="md">
      {campo.campos.map((hijo) => (
        <div key={hijo.ruta}>{dibujar({ campos: [hijo], valores, ruta: rutaDelNivel, activos, errores })}</div>
      ))}
    </SimpleGrid>
  );
};
