import { EntradaDeTexto } from '../../campos/entrada-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

export const TextoCampo = (props: PropsDeHoja) => <EntradaDeTexto {...props} />;
