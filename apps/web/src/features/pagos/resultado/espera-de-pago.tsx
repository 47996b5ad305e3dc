import { mensajes } from '@colega/contract/mensajes';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icono } from '../../../ui/icono.tsx';
import { Anillo } from './anillo.tsx';
import { useCuentaRegresiva } from './use-cuenta-regresiva.ts';
import type { EstadoDelResultado } from './use-resultado-de-pago.ts';

const SEGUNDOS = 10; // PAG-023

type Props = {
  estado: Pick<EstadoDelResultado, 'preguntando' | 'vuelta' | 'agotado' | 'preguntar'>;
  titulo?: string;
  children?: ReactNode;
};

/** Nobody knows yet: it counts ten seconds and asks, again and again. The count waits while it is under the pointer or the focus. */
export const EsperaDePago = ({ estado, titulo = mensajes.procesando_pago, children }: Props) => {
  const { preguntando, vuelta, agotado, preguntar } = estado;
  const [retenida, setRetenida] = useState(false);
  const restan = useCuentaRegresiva(SEGUNDOS, vuelta, retenida || preguntando || agotado, () => void preguntar());
  const retener = { onFocus: () => setRetenida(true), onBlur: () => setRetenida(false) };
  return (
    <Card
      component="section"
      aria-label="Estado del pago"
      onMouseEnter={() => setRetenida(true)}
      onMouseLeave={() => setRetenida(false)}
    >
      <Stack align="center" gap="md" ta="center" py="md">
        <div role="timer" aria-label={`Próxima consulta en ${restan} segundos`}>
          <Anillo parte={agotado ? 0 : restan / SEGUNDOS}>
            <Text fz="xl" fw={700}>
              {agotado ? '—' : restan}
            </Text>
          </Anillo>
        </div>
        <div role="status">
          <Title order={2} size="h3">
            {titulo}
          </Title>
        </div>
        {children}
        <Text c="dimmed" maw={520}>
          {agotado
            ? 'El medio de pago todavía no nos dijo cómo terminó. No hace falta que esperes acá: lo seguimos consultando y lo vas a ver en tus cupones.'
            : 'No cierres esta página ni pagues otra vez.'}
        </Text>
        <Button
          {...retener}
          variant="default"
          leftSection={<Icono nombre="recargar" />}
          aria-disabled={preguntando}
          onClick={() => void preguntar()}
        >
          <span aria-live="polite">{preguntando ? 'Consultando…' : 'Consultar ahora'}</span>
        </Button>
      </Stack>
    </Card>
  );
};
