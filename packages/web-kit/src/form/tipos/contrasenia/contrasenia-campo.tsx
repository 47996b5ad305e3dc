import { PasswordInput } from '@mantine/core';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

/** Not seen unless it is asked for. The screens before sign-in, without Mantine, have theirs. */
export const ContraseniaCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  return (
    <PasswordInput
      {...props}
      autoComplete={resto.campo.autocompletar}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(evento) => poner(evento.currentTarget.value)}
    />
  );
};
