import type { GuionDeAsistente } from '@colega/asistentes/asistente';
import type { CodigoDePantalla } from '@colega/contract/mensajes';
import type { BorradorNombrado } from '@colega/contract/route';
import type { Campo, ValorDeCampo } from '@colega/domain/formularios';
import type { Problema } from '@colega/domain/resultado';

export type ProblemaConTexto = Problema<CodigoDePantalla>;

/** What makes one wizard different from another, as far as it is drawn. */
export type DefinicionDeAsistente<B, C> = GuionDeAsistente<B, C, ProblemaConTexto> & {
  /** Names the draft on this machine. */
  nombre: string;
  /** The fields of its steps, in the order of the screens: their labels and the names of their errors. */
  campos: readonly Campo[];
  leer?: (borrador: B, ruta: string) => unknown;
  poner?: (borrador: B, ruta: string, valor: ValorDeCampo) => B;
  /** Of whom and where it is, for the lists of drafts. */
  detalle?: (borrador: B) => string;
  /** What another device wrote, beside what is here. */
  comparar?: (guardado: B, mio: B) => Promise<Diferencia[]> | Diferencia[];
  /** There may be several at once: it is of something that is not there yet. */
  varios?: boolean;
};

/** The work of a step on the way forward: answers what changes in the draft, or fails with a text for the person. */
export type AlAvanzar<B> = (borrador: B) => Promise<(borrador: B) => B>;

/** What is sent under one key, and the draft on the server that it ends. */
export type EnvioDeAsistente = { idempotencyKey: string; borrador: BorradorNombrado | null };

/** One thing that two versions of a draft say otherwise. */
export type Diferencia = { dato: string; nombre: string; guardado: string; mio: string; seConserva?: boolean };

/** What a save answered: where it can be seen, what to say, and what that screen shows first; with `loDice` that screen says it too, as `dicho`. */
export type Guardado = { direccion: string; message: string; state?: object; loDice?: true };
