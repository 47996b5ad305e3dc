import { mensajes } from '@colega/contract/mensajes';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Anillo } from './anillo.tsx';
import { useCuentaRegresiva } from './use-cuenta-regresiva.ts';
import type { EstadoDelResultado } from './use-resultado-de-pago.ts';

const SEGUNDOS = 10; // PAG-023

type Props = {
  estado: Pick<EstadoDelResultado, 'preguntando' | 'vuelta' | 'agotado' | 'preguntar'>;
  titulo?: string;
  children?: ReactNode;
};

/** What is being read stays still, but the asking goes on, so that a payment that came in is told. */
export const EsperaDePago = ({ estado, titulo = mensajes.procesando_pago, children }: Props) => {
  const { preguntando, vuelta, agotado, preguntar } = estado;
  const restan = useCuentaRegresiva(SEGUNDOS, vuelta, preguntando || agotado, () => void preguntar());
  const [enPausa, setEnPausa] = useState<number | null>(null);
  const pausar = () => setEnPausa((previa) => previa ?? restan);
  const seguir = () => setEnPausa(null);
  const quieta = enPausa !== null && !agotado;
  const aLaVista = enPausa ?? restan;
  return (
    <Card component="section" aria-label="Estado del pago" onMouseEnter={pausar} onMouseLeave={seguir}>
      <Stack align="center" gap="md" ta="center" py="md">
        <div role="timer" aria-label={quieta ? 'La cuenta está en pausa' : `Próxima consulta en ${restan} segundos`}>
          <Anillo parte={agotado ? 0 : aLaVista / SEGUNDOS}>
            <Text fz="xl" fw={700}>
              {agotado ? '—' : aLaVista}
            </Text>
          </Anillo>
        </div>
        {/* its room is always kept: nothing moves under the pointer that pauses it */}
        <Text c="dimmed" fz="sm" style={{ visibility: quieta ? undefined : 'hidden' }}>
          En pausa: seguimos consultando
        </Text>
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
          onFocus={pausar}
          onBlur={seguir}
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
