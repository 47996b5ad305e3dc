import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';

type Props = { nombre: string; opciones: readonly string[]; valor: string; alElegir: (valor: string) => void };

/** One press fills the field with what was written there before. */
export const LoYaUsado = ({ nombre, opciones, valor, alElegir }: Props) => {
  const id = useId();
  if (opciones.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={id} gap="xs" mt="xs">
      <Text id={id} size="sm" c="dimmed">
        {nombre}:
      </Text>
      {opciones.map((opcion) => (
        <Button
          key={opcion}
          variant="default"
          {...VARIOS_RENGLONES}
          aria-pressed={opcion === valor}
          onClick={() => alElegir(opcion)}
        >
          {opcion}
        </Button>
      ))}
    </Group>
  );
};
