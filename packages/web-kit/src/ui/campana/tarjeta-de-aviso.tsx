import type { AvisoDelPortal } from '@colega/contract/avisos';
import type { Lado } from '@colega/domain/avisos';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Instante } from '../datos/instante.tsx';
import { InsigniaDeEstado } from '../signos/insignia-de-estado.tsx';
import { AvisosAnteriores } from './avisos-anteriores.tsx';
import estilos from './campana.module.css';

type Leer = (aviso: AvisoDelPortal, con_anteriores: boolean) => Promise<void>;
type Props = { aviso: AvisoDelPortal; lado: Lado; sinLeer: boolean; alLeer: Leer };

/** The newest of one thing, and how many more there are, which open below it. */
export const TarjetaDeAviso = ({ aviso, lado, sinLeer, alLeer }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  const { titulo, leido, mas } = aviso;
  const leer = () => alLeer(aviso, true);
  return (
    <Card component="li" padding="md" className={leido ? '' : (estilos.sinLeer ?? '')}>
      <UnAviso aviso={aviso} alLeer={leer}>
        {mas > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            mih={44}
            aria-expanded={abierto}
            aria-controls={id}
            aria-label={`${decirCuantos(mas, abierto)}: ${titulo}`}
            onClick={() => setAbierto(!abierto)}
          >
            {decirCuantos(mas, abierto)}
          </Button>
        )}
        {!leido && (
          <Button
            variant="subtle"
            size="compact-md"
            mih={44}
            onClick={() => void leer()}
            aria-label={`Marcar como leído: ${titulo}`}
          >
            Marcar como leído
          </Button>
        )}
      </UnAviso>
      <div id={id}>
        {abierto && (
          <AvisosAnteriores {...{ aviso, lado, sinLeer }}>
            {(anterior) => <UnAviso aviso={anterior} alLeer={() => alLeer(anterior, false)} />}
          </AvisosAnteriores>
        )}
      </div>
    </Card>
  );
};

const decirCuantos = (mas: number, abierto: boolean): string =>
  abierto ? 'Ocultar los anteriores' : mas === 1 ? 'Ver 1 anterior' : `Ver ${mas} anteriores`;

type PropsDeUno = { aviso: AvisoDelPortal; alLeer: () => Promise<void>; children?: ReactNode };

const UnAviso = ({ aviso, alLeer, children }: PropsDeUno) => {
  const { titulo, detalle, enlace, creado_en, leido } = aviso;
  return (
    <Stack gap={6}>
      <Group gap="sm" justify="space-between" align="flex-start">
        <Text fw={leido ? 400 : 700} style={{ overflowWrap: 'anywhere' }}>
          {enlace ? (
            // leaving for the screen is having read it
            <Anchor component={Link} to={enlace} inherit onClick={() => void (leido || alLeer())}>
              {titulo}
            </Anchor>
          ) : (
            titulo
          )}
        </Text>
        {!leido && <InsigniaDeEstado tono="info">Sin leer</InsigniaDeEstado>}
      </Group>
      {detalle && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {detalle}
        </Text>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          <Instante valor={creado_en} />
        </Text>
        {children && <Group gap="sm">{children}</Group>}
      </Group>
    </Stack>
  );
};
