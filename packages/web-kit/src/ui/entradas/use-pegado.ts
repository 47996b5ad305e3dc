import { mensajes } from '@colega/contract/mensajes';
import { type ClipboardEvent, useState } from 'react';
import { useMotivo } from './contexto-de-formulario.ts';

/** A paste that would leave no plain number changes nothing, and the field says so until something else is entered. */
export const usePegado = (sePega: (texto: string) => boolean, campo: string | undefined) => {
  const [rechazado, setRechazado] = useState(false);
  const aviso = rechazado ? mensajes.pega_solo_numeros : undefined;
  useMotivo(campo, aviso);
  return {
    aviso,
    alPegar: (evento: ClipboardEvent<HTMLInputElement>) => {
      const { value, selectionStart, selectionEnd } = evento.currentTarget;
      const pegado = evento.clipboardData.getData('text');
      const quedaria = value.slice(0, selectionStart ?? 0) + pegado + value.slice(selectionEnd ?? value.length);
      const vale = sePega(quedaria);
      setRechazado(!vale);
      if (!vale) evento.preventDefault();
    },
    alEscribir: () => setRechazado(false),
  };
};
