import type { PasoDelAutomatico } from '@colega/domain/legajos';
import type { ComponentType } from 'react';
import { PasoComitente } from './comitente/paso-comitente.tsx';
import { PasoContrato } from './contrato/paso-contrato.tsx';
import { PasoDatos } from './datos/paso-datos.tsx';
import { PasoHonorario } from './honorario/paso-honorario.tsx';
import { PasoTareas } from './tareas/paso-tareas.tsx';
import { PasoUbicacion } from './ubicacion/paso-ubicacion.tsx';

export const VISTAS_DEL_AUTOMATICO: Record<PasoDelAutomatico, ComponentType> = {
  datos: PasoDatos,
  tareas: PasoTareas,
  honorario: PasoHonorario,
  comitente: PasoComitente,
  ubicacion: PasoUbicacion,
  contrato: PasoContrato,
};
