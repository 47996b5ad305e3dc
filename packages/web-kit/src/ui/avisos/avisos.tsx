import { notifications } from '@mantine/notifications';
import { Icono } from '../signos/icono.tsx';

const aLaVista = new Map<string, string>();

/** The same message takes the place of the one before: a pile would cover what has to be pressed. */
const mostrar = (mensaje: string, tono: 'exito' | 'error'): string => {
  const anterior = aLaVista.get(`${tono}:${mensaje}`);
  if (anterior !== undefined) notifications.hide(anterior);
  const id = notifications.show({
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
    message: mensaje,
    color: { exito: 'green', error: 'red' }[tono],
    icon: <Icono nombre={({ exito: 'tilde', error: 'alerta' } as const)[tono]} />,
    styles: { description: { whiteSpace: 'pre-line' } },
    role: tono === 'error' ? 'alert' : 'status',
  });
  aLaVista.set(`${tono}:${mensaje}`, id);
  return id;
};

export const avisarExito = (mensaje: string): string => mostrar(mensaje, 'exito');
export const avisarError = (mensaje: string): string => mostrar(mensaje, 'error');
