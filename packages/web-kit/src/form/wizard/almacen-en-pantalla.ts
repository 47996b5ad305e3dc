import type { AlmacenDeAsistente, EstadoDelAsistente } from '@colega/asistentes/asistente';
import type { CopiadorAlLlegar } from '../../lib/borradores/copiador-al-llegar.ts';
import type { DefinicionDeAsistente, ProblemaConTexto } from './definicion.ts';

/** Whose the draft is, and which of their tabs this is. */
export type QuienLoCarga = { user_id: number; nombre: string; pestania: string };

export type AlmacenEnPantalla<B, C, G> = AlmacenDeAsistente<B, C, ProblemaConTexto, G> & {
  definicion: DefinicionDeAsistente<B, C>;
  estado: EstadoDelAsistente<B, ProblemaConTexto, G>;
  quien: QuienLoCarga;
  copiador: CopiadorAlLlegar;
};
