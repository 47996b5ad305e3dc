import { Text } from '@mantine/core';

export const seccionDeUnidad = (unidad: string | undefined) =>
  unidad
    ? {
        rightSection: (
          <Text component="span" size="sm" c="dimmed" aria-hidden>
            {unidad}
          </Text>
        ),
        rightSectionWidth: `${unidad.length + 2}ch`,
        rightSectionPointerEvents: 'none' as const,
      }
    : {};
