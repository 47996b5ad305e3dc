import { leerFormato } from '@colega/domain/formularios';
import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

/** Digits with signs between them are typed with a telephone's keys. */
export const TextoCampo = (props: PropsDeHoja) => (
  <EntradaDeTexto {...props} inputMode={leerFormato(props.campo) ? 'tel' : 'text'} />
);
