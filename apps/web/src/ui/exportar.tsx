import { mensajes } from '@colega/contract/mensajes';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Text } from '@mantine/core';

type Props = { pedir: (formato: FormatoDeArchivo) => Promise<Blob>; nombre: string; que: string };
const FORMATOS = [
  { formato: 'csv', rotulo: 'CSV' },
  { formato: 'xlsx', rotulo: 'XLSX' },
] as const;

export const Exportar = ({ pedir, nombre, que }: Props) => (
  <Group gap="sm" data-no-imprime role="group" aria-label={`Exportar ${que}`}>
    <Text c="dimmed" aria-hidden>
      Exportar:
    </Text>
    {FORMATOS.map(({ formato, rotulo }) => (
      <BotonDeDescarga
        key={formato}
        leftSection={<Icono nombre="descargar" />}
        pedir={() => pedir(formato)}
        nombre={`${nombre}.${formato}`}
        falla={mensajes.error_imprimir} // ERR-011, S-325
        conDetalle
        aria-label={`Exportar ${que} en ${rotulo}`}
      >
        {rotulo}
      </BotonDeDescarga>
    ))}
  </Group>
);
