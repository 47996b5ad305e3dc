import type { BorradorAutomatico, ContextoAutomatico } from '@colega/asistentes/legajos';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { ProblemaConTexto } from '@colega/web-kit/form/wizard/definicion.ts';
import type { Formularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

export type Automatico = {
  borrador: BorradorAutomatico;
  cambiar: (cambio: (borrador: BorradorAutomatico) => BorradorAutomatico) => void;
  contexto: ContextoAutomatico;
  referencias: Referencias;
  formularios: Formularios;
  problemas: readonly ProblemaConTexto[];
  intentos: number;
};

const esAutomatico = (carga: object): carga is Automatico => 'formularios' in carga;

export const useAutomatico = (): Automatico => useCarga(esAutomatico);
