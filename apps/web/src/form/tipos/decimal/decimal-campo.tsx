import { sePegaComoDecimal } from '@colega/domain/formularios';
import { conComa } from '../../campos/con-coma.ts';
import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

export const DecimalCampo = (props: PropsDeHoja) => (
  <EntradaDeTexto {...props} inputMode="decimal" mostrar={conComa} sePega={sePegaComoDecimal} />
);
