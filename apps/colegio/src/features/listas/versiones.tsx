import type { VersionDeListaLeida } from '@colega/contract/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Group, List, Text } from '@mantine/core';
import { Accion, Seccion } from '../../ui/seccion.tsx';
import { EfectosDeVersion } from './efectos-de-version.tsx';
import { SuEnsayo } from './su-ensayo.tsx';

type PropsDeSiguientes = {
  versiones: readonly VersionDeListaLeida[];
  puedeRetirar: boolean;
  alRetirar: (version: VersionDeListaLeida) => void;
};

export const Siguientes = ({ versiones, puedeRetirar, alRetirar }: PropsDeSiguientes) => (
  <Seccion titulo="Viene">
    {versiones.map((una) => (
      <div key={una.id}>
        <Group justify="space-between" align="flex-start">
          <Text
            fw={600}
          >{`Desde el ${formatFecha(una.vigente_desde)}${una.norma === '' ? '' : `, ${una.norma}`}`}</Text>
          {puedeRetirar && una.origen === 'mesa' && (
            <Accion de={`desde el ${formatFecha(una.vigente_desde)}`} alPresionar={() => alRetirar(una)}>
              Retirar
            </Accion>
          )}
        </Group>
        <Text size="sm">{quienes(una).join(' ')}</Text>
        <EfectosDeVersion id={una.id} />
        <SuEnsayo version={una} />
      </div>
    ))}
  </Seccion>
);

const ORIGENES = { carga: 'De la primera carga.', arranque: 'De la puesta en marcha.', mesa: '' } as const;
const ESTADOS = { preparada: 'En preparación', publicada: 'Publicada', retirada: 'Retirada' } as const;

const quienes = ({ origen, preparada, publicada, retirada, motivo }: VersionDeListaLeida): string[] => [
  ...(origen === 'mesa' ? [] : [ORIGENES[origen]]),
  ...(preparada ? [`La preparó ${preparada.quien} el ${formatInstante(preparada.cuando)}.`] : []),
  ...(publicada ? [`La publicó ${publicada.quien} el ${formatInstante(publicada.cuando)}.`] : []),
  ...(retirada ? [`La retiró ${retirada.quien} el ${formatInstante(retirada.cuando)}: ${motivo ?? ''}`] : []),
];

/** Every version that there was, the newest first. */
export const Historia = ({ versiones }: { versiones: readonly VersionDeListaLeida[] }) => (
  <Seccion titulo="Historia">
    <List spacing="sm">
      {versiones.map((una) => (
        <List.Item key={una.id} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={600} span>
            {`${ESTADOS[una.estado]}, desde el ${formatFecha(una.vigente_desde)}`}
          </Text>
          <Text size="sm">
            {[una.norma === '' ? '' : `${una.norma}.`, `${una.cuantas_filas} filas.`, ...quienes(una)]
              .filter((texto) => texto !== '')
              .join(' ')}
          </Text>
        </List.Item>
      ))}
    </List>
  </Seccion>
);
