import { leerLargo } from '@colega/domain/formularios';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { alSoltar } from '../../lib/navegacion/al-soltar.ts';
import type { PropsDeHoja } from '../campos/props.ts';
import { useEntrada } from '../campos/use-entrada.ts';

const ESPERA_AL_ESCRIBIR_MS = 350;
const sinCeros = (texto: string): string => texto.replace(/^0+(?=\d)/, '');
/** Half-typed text is not wrong yet: it counts when the field is left. */
const A_MEDIAS: Readonly<Record<string, RegExp>> = { numero: /^\d{1,3}$/ };

/** It counts a moment after the last key, and the leading zeros of a number say nothing. */
export const TextoQueFiltra = ({ valor, ...resto }: PropsDeHoja) => {
  const { campo } = resto;
  const { poner, props } = useEntrada(resto);
  const vigente = String(valor ?? '');
  const numerico = campo.tipo !== 'texto';
  const [escrito, setEscrito] = useState(vigente);
  const entrada = useRef<HTMLInputElement>(null);
  const avisar = useDebouncedCallback((texto: string) => alSoltar(() => poner(texto)), ESPERA_AL_ESCRIBIR_MS);
  const limpio = (texto: string) => (numerico ? sinCeros(texto.trim()) : texto.trim());
  const estaAMedias = (texto: string) => A_MEDIAS[campo.tipo]?.test(texto.trim()) ?? false;
  // What is being typed stays as it is: the address follows it, later and trimmed.
  useEffect(() => {
    if (entrada.current !== document.activeElement) setEscrito(vigente);
  }, [vigente]);
  const escribir = (nuevo: string) => {
    const cabe = nuevo.slice(0, leerLargo(campo));
    setEscrito(cabe);
    if (!estaAMedias(cabe)) avisar(limpio(cabe));
  };
  return (
    <TextInput
      {...props}
      ref={entrada}
      type={numerico ? 'text' : 'search'}
      placeholder={campo.ejemplo}
      {...(numerico && { inputMode: 'numeric' as const })}
      autoComplete="off"
      value={escrito}
      onChange={(e) => escribir(e.currentTarget.value)}
      onBlur={() => estaAMedias(escrito) && poner(limpio(escrito))}
    />
  );
};
