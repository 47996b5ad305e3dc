import type { BorradorManual, ContextoManual } from '@colega/asistentes/legajos';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';

type Manual = {
  modo: 'manual';
  borrador: BorradorManual;
  cambiar: (cambio: (borrador: BorradorManual) => BorradorManual) => void;
  contexto: ContextoManual;
};

const esManual = (carga: object): carga is Manual => 'modo' in carga && carga.modo === 'manual';

export const useManual = (): Manual => useCarga(esManual);
