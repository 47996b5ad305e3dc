import { type Abierto, tieneMontosFijos } from './abrir.ts';
import { DatosFijos, TareasFijas } from './montos-fijos.tsx';

const FIJAS = { datos: DatosFijos, tareas: TareasFijas, honorario: TareasFijas };

export const vistasDe = <V extends object>(vistas: V, abierto: Abierto): V =>
  tieneMontosFijos(abierto) ? { ...vistas, ...FIJAS } : vistas;
