import { leerFormato } from '@colega/domain/formularios';
import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

/** Digits and what stands between them are typed with the keys of a telephone. */
export const TextoCampo = (props: PropsDeHoja) => (
  <EntradaDeTexto {...props} inputMode={leerFormato(props.campo) ? 'tel' : 'text'} />
);
