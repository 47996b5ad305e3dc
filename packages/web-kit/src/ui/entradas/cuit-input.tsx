import { formatCuit, limpiarCuit, tieneLargoDeCuit } from '@colega/domain/identificadores';
import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'> & {
  value: string;
  alCambiar: (cuit: string) => void;
};

/** It is longer than a CUIT, so that a longer paste is told (cuit_largo) and not cut into another CUIT. */
const LARGO_MAXIMO = 30;

/** CON-007: hyphens show once it is complete. */
export const CuitInput = ({ value, alCambiar, ...resto }: Props) => (
  <TextInput
    placeholder="20-12345678-9"
    {...resto}
    value={tieneLargoDeCuit(value) ? formatCuit(value) : value}
    onChange={(e) => alCambiar(limpiarCuit(e.currentTarget.value).replace(/\D/g, '').slice(0, LARGO_MAXIMO))}
    inputMode="numeric"
    autoComplete="off"
  />
);
