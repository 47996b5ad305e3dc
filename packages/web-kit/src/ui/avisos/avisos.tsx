import { notifications } from '@mantine/notifications';
import { Icono } from '../signos/icono.tsx';

const TONOS = {
  exito: { color: 'green', icono: 'tilde' },
  novedad: { color: 'petroleo', icono: 'info' },
  error: { color: 'red', icono: 'alerta' },
} as const;

const aLaVista = new Map<string, string>();
let alAvisar: () => void;
/** Until there is something to show, the screen needs no place for it. */
export const primerAviso = new Promise<void>((llega) => {
  alAvisar = llega;
});

/** The same message takes the place of the one before: a pile would cover what has to be pressed. */
const mostrar = (mensaje: string, tono: keyof typeof TONOS): string => {
  const anterior = aLaVista.get(`${tono}:${mensaje}`);
  if (anterior !== undefined) notifications.hide(anterior);
  const id = notifications.show({
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
    message: mensaje,
    color: TONOS[tono].color,
    icon: <Icono nombre={TONOS[tono].icono} />,
    styles: { description: { whiteSpace: 'pre-line' } },
    role: tono === 'error' ? 'alert' : 'status',
  });
  aLaVista.set(`${tono}:${mensaje}`, id);
  alAvisar();
  return id;
};

export const avisarExito = (mensaje: string): string => mostrar(mensaje, 'exito');
/** What somebody else did, of what one is looking at. */
export const avisarNovedad = (mensaje: string): string => mostrar(mensaje, 'novedad');
export const avisarError = (mensaje: string): string => mostrar(mensaje, 'error');
