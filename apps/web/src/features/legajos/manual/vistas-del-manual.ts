import type { PasoDelManual } from '@colega/domain/legajos';
import type { ComponentType } from 'react';
import { PasoComitente } from '../asistente/comitente/paso-comitente.tsx';
import { PasoUbicacion } from '../asistente/ubicacion/paso-ubicacion.tsx';
import { PasoContratoManual } from './paso-contrato-manual.tsx';
import { PasoDatosManual } from './paso-datos-manual.tsx';
import { PasoTareasManual } from './paso-tareas-manual.tsx';

export const VISTAS_DEL_MANUAL: Record<PasoDelManual, ComponentType> = {
  datos: PasoDatosManual,
  tareas: PasoTareasManual,
  comitente: PasoComitente,
  ubicacion: PasoUbicacion,
  contrato: PasoContratoManual,
};
