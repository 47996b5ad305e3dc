import { AreaDeTexto } from '../../../ui/entradas/area-de-texto.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

const LINEAS = 2;
const VECES = 4;

export const ParrafoCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { ejemplo, lineas = LINEAS } = resto.campo;
  return (
    <AreaDeTexto
      {...props}
      placeholder={ejemplo}
      autoComplete="off"
      lineas={lineas}
      maximo={lineas * VECES}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => poner(e.currentTarget.value)}
    />
  );
};
