import type { EstadoDePagoRecibido } from '@colega/contract/dinero';
import type { Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

export const NOMBRE_DE_ESTADO_DE_PAGO: Readonly<Record<EstadoDePagoRecibido, string>> = {
  acreditado: 'Acreditado',
  en_revision: 'Por revisar',
  a_favor: 'Quedó a favor',
  por_devolver: 'Devolución por confirmar',
  devolviendo: 'Devolución en proceso',
  devuelto: 'Devuelto',
  deshecho: 'Deshecho',
  identificada: 'Es un pago',
  reabierta: 'Se volvió a abrir',
};

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
