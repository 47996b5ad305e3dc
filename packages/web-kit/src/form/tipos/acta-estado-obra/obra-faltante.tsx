import { type ActaEstadoObra, pideTareaFaltante, TAREAS_DE_OBRA_FALTANTE } from '@colega/domain/formularios';
import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import type { ErroresDeActa } from './errores-de-acta.ts';

type Props = {
  id: string;
  acta: ActaEstadoObra;
  resuelveFaltante: boolean;
  alDecidir: (responsable: boolean) => void;
  alElegirTarea: (clave: string) => void;
  errores: ErroresDeActa;
};

const elegida = (responsable: boolean | null): string | null =>
  responsable === null ? null : responsable ? 'si' : 'no';

/** FRM-020..024. */
export const ObraFaltante = ({ id, acta, resuelveFaltante, alDecidir, alElegirTarea, errores }: Props) => {
  if (resuelveFaltante) {
    return <Text>Con la tarea que elegiste te hacés responsable de completar la obra faltante.</Text>;
  }
  return (
    <Stack gap="md">
      <Radio.Group
        id={`${id}.responsable_faltante_obra`}
        label="¿Te hacés responsable de completar la obra faltante?"
        withAsterisk
        value={elegida(acta.responsable_faltante_obra)}
        onChange={(valor) => alDecidir(valor === 'si')}
        error={errores.responsable}
      >
        <Group gap="xl" mih={44}>
          <Radio value="si" label="Sí" size="md" />
          <Radio value="no" label="No" size="md" />
        </Group>
      </Radio.Group>
      {pideTareaFaltante(acta, resuelveFaltante) ? (
        <NativeSelect
          id={`${id}.tarea_faltante_obra`}
          label="Tarea para la obra faltante"
          withAsterisk
          aria-required
          data={[
            { value: '', label: 'Elegí una tarea', disabled: true },
            ...TAREAS_DE_OBRA_FALTANTE.map(({ clave, nombre }) => ({ value: clave, label: nombre })),
          ]}
          value={acta.tarea_faltante_obra ?? ''}
          onChange={(e) => alElegirTarea(e.currentTarget.value)}
          error={errores.tarea}
        />
      ) : null}
    </Stack>
  );
};
