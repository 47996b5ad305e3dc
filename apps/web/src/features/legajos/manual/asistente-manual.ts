import {
  type BorradorManual,
  type ContextoManual,
  filasPermitenVariasUnidades,
  muestrasDelManual,
} from '@colega/asistentes/legajos';
import { useMemo } from 'react';
import type { TipoDeAsistente, Variante } from '../asistente/asistente-de-legajo.tsx';
import { basesDelContexto } from '../asistente/bases-del-contexto.ts';
import type { ReferenciasManuales } from '../asistente/use-referencias.ts';

export type VarianteManual = Variante<BorradorManual, ContextoManual>;

const PROPIO = { modo: 'manual' };

const useContextoManual = (borrador: BorradorManual, referencias: ReferenciasManuales, variante: VarianteManual) => {
  const esAmpliacion = variante.ampliacion !== undefined;
  const contexto = useMemo(
    (): ContextoManual => ({
      ...basesDelContexto(referencias, variante),
      tareas: referencias.tareas,
      es_ampliacion: esAmpliacion,
    }),
    [referencias, variante, esAmpliacion],
  );
  return {
    contexto,
    permiteVariasUnidades: filasPermitenVariasUnidades(borrador, contexto),
    propio: PROPIO,
  };
};

/** Without calculation (MAN-003, AMP-006). */
export const MANUAL: TipoDeAsistente<BorradorManual, ContextoManual, ReferenciasManuales> = {
  version: 1,
  muestras: muestrasDelManual,
  useContexto: useContextoManual,
};
