import type { BorradorAutomatico, ContextoAutomatico } from '@colega/domain/legajos';
import { createContext, useContext } from 'react';
import type { ProblemaConTexto } from '../../../form/wizard/definicion.ts';
import type { Formularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

export type Automatico = {
  borrador: BorradorAutomatico;
  cambiar: (cambio: (borrador: BorradorAutomatico) => BorradorAutomatico) => void;
  contexto: ContextoAutomatico;
  referencias: Referencias;
  formularios: Formularios;
  /** Of the last failed attempt to go on, and how many there were. */
  problemas: readonly ProblemaConTexto[];
  intentos: number;
};

const Contexto = createContext<Automatico | null>(null);
export const ProveedorDelAutomatico = Contexto.Provider;

/** What every step of the automatic wizard reads and changes. */
export const useAutomatico = (): Automatico => {
  const automatico = useContext(Contexto);
  if (!automatico) throw new Error('A step lives inside the automatic wizard');
  return automatico;
};
