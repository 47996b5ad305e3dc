import type { SituacionDeCupon } from '@colega/domain/dinero';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

const ROJO = { fondo: '#C92A2A', letra: '#ffffff', icono: 'prohibido' } as const;
const OSCURO = '#1d262c';
/** CUP-017. Only dark or white letters are read well on these, in both schemes. */
const APARIENCIA: Readonly<Record<SituacionDeCupon, { fondo: string; letra: string; icono: NombreDeIcono }>> = {
  pendiente: { fondo: '#FFCE00', letra: OSCURO, icono: 'alerta' },
  pago: { fondo: '#20C997', letra: OSCURO, icono: 'tilde' },
  vencido: ROJO,
  anulado: ROJO,
};

export const InsigniaDeCobro = ({ estado, children }: { estado: SituacionDeCupon; children: ReactNode }) => {
  const { fondo, letra, icono } = APARIENCIA[estado];
  return (
    <Badge
      leftSection={<Icono nombre={icono} tamanio={16} />}
      style={{ backgroundColor: fondo, color: letra }}
      data-estado={estado}
    >
      {children}
    </Badge>
  );
};
