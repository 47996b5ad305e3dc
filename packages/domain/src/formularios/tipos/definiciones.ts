import type { Campo, TipoCampo } from '../formulario.ts';
import { tipoDeCampo } from '../tipo-de-campo.ts';
import { boolean } from './boolean.ts';
import { complejo } from './complejo.ts';
import { compuesto } from './compuesto.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import type { DefinicionDeTipo } from './definicion.ts';
import { expandable } from './expandable.ts';
import { fieldActivator } from './field-activator.ts';
import { fieldIncrementer } from './field-incrementer.ts';
import { hardcoded } from './hardcoded.ts';
import { integer } from './integer.ts';
import { row } from './row.ts';
import { select } from './select.ts';
import { string } from './string.ts';
import { text } from './text.ts';
import { textMultiline } from './text-multiline.ts';

export const definiciones = {
  integer,
  decimal,
  text,
  string,
  text_multiline: textMultiline,
  date,
  boolean,
  field_activator: fieldActivator,
  field_incrementer: fieldIncrementer,
  select,
  expandable,
  row,
  compuesto,
  complejo,
  hardcoded,
} as const satisfies Record<TipoCampo, DefinicionDeTipo>;

export const definicionDe = (campo: Campo): DefinicionDeTipo => definiciones[tipoDeCampo(campo)];
