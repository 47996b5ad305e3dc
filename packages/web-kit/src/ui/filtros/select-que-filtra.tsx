import { mensajes } from '@colega/contract/mensajes';
import { Button, Select } from '@mantine/core';

type Props = {
  label: string;
  /** What stands where nothing is chosen. */
  todos: string;
  opciones: readonly { value: string; label: string }[];
  valor: string;
  /** What its word means, for who does not know it. */
  ayuda?: string;
  alCambiar: (valor: string) => void;
  /** Its choices did not come: why, and how to ask for them again. */
  falla?: { mensaje: string; alReintentar: () => void } | undefined;
};

/** One of some values by which a list is filtered; empty is not chosen. */
export const SelectQueFiltra = ({ label, todos, opciones, valor, ayuda, alCambiar, falla }: Props) => (
  <div>
    <Select
      label={label}
      placeholder={todos}
      data={opciones}
      value={valor || null}
      clearable
      clearButtonProps={{ 'aria-label': `Borrar ${label}` }}
      nothingFoundMessage={mensajes.autocomplete_vacio}
      description={ayuda}
      // under it: beside fields without one it stays where they are
      inputWrapperOrder={['label', 'input', 'error', 'description']}
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
