import { Textarea } from '@mantine/core';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

const LINEAS = 2;
const VECES = 4;

export const ParrafoCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { ejemplo, lineas = LINEAS } = resto.campo;
  return (
    <Textarea
      {...props}
      placeholder={ejemplo}
      autoComplete="off"
      autosize
      minRows={lineas}
      maxRows={lineas * VECES}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => poner(e.currentTarget.value)}
    />
  );
};
