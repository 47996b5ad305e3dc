import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props<P extends string> = { cerrados: readonly P[]; nombreDe: (panel: P) => string; alAbrir: (panel: P) => void };

export const PanelesCerrados = <P extends string>({ cerrados, nombreDe, alAbrir }: Props<P>) => {
  const grupo = useRef<HTMLDivElement>(null);
  const anteriores = useRef(cerrados);
  useEffect(() => {
    const nuevo = cerrados.findIndex((panel) => !anteriores.current.includes(panel));
    const crecio = cerrados.length > anteriores.current.length;
    anteriores.current = cerrados;
    if (crecio) grupo.current?.querySelectorAll('button')[nuevo]?.focus();
  }, [cerrados]);
  if (cerrados.length === 0) return null;
  return (
    <Group ref={grupo} role="group" aria-label="Tarjetas cerradas" gap="xs">
      <Text size="sm" c="dimmed">
        Tarjetas cerradas:
      </Text>
      {cerrados.map((panel) => (
        <Button
          key={panel}
          variant="default"
          leftSection={<Icono nombre="mas" tamanio={16} />}
          aria-label={`Volver a mostrar ${nombreDe(panel)}`}
          onClick={() => alAbrir(panel)}
        >
          {nombreDe(panel)}
        </Button>
      ))}
    </Group>
  );
};
