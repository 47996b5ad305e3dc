import type { CeldaLeidaDeArancel } from '@colega/contract/honorarios';
import { variacionDe } from '@colega/domain/honorarios';
import { TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { esBloque, filasQueMueve } from '../../ui/teclas-de-celda.ts';
import { decirCelda, formatCelda } from './format-celda.ts';
import estilos from './grilla.module.css';
import { idDeCelda } from './lugares-de-la-grilla.ts';

type Props = {
  celda: CeldaLeidaDeArancel;
  nombre: string;
  pendiente: string | undefined;
  error: string | null;
  alEscribir: (escrito: string) => void;
  alSalir: () => void;
  alPegar: (texto: string) => void;
  /** To the same figure of another row. */
  alMover: (filas: 1 | -1) => void;
};

export const CeldaEditable = ({ celda, nombre, pendiente, error, ...hacer }: Props) => {
  const { alEscribir, alSalir, alPegar, alMover } = hacer;
  const alTeclear = (evento: KeyboardEvent) => {
    const filas = filasQueMueve(evento);
    if (filas === null) return;
    evento.preventDefault();
    alMover(filas);
  };
  const pegar = (evento: ClipboardEvent) => {
    const texto = evento.clipboardData.getData('text/plain');
    if (!esBloque(texto)) return;
    evento.preventDefault();
    alPegar(texto);
  };
  return (
    <TextInput
      id={idDeCelda(celda.ruta)}
      aria-label={nombre}
      size="sm"
      value={pendiente ?? celda.escrito ?? formatCelda(celda)}
      {...(celda.tipo === 'tope' && { placeholder: 'Sin tope' })}
      error={error}
      inputMode={celda.tipo === 'reparto' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={80}
      className={estilos.entrada ?? ''}
      onChange={({ currentTarget: { value } }) => alEscribir(value)}
      onBlur={alSalir}
      onKeyDown={alTeclear}
      onPaste={pegar}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};

/** How much it changes, and what it was. */
export const Variacion = ({ celda }: { celda: CeldaLeidaDeArancel }) => {
  const dicha = variacionDe(celda.base, celda.valor);
  if (celda.base === null && celda.valor === '') return null;
  if (celda.base === null) return <span className={estilos.variacion}>Nueva</span>;
  if (celda.valor === celda.base) return null;
  const era = decirCelda({ tipo: celda.tipo, valor: celda.base });
  return <span className={estilos.variacion}>{dicha ? `${dicha} (era ${era})` : `Era ${era}`}</span>;
};
