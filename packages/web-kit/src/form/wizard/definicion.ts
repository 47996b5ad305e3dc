import type { PasoDeAsistente, Recorrido } from '@colega/asistentes/asistente';
import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { Campo, ValorDeCampo } from '@colega/domain/formularios';
import type { Problema } from '@colega/domain/resultado';

export type ProblemaConTexto = Problema<CodigoDeMensaje>;

/** What makes one wizard different from another, before it is drawn. */
export type DefinicionDeAsistente<B, C> = {
  /** Names the draft on this machine. */
  nombre: string;
  /** Another number discards the drafts of an older shape. */
  version: number;
  inicial: () => B;
  /** Where it begins, if not at the first step; of a draft that was kept, what it had got to. */
  recorrido?: ((guardado: Recorrido | null) => Recorrido) | undefined;
  pasos: readonly PasoDeAsistente<B, C, ProblemaConTexto>[];
  /** The fields of its steps, in the order of the screens: their labels and the names of their errors. */
  campos: readonly Campo[];
  /** The value of a field in the draft, and the draft with another, where they are not at its path. */
  leer?: (borrador: B, ruta: string) => unknown;
  poner?: (borrador: B, ruta: string, valor: ValorDeCampo) => B;
};

/** An attempt to save that has no answer yet: its key, and all that was sent under it. */
export type Intento<B> = { clave: string; enviados: B[] };

export type EstadoDelAsistente<B> = { borrador: B; recorrido: Recorrido; intento: Intento<B> | null };

/** The work of a step on the way forward: answers what changes in the draft, or fails with a text for the person. */
export type AlAvanzar<B> = (borrador: B) => Promise<(borrador: B) => B>;

/** A failure with a text for the person and, if it showed that the draft holds something old, what to change in it. */
export class ErrorDePaso<B = never> extends Error {
  override readonly name = 'ErrorDePaso';
  readonly cambio: ((borrador: B) => B) | undefined;

  constructor(mensaje: string, cambio?: (borrador: B) => B) {
    super(mensaje);
    this.cambio = cambio;
  }
}
