import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icono, type NombreDeIcono } from './icono.tsx';

export type Tono = 'neutro' | 'info' | 'exito' | 'aviso' | 'peligro';

const DIBUJO: Readonly<Record<Tono, { color: string; icono: NombreDeIcono }>> = {
  neutro: { color: 'gray', icono: 'documento' },
  info: { color: 'petroleo', icono: 'info' },
  exito: { color: 'green', icono: 'tilde' },
  aviso: { color: 'yellow', icono: 'alerta' },
  peligro: { color: 'red', icono: 'prohibido' },
};

type Props = { tono: Tono; children: ReactNode; icono?: NombreDeIcono };

/** The text and the icon tell the state: the colour only helps. */
export const InsigniaDeEstado = ({ tono, children, icono }: Props) => (
  <Badge
    variant="default"
    leftSection={<Icono nombre={icono ?? DIBUJO[tono].icono} tamanio={16} />}
    styles={{
      root: { borderColor: `var(--mantine-color-${DIBUJO[tono].color}-5)`, borderWidth: 1.5 },
      section: { color: `var(--mantine-color-${DIBUJO[tono].color}-light-color)` },
    }}
  >
    {children}
  </Badge>
);

/** A state that the portal does not know yet is neutral. */
export const APARIENCIA_DE_ESTADO: Readonly<Record<string, { tono: Tono; icono: NombreDeIcono }>> = {
  borrador: { tono: 'neutro', icono: 'lapiz' },
  confirmado: { tono: 'info', icono: 'tilde' },
  timbrado: { tono: 'aviso', icono: 'sello' },
  visado: { tono: 'exito', icono: 'escudo' },
  anulado: { tono: 'peligro', icono: 'prohibido' },
};
