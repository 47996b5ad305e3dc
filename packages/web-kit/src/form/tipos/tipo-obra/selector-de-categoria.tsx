import { mensajes } from '@colega/contract/mensajes';
import type { TipoObra } from '@colega/domain/formularios';
import { Select } from '@mantine/core';
import { useState } from 'react';
import type { TablaDeTipoObra } from '../../dynamic/contexto-de-las-tareas.ts';

type Props = {
  id: string;
  tablas: readonly TablaDeTipoObra[];
  presentes: TipoObra;
  alElegir: (categoria: string) => void;
  obligatorio: boolean;
  error: string | undefined;
};

/** FRM-032: a category is added at once, and only once. */
export const SelectorDeCategoria = ({ id, tablas, presentes, alElegir, obligatorio, error }: Props) => {
  const [busqueda, setBusqueda] = useState('');
  return (
    <Select
      id={id}
      comboboxProps={{ keepMounted: false }}
      label="Agregar tipo de obra"
      placeholder="Buscá por código o nombre"
      data={tablas.map(({ titulo, items }) => ({
        group: titulo,
        items: items.map(({ key, descripcion }) => ({
          value: key,
          label: `${key} ${descripcion}`,
          disabled: Object.hasOwn(presentes, key),
        })),
      }))}
      searchable
      searchValue={busqueda}
      onSearchChange={setBusqueda}
      nothingFoundMessage={mensajes.autocomplete_sin_coincidencias}
      value={null}
      onChange={(categoria) => {
        if (categoria !== null) alElegir(categoria);
        setBusqueda('');
      }}
      withAsterisk={obligatorio}
      aria-required={obligatorio}
      error={error}
    />
  );
};
