import { sePegaComoDecimal } from '@colega/domain/formularios';
import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import { formatConComa } from '../../campos/format-con-coma.ts';
import type { PropsDeHoja } from '../../campos/props.ts';

export const DecimalCampo = (props: PropsDeHoja) => (
  <EntradaDeTexto {...props} inputMode="decimal" mostrar={formatConComa} sePega={sePegaComoDecimal} />
);
