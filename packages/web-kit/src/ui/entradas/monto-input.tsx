import { formatNumero, limpiarMonto, parseMonto } from '@colega/domain/importes';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ClipboardEvent, FocusEvent } from 'react';
import { usePegado } from './use-pegado.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** The text is as typed ("1234,5"), for `parseMonto` to read. */
  value: string;
  alCambiar: (texto: string) => void;
  unidad?: string | null;
};

/** CON-001: a comma or a dot is taken, and other characters are dropped. */
export const MontoInput = ({ value, alCambiar, unidad = '$', onBlur, onFocus, error, ...resto }: Props) => {
  // An amount is pasted whole or not at all: 1,234.56 is not 1,23456.
  const { aviso, alPegar: rechazar, alEscribir } = usePegado(() => false, resto.id);
  const alPegar = (evento: ClipboardEvent<HTMLInputElement>) => {
    const leido = parseMonto(evento.clipboardData.getData('text'));
    if (!leido.ok) return rechazar(evento);
    alEscribir();
    evento.preventDefault();
    alCambiar(leido.valor.replace('.', ','));
  };
  const alSalir = (evento: FocusEvent<HTMLInputElement>) => {
    const leido = parseMonto(value);
    if (leido.ok) alCambiar(formatNumero(leido.valor));
    onBlur?.(evento);
  };
  return (
    <TextInput
      {...resto}
      value={value}
      onChange={(e) => alCambiar(limpiarMonto(e.currentTarget.value))}
      onPaste={alPegar}
      onInput={alEscribir}
      error={aviso ?? error}
      onBlur={alSalir}
      {...(onFocus && { onFocus })}
      inputMode="decimal"
      autoComplete="off"
      {...(unidad && { leftSection: <span aria-hidden="true">{unidad}</span> })}
    />
  );
};
