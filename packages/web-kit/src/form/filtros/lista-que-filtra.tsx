import { mensajes } from '@colega/contract/mensajes';
import { Select } from '@mantine/core';
import type { PropsDeHoja } from '../campos/props.ts';
import { useEntrada } from '../campos/use-entrada.ts';

export const ListaQueFiltra = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { opciones = [], ejemplo, etiqueta, inicial } = resto.campo;
  const seBorra = inicial === undefined;
  return (
    <Select
      {...props}
      comboboxProps={{ keepMounted: false }}
      placeholder={ejemplo}
      data={opciones.map((opcion) => ({ value: String(opcion.valor), label: opcion.etiqueta }))}
      value={String(valor ?? '') || null}
      clearable={seBorra}
      allowDeselect={seBorra}
      clearButtonProps={{ 'aria-label': `Borrar ${etiqueta}` }}
      nothingFoundMessage={mensajes.autocomplete_vacio}
      // The error goes under it, so that fields beside it stay where they are.
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(elegido) => poner(elegido ?? '')}
    />
  );
};
