import { Notifications, notifications } from '@mantine/notifications';
import { Icono } from './icono.tsx';

/** How long a notification stays (CON-005); the count waits while it is hovered or focused. */
export const DURACION_DE_AVISO_MS = 10_000;

export const Avisos = () => (
  <Notifications
    autoClose={DURACION_DE_AVISO_MS}
    position="top-right"
    limit={4}
    zIndex={1000}
    pauseResetOnHover="all"
  />
);

const mostrar = (mensaje: string, tono: 'exito' | 'error'): string =>
  notifications.show({
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
    message: mensaje,
    color: { exito: 'green', error: 'red' }[tono],
    icon: <Icono nombre={({ exito: 'tilde', error: 'alerta' } as const)[tono]} />,
    styles: { description: { whiteSpace: 'pre-line' } },
    role: tono === 'error' ? 'alert' : 'status',
  });

export const avisarExito = (mensaje: string): string => mostrar(mensaje, 'exito');
export const avisarError = (mensaje: string): string => mostrar(mensaje, 'error');
