import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { Abierto } from '../edicion/abrir.ts';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

/** A change that any wizard of a file can make to its draft. */
export type CambioDeLegajo = <B extends BorradorDeLegajo>(borrador: B) => B;

export type LegajoEnCarga = {
  borrador: BorradorDeLegajo;
  cambiar: (cambio: CambioDeLegajo) => void;
  contexto: ContextoDeLegajo;
  referencias: ReferenciasDeLegajo;
  permiteVariasUnidades: boolean;
  /** The stored file, when it is edited or expanded. */
  abierto: Abierto | null;
};

const esLegajo = (carga: object): carga is LegajoEnCarga => 'permiteVariasUnidades' in carga;

/** What the steps that every wizard of a file shares read and change. */
export const useLegajo = (): LegajoEnCarga => useCarga(esLegajo);
