import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { Abierto } from '../edicion/abrir.ts';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

export type CambioDeLegajo = <B extends BorradorDeLegajo>(borrador: B) => B;

type Carga = {
  borrador: BorradorDeLegajo;
  cambiar: (cambio: CambioDeLegajo) => void;
  contexto: ContextoDeLegajo;
  referencias: ReferenciasDeLegajo;
  permiteVariasUnidades: boolean;
  abierto: Abierto | null;
};

const esLegajo = (carga: object): carga is Carga => 'permiteVariasUnidades' in carga;

export const useLegajo = (): Carga => useCarga(esLegajo);
