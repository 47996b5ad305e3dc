import type { PasoDeAsistente, Recorrido } from '@colega/asistentes/asistente';
import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { Campo, ValorDeCampo } from '@colega/domain/formularios';
import type { Problema } from '@colega/domain/resultado';

export type ProblemaConTexto = Problema<CodigoDeMensaje>;

export type DefinicionDeAsistente<B, C> = {
  nombre: string;
  /** Another number discards the drafts of an older shape. */
  version: number;
  inicial: () => B;
  /** A kept draft begins where it had got to; a new one, at the first step unless this says another. */
  recorrido?: ((guardado: Recorrido | null) => Recorrido) | undefined;
  pasos: readonly PasoDeAsistente<B, C, ProblemaConTexto>[];
  campos: readonly Campo[];
  /** `leer` and `escribir` are for values that are not at their path in the draft. */
  leer?: (borrador: B, ruta: string) => unknown;
  poner?: (borrador: B, ruta: string, valor: ValorDeCampo) => B;
};

/** The attempt has no answer yet: all that was sent under its key is kept. */
export type Intento<B> = { clave: string; enviados: B[] };

export type EstadoDelAsistente<B> = { borrador: B; recorrido: Recorrido; intento: Intento<B> | null };

export type AlAvanzar<B> = (borrador: B) => Promise<(borrador: B) => B>;

/** It also changes the draft when the failure showed that this holds something old. */
export class ErrorDePaso<B = never> extends Error {
  override readonly name = 'ErrorDePaso';
  readonly cambio: ((borrador: B) => B) | undefined;

  constructor(mensaje: string, cambio?: (borrador: B) => B) {
    super(mensaje);
    this.cambio = cambio;
  }
}
