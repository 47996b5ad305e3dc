import { formatCuit, limpiarCuit, tieneLargoDeCuit } from '@colega/domain/identificadores';
import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'> & {
  /** Digits only. */
  value: string;
  alCambiar: (cuit: string) => void;
};

/** More than a CUIT has, so that what was pasted too long is told (cuit_largo), not cut and looked up as another. */
const LARGO_MAXIMO = 30;

/** A CUIT typed or pasted with or without hyphens; complete, it shows them (CON-007). */
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
