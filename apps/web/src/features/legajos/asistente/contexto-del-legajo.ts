import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/domain/legajos';
import { createContext, useContext } from 'react';
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

const Contexto = createContext<LegajoEnCarga | null>(null);
export const ProveedorDelLegajo = Contexto.Provider;

/** What the steps that every wizard of a file shares read and change. */
export const useLegajo = (): LegajoEnCarga => {
  const legajo = useContext(Contexto);
  if (!legajo) throw new Error('A step lives inside the wizard of a file');
  return legajo;
};
