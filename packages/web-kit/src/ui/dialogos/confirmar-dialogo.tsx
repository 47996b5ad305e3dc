import { dialogoAlAbrir } from './dialogo-al-abrir.tsx';
import type { PropsDeConfirmar } from './pregunta-de-confirmacion.tsx';

export const ConfirmarDialogo = dialogoAlAbrir<PropsDeConfirmar>(() => import('./pregunta-de-confirmacion.tsx'));
