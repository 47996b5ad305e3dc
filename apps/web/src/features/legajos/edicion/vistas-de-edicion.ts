import type { Abierto } from './abrir.ts';
import { DatosFijos, TareasFijas } from './montos-fijos.tsx';
import { tieneMontosFijos } from './tiene-montos-fijos.ts';

const FIJAS = { datos: DatosFijos, tareas: TareasFijas, honorario: TareasFijas };

export const vistasDe = <V extends object>(vistas: V, abierto: Abierto): V =>
  tieneMontosFijos(abierto) ? { ...vistas, ...FIJAS } : vistas;
