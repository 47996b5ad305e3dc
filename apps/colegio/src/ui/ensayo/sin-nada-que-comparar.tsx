import type { ResultadoDeEnsayo } from '@colega/contract/honorarios';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Anchor, Stack, Text } from '@mantine/core';
import { DEL_PORTAL } from '../../lib/direcciones.ts';

type Props = { sinEnsayar: ResultadoDeEnsayo['sin_ensayar'] };

/** A college that came from another system has no contract that this program calculated (S-1178). */
export const SinNadaQueComparar = ({ sinEnsayar }: Props) => (
  <Nota titulo="Todavía no hay con qué ensayarlo">
    <Stack gap="xs" align="flex-start">
      {sinEnsayar.some(({ motivo }) => motivo === 'importado') && (
        <Text>
          Los legajos del sistema anterior trajeron su honorario, pero no las cantidades de sus tareas (superficies,
          potencias, bocas), y sin ellas no se puede saber cuál sería su mínimo. Están en los informes como siempre.
        </Text>
      )}
      <Text>
        Mientras tanto, elegí unas tareas típicas y calculalas en el laboratorio con lo que rige hoy. Cuando publiques
        este arancel, y antes de su día, el laboratorio las compara con las de esa fecha: si algo no está bien, todavía
        se puede retirar. A medida que se confirmen legajos acá, el ensayo los va a tener.
      </Text>
      <Anchor href={DEL_PORTAL.laboratorio} target="_blank" rel="noreferrer">
        Abrir el laboratorio
      </Anchor>
    </Stack>
  </Nota>
);
