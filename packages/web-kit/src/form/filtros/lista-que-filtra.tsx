import { mensajes } from '@colega/contract/mensajes';
import { Select } from '@mantine/core';
import type { PropsDeHoja } from '../campos/props.ts';
import { useEntrada } from '../campos/use-entrada.ts';

/** One of some values by which a list is filtered; empty is not chosen. One that starts with a choice always has one. */
export const ListaQueFiltra = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { opciones = [], ejemplo, etiqueta, inicial } = resto.campo;
  const seBorra = inicial === undefined;
  return (
    <Select
      {...props}
      placeholder={ejemplo}
      data={opciones.map((opcion) => ({ value: String(opcion.valor), label: opcion.etiqueta }))}
      value={String(valor ?? '') || null}
      clearable={seBorra}
      allowDeselect={seBorra}
      clearButtonProps={{ 'aria-label': `Borrar ${etiqueta}` }}
      nothingFoundMessage={mensajes.autocomplete_vacio}
      // under it: beside fields without one it stays where they are
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(elegido) => poner(elegido ?? '')}
    />
  );
};
