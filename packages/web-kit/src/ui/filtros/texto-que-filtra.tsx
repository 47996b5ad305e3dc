import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  valor: string;
  alCambiar: (valor: string) => void;
  largo: number;
  placeholder?: string;
  /** A number, whose zeros in front say nothing. */
  numerico?: boolean;
  /** What is only half typed is not wrong yet: it counts when the field is left. */
  incompleto?: (texto: string) => boolean;
  error?: ReactNode;
};

const ESPERA_AL_ESCRIBIR_MS = 350;
const sinCeros = (texto: string): string => texto.replace(/^0+(?=\d)/, '');

/** A criterion that is typed: it counts a moment after the last key. */
export const TextoQueFiltra = ({
  label,
  valor,
  alCambiar,
  largo,
  placeholder,
  numerico = false,
  incompleto,
  error,
}: Props) => {
  const [escrito, setEscrito] = useState(valor);
  const campo = useRef<HTMLInputElement>(null);
  const avisar = useDebouncedCallback(alCambiar, ESPERA_AL_ESCRIBIR_MS);
  const limpio = (texto: string) => (numerico ? sinCeros(texto.trim()) : texto.trim());
  // what is being typed stays as it is: the address follows it, later and trimmed
  useEffect(() => {
    if (campo.current !== document.activeElement) setEscrito(valor);
  }, [valor]);
  const escribir = (nuevo: string) => {
    const cabe = nuevo.slice(0, largo);
    setEscrito(cabe);
    if (!incompleto?.(cabe.trim())) avisar(limpio(cabe));
  };
  return (
    <TextInput
      ref={campo}
      label={label}
      type={numerico ? 'text' : 'search'}
      {...(placeholder && { placeholder })}
      {...(numerico && { inputMode: 'numeric' as const })}
      autoComplete="off"
      error={error}
      value={escrito}
      onChange={(e) => escribir(e.currentTarget.value)}
      onBlur={() => incompleto?.(escrito.trim()) && alCambiar(limpio(escrito))}
    />
  );
};
