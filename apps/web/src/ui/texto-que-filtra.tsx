import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  label: string;
  valor: string;
  alCambiar: (valor: string) => void;
  largo: number;
  placeholder?: string;
  /** A number, whose zeros in front say nothing. */
  numerico?: boolean;
  error?: ReactNode;
};

const ESPERA_AL_ESCRIBIR_MS = 350;
const sinCeros = (texto: string): string => texto.replace(/^0+(?=\d)/, '');

/** A criterion that is typed: it counts a moment after the last key. */
export const TextoQueFiltra = ({ label, valor, alCambiar, largo, placeholder, numerico = false, error }: Props) => {
  const [escrito, setEscrito] = useState(valor);
  const avisar = useDebouncedCallback(alCambiar, ESPERA_AL_ESCRIBIR_MS);
  // what is being typed stays as it is: the address holds it trimmed
  useEffect(
    () => setEscrito((antes) => ((numerico ? sinCeros(antes.trim()) : antes.trim()) === valor ? antes : valor)),
    [valor, numerico],
  );
  const escribir = (nuevo: string) => {
    const cabe = nuevo.slice(0, largo);
    setEscrito(cabe);
    avisar(numerico ? sinCeros(cabe.trim()) : cabe.trim());
  };
  return (
    <TextInput
      label={label}
      type={numerico ? 'text' : 'search'}
      {...(placeholder && { placeholder })}
      {...(numerico && { inputMode: 'numeric' as const })}
      autoComplete="off"
      error={error}
      value={escrito}
      onChange={(e) => escribir(e.currentTarget.value)}
    />
  );
};
