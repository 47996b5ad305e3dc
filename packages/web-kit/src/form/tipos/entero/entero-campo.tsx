import { sePegaComoEntero } from '@colega/domain/formularios';
import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

export const EnteroCampo = (props: PropsDeHoja) => (
  <EntradaDeTexto {...props} inputMode="numeric" sePega={sePegaComoEntero} />
);
