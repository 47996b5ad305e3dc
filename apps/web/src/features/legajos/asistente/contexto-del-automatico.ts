import type { BorradorAutomatico, ContextoAutomatico } from '@colega/asistentes/legajos';
import { useCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { ProblemaConTexto } from '@colega/web-kit/form/wizard/definicion.ts';
import type { Calculadora } from './calculadora.ts';
import type { Formularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

/** What a fee is calculated from, in the wizard or outside it. */
export type LoQueSeCalcula = {
  borrador: BorradorAutomatico;
  cambiar: (cambio: (borrador: BorradorAutomatico) => BorradorAutomatico) => void;
  contexto: ContextoAutomatico;
  referencias: {
    rubros: readonly { id: number; nombre: string }[];
    categorias: readonly { key: string; nombre: string; descripcion: string; segmento: { key: string } }[];
  };
  formularios: Pick<Formularios, 'tiposDeObra' | 'itemsDeEstadoDeObra'>;
  problemas: readonly ProblemaConTexto[];
  intentos: number;
  /** Without one, the server is asked. */
  calculadora?: Calculadora;
};

export type Automatico = LoQueSeCalcula & { referencias: Referencias; formularios: Formularios };

const esAutomatico = (carga: object): carga is Automatico => 'formularios' in carga;

export const useAutomatico = (): Automatico => useCarga(esAutomatico);

const seCalcula = (carga: object): carga is LoQueSeCalcula => 'formularios' in carga;

export const useLoQueSeCalcula = (): LoQueSeCalcula => useCarga(seCalcula);
