import { notifications } from '@mantine/notifications';
import { Icono } from './icono.tsx';

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
