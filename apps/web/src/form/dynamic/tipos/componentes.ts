import type { TipoCampo } from '@colega/domain/formularios';
import { type ComponentType, memo } from 'react';
import type { ComponenteDeCampo, PropsDeGrupo, PropsDeHoja } from '../campos/props.ts';
import { BooleanCampo } from './boolean/boolean-campo.tsx';
import { ComplejoCampo } from './complejo/complejo-campo.tsx';
import { CompuestoCampo } from './compuesto/compuesto-campo.tsx';
import { DateCampo } from './date/date-campo.tsx';
import { DecimalCampo } from './decimal/decimal-campo.tsx';
import { ExpandableCampo } from './expandable/expandable-campo.tsx';
import { FieldActivatorCampo } from './field-activator/field-activator-campo.tsx';
import { FieldIncrementerCampo } from './field-incrementer/field-incrementer-campo.tsx';
import { HardcodedCampo } from './hardcoded/hardcoded-campo.tsx';
import { IntegerCampo } from './integer/integer-campo.tsx';
import { RowCampo } from './row/row-campo.tsx';
import { SelectCampo } from './select/select-campo.tsx';
import { StringCampo } from './string/string-campo.tsx';
import { TextCampo } from './text/text-campo.tsx';
import { TextMultilineCampo } from './text-multiline/text-multiline-campo.tsx';

const hoja = (Componente: ComponentType<PropsDeHoja>): ComponenteDeCampo => ({
  clase: 'hoja',
  Componente: memo(Componente),
});

const grupo = (Componente: ComponentType<PropsDeGrupo>): ComponenteDeCampo => ({
  clase: 'grupo',
  Componente: memo(Componente),
});

/** One component a field type: a type that domain adds does not compile until it is drawn here too. */
export const componentes = {
  integer: hoja(IntegerCampo),
  decimal: hoja(DecimalCampo),
  text: hoja(TextCampo),
  string: hoja(StringCampo),
  text_multiline: hoja(TextMultilineCampo),
  date: hoja(DateCampo),
  boolean: hoja(BooleanCampo),
  field_activator: grupo(FieldActivatorCampo),
  field_incrementer: grupo(FieldIncrementerCampo),
  select: hoja(SelectCampo),
  expandable: grupo(ExpandableCampo),
  row: grupo(RowCampo),
  compuesto: grupo(CompuestoCampo),
  complejo: grupo(ComplejoCampo),
  hardcoded: grupo(HardcodedCampo),
} satisfies Record<TipoCampo, ComponenteDeCampo>;
