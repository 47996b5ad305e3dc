import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

export const StringCampo = (props: PropsDeHoja) => <EntradaDeTexto {...props} />;
