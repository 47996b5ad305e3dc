import {
  type BorradorAutomatico,
  borradorAutomatico,
  type ContextoAutomatico,
  pasosDelAutomatico,
} from '@colega/domain/legajos';
import type { DefinicionDeAsistente } from '../../../form/wizard/definicion.ts';

export const ASISTENTE_AUTOMATICO: DefinicionDeAsistente<BorradorAutomatico, ContextoAutomatico> = {
  nombre: 'legajo-automatico',
  version: 2,
  inicial: borradorAutomatico,
  pasos: pasosDelAutomatico,
};
