import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'id'> & {
  ruta: string;
  value: string;
  alCambiar: (texto: string) => void;
};

/** A text that is too long is told, never cut. */
export const CampoDeTexto = ({ ruta, value, alCambiar, ...resto }: Props) => {
  const { props } = useCampo(ruta);
  return (
    <TextInput
      autoComplete="off"
      {...props}
      {...resto}
      value={value}
      onChange={(evento) => alCambiar(evento.currentTarget.value)}
    />
  );
};
