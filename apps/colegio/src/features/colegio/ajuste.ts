import type { AjusteHecho, AjustesDelColegio } from '@colega/contract/colegio';
import type { Campo } from '@colega/domain/formularios';
import type { OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';

export type LoAjustado = Readonly<Record<string, string>>;
type Errores = Record<string, string>;

/** Something that the college changes of itself: what is asked, and what it will do, said before. */
export type Ajuste = {
  titulo: string;
  consecuencias: readonly string[];
  campos: readonly Campo[];
  /** Those that are written in several lines. */
  largos?: readonly string[];
  /** How many at first. */
  lineas?: number;
  /** Those that are chosen of a list. */
  elecciones?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  /** Those that are ticked: `si`, or empty. */
  casillas?: readonly string[];
  iniciales: LoAjustado;
  conMuestra?: true;
  /** The key of a text, whose letter may be seen before it is saved. */
  carta?: string;
  /** What came with the program, to go back to it. */
  deFabrica?: LoAjustado;
  /** As the data say now: another one may have changed it since this began. Of what is new there is none. */
  versionEn?: (ajustes: AjustesDelColegio) => number;
  validar: (valores: LoAjustado) => Errores;
  pedir: (valores: LoAjustado, opciones: OpcionesDeLlamada) => Promise<AjusteHecho>;
};
