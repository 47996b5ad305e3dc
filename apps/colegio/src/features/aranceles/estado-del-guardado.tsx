import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Button, Group, Text } from '@mantine/core';
import type { GuardadoDeArancel } from './use-guardado.ts';

const DICHO = {
  guardado: 'Todo guardado.',
  por_guardar: 'Sin guardar…',
  guardando: 'Guardando…',
  fallado: 'Sin guardar.',
} as const;

/** Whether what was typed is in the college; what keeps it out, and how it goes in. */
export const EstadoDelGuardado = ({ estado, falla, pendientes, sueltas, ...hacer }: GuardadoDeArancel) => (
  <>
    <Text size="sm" c="dimmed" role="status">
      {DICHO[estado]}
    </Text>
    {falla && estado === 'fallado' && (
      <div role="alert">
        <Nota tono="advierte">
          <Group gap="sm">
            <span>{falla}</span>
            {pendientes.size > 0 && (
              <Button variant="default" size="compact-md" onClick={hacer.guardarIgual}>
                {pendientes.size === 1 ? 'Guardar la cifra que escribí' : `Guardar las ${pendientes.size} que escribí`}
              </Button>
            )}
          </Group>
        </Nota>
      </div>
    )}
    {sueltas.length > 0 && (
      <div role="alert">
        <Nota tono="advierte" titulo="Cambiaron los tramos">
          <Group gap="sm">
            <span>{`No se guardó lo que habías escrito en ellos: ${sueltas.join('; ')}. Escribilo de nuevo en su tramo.`}</span>
            <Button variant="default" size="compact-md" onClick={hacer.olvidarSueltas}>
              Entendido
            </Button>
          </Group>
        </Nota>
      </div>
    )}
  </>
);
