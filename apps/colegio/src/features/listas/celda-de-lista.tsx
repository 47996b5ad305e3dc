import type { ColumnaDeLista } from '@colega/domain/colegio';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { esBloque, filasQueMueve } from '../../ui/teclas-de-celda.ts';

type Props = {
  id: string;
  columna: ColumnaDeLista;
  valor: string;
  /** What it says and of which row, for who does not see the table. */
  nombre: string;
  /** In a card it is seen beside its box. */
  rotulo: boolean;
  error: string | undefined;
  alEscribir: (valor: string) => void;
  alPegar: (texto: string) => void;
  /** To the same cell of another row. */
  alMover: (filas: 1 | -1) => void;
};

/** From so many letters on, a text may take more than one line. */
const LARGO_DE_UN_RENGLON = 120;

const opcionesDe = ({ tipo, vacia, opciones = [] }: ColumnaDeLista): string[] =>
  tipo === 'si_no'
    ? [...(vacia ? [''] : []), 'Sí', 'No']
    : opciones.filter(({ cerrada }) => !cerrada).map(({ nombre }) => nombre);

export const CeldaDeLista = ({ columna, valor, nombre, rotulo, error, alEscribir, alPegar, alMover, id }: Props) => {
  const { tipo, titulo, maximo = 0 } = columna;
  const comun = {
    ...{ id, value: valor, error, size: 'sm' as const },
    ...(rotulo ? { label: titulo } : { 'aria-label': nombre }),
    onPaste: (evento: ClipboardEvent) => {
      const texto = evento.clipboardData.getData('text/plain');
      if (!esBloque(texto)) return;
      evento.preventDefault();
      alPegar(texto);
    },
  };
  if (tipo === 'opcion' || tipo === 'si_no') {
    const opciones = opcionesDe(columna);
    return (
      <NativeSelect
        {...comun}
        // What was pasted and is no option stays in sight, with what is wrong with it.
        data={opciones.includes(valor) ? opciones : [valor, ...opciones]}
        onChange={({ currentTarget }) => alEscribir(currentTarget.value)}
      />
    );
  }
  if (tipo === 'texto' && maximo > LARGO_DE_UN_RENGLON)
    return <AreaDeTexto {...comun} lineas={1} onChange={({ currentTarget }) => alEscribir(currentTarget.value)} />;
  const alTeclear = (evento: KeyboardEvent) => {
    const filas = filasQueMueve(evento);
    if (filas === null) return;
    evento.preventDefault();
    alMover(filas);
  };
  return (
    <TextInput
      {...comun}
      onKeyDown={alTeclear}
      autoComplete="off"
      inputMode={tipo === 'tasa' || tipo === 'importe' ? 'decimal' : tipo === 'entero' ? 'numeric' : 'text'}
      onChange={({ currentTarget }) => alEscribir(currentTarget.value)}
    />
  );
};
