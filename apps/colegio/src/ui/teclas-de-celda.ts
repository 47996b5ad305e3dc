import type { KeyboardEvent } from 'react';

/** As a spreadsheet copies, with cells or rows; one figure alone is pasted as anywhere. */
export const esBloque = (texto: string): boolean => /[\t\n\r]/.test(texto.replace(/[\r\n]+$/, ''));

const FILAS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** To the same cell of which row a key goes; null when it is of the cell. */
export const filasQueMueve = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | null => {
  const filas = FILAS[key];
  if (filas === undefined || altKey || ctrlKey || metaKey) return null;
  return key === 'Enter' && shiftKey ? -1 : filas;
};
