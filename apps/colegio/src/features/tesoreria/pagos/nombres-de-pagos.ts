import type { EstadoDePagoRecibido } from '@colega/contract/dinero';
import type { Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

export const TONO_DE_ESTADO_DE_PAGO: Readonly<Record<EstadoDePagoRecibido, Tono>> = {
  acreditado: 'exito',
  en_revision: 'aviso',
  a_favor: 'info',
  por_devolver: 'aviso',
  devolviendo: 'aviso',
  devuelto: 'neutro',
  deshecho: 'peligro',
  identificada: 'exito',
  reabierta: 'neutro',
};
