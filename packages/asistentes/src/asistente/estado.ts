import type { Problema } from '@colega/domain/resultado';
import type { PasoDeAsistente, Recorrido } from './paso-de-asistente.ts';

/** What makes one wizard different from another, before anything of it is drawn. */
export type GuionDeAsistente<B, C, P extends Problema = Problema> = {
  /** Of a draft with another number stays what still fits (encajar.ts). */
  version: number;
  inicial: () => B;
  /** What a draft may be: an empty one, and one with an empty example of each thing that begins by not being there. */
  muestras: () => readonly B[];
  /** Where it begins, if not at the first step; of a draft that was kept, what it had got to. */
  recorrido?: ((guardado: Recorrido | null) => Recorrido) | undefined;
  pasos: readonly PasoDeAsistente<B, C, P>[];
};

/** An attempt to save that has no answer yet: its key, and all that was sent under it. */
export type Intento<B> = { clave: string; enviados: B[] };

/** What is kept of a wizard, wherever it is kept. */
export type BorradorGuardado<B> = {
  version: number;
  borrador: B;
  recorrido: Recorrido;
  intento: Intento<B> | null;
  toma?: string | null;
};

/** What is under way, and who runs it answers with `hecho`, `guardado`, `repetido` or `fallo`. */
export type TrabajoDeAsistente<B> =
  /** The work of a step that is left forwards, up to the step that was asked for. */
  | { tipo: 'dejar'; paso: string; recorrido: Recorrido; hasta: string | null }
  /** The work of a step that a save from before it passes by. */
  | { tipo: 'pasar'; paso: string; quedan: readonly string[]; clave: string }
  /** `faltan`: what may have been saved before it under the same key, to ask for its answer if the server knows the key. */
  | { tipo: 'enviar'; borrador: B; clave: string; faltan: readonly B[]; deAntes: boolean };

/** What another tab did with this draft. `toma` is the last time that somebody chose which tab goes on, as that one knew it. */
export type SucesoDeBorrador =
  | { tipo: 'escrito'; toma: string | null }
  | { tipo: 'descartado' }
  | { tipo: 'guardado'; direccion: string };

/** All that a wizard is at one moment. `G` is a stored thing that changed under its draft. */
export type EstadoDelAsistente<B, P extends Problema = Problema, G = unknown> = {
  borrador: B;
  recorrido: Recorrido;
  intento: Intento<B> | null;
  /** It began from a draft that was kept. */
  recuperado: boolean;
  /** That one was of an older shape. */
  adaptado: boolean;
  /** Another one each time that what is loaded is taken away as a whole: what a screen keeps of it goes too. */
  vez: number;
  trabajo: TrabajoDeAsistente<B> | null;
  falla: string | null;
  /** Of the last failed attempt, unchanged until the next; and its fields that were mended since. */
  problemas: readonly P[];
  sanados: readonly string[];
  intentos: number;
  conflicto: G | null;
  /** What was chosen of the last conflict. */
  resuelto: 'lo_guardado' | 'lo_mio' | null;
  /** While there is something, this tab writes nothing. */
  otraPestania: Exclude<SucesoDeBorrador, { tipo: 'descartado' }> | null;
  toma: string | null;
  /** The choice that was in force when this tab took the draft; undefined if it was not taken here. */
  tomadaDe: string | null | undefined;
  /** Its changes since it was as it is kept; and how many times it was to be kept at once. */
  cambios: number;
  urgencias: number;
  /** It was saved, thrown away, or its session was closed: nothing of it is kept any more. */
  fin: 'guardado' | 'descartado' | 'sesion' | null;
  /** Leaving was confirmed. */
  saliendo: boolean;
};

type Cambio<B> = (borrador: B) => B;

/** Keys and marks of a tab are made by who dispatches: this knows no chance, no clock and no network. */
export type AccionDeAsistente<B, G = unknown> =
  | { tipo: 'cambiar'; cambio: Cambio<B> }
  | { tipo: 'siguiente'; clave: string }
  | { tipo: 'guardarAhora'; clave: string }
  | { tipo: 'anterior' }
  | { tipo: 'abrir'; paso: string }
  | { tipo: 'hecho'; trabajo: TrabajoDeAsistente<B>; cambio?: Cambio<B> | undefined }
  /** `envio`: whether what was sent is known not to have arrived. Of `otro`, the key is of another body. */
  | {
      tipo: 'fallo';
      trabajo: TrabajoDeAsistente<B>;
      falla: string;
      cambio?: Cambio<B> | undefined;
      envio?: 'rechazado' | 'otro' | undefined;
    }
  | { tipo: 'repetido'; trabajo: TrabajoDeAsistente<B> }
  | { tipo: 'guardado'; trabajo: TrabajoDeAsistente<B> }
  | { tipo: 'empezarDeCero' }
  | { tipo: 'asegurar' }
  | { tipo: 'descartar' }
  | { tipo: 'cerrarSesion' }
  | { tipo: 'salir' }
  | { tipo: 'oir'; suceso: SucesoDeBorrador }
  | { tipo: 'tomar'; toma: string }
  | { tipo: 'traer'; guardado: BorradorGuardado<B> | null }
  | { tipo: 'encontrar'; conflicto: G }
  | { tipo: 'resolver'; borrador: B; con: 'lo_guardado' | 'lo_mio' };

export type EntornoDelAsistente<B, C, P extends Problema = Problema> = {
  guion: GuionDeAsistente<B, C, P>;
  contexto: C;
};
