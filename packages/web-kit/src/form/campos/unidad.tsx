import { Text } from '@mantine/core';

/** The right section is as wide as the unit's text needs. */
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
