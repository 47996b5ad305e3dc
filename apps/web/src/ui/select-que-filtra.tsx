import { mensajes } from '@colega/contract/mensajes';
import { Button, Select } from '@mantine/core';

type Props = {
  label: string;
  /** What stands where nothing is chosen. */
  todos: string;
  opciones: readonly { value: string; label: string }[];
  valor: string;
  alCambiar: (valor: string) => void;
  /** Its choices did not come: why, and how to ask for them again. */
  falla?: { mensaje: string; alReintentar: () => void } | undefined;
};

/** One of some values by which a list is filtered; empty is not chosen. */
export const SelectQueFiltra = ({ label, todos, opciones, valor, alCambiar, falla }: Props) => (
  <div>
    <Select
      label={label}
      placeholder={todos}
      data={opciones}
      value={valor || null}
      clearable
      clearButtonProps={{ 'aria-label': `Borrar ${label}` }}
      nothingFoundMessage={mensajes.autocomplete_vacio}
      error={falla?.mensaje}
      onChange={(elegido) => alCambiar(elegido ?? '')}
    />
    {falla && (
      <Button variant="subtle" size="sm" onClick={falla.alReintentar}>
        Reintentar
      </Button>
    )}
  </div>
);
