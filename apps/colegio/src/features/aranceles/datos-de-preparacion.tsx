import type { PreparacionLeida } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

type Datos = { nombre: string; vigente_desde: Fecha };
type Props = {
  preparacion: PreparacionLeida;
  problemas: ReadonlyMap<string, string>;
  alCambiar: (datos: Datos) => void;
};

/** What it is called, and since when it is to be in force: saved as one leaves each. */
export const DatosDePreparacion = ({ preparacion, problemas, alCambiar }: Props) => {
  const { nombre, vigente_desde } = preparacion;
  const [escrito, setEscrito] = useState<string | null>(null);
  const alSalir = () => {
    const limpio = escrito?.trim();
    if (limpio && limpio !== nombre) alCambiar({ nombre: limpio, vigente_desde });
  };
  // what was not saved, for whatever reason, stays written
  useEffect(() => setEscrito((antes) => (antes?.trim() === nombre ? null : antes)), [nombre]);
  const vacio = escrito !== null && escrito.trim() === '';
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Nombre de la resolución"
        value={escrito ?? nombre}
        maxLength={120}
        autoComplete="off"
        error={vacio ? todosLosMensajes.arancel_sin_nombre : problemas.get('nombre')}
        onChange={({ currentTarget: { value } }) => setEscrito(value)}
        onBlur={alSalir}
      />
      <FechaInput
        label="Rige desde"
        value={vigente_desde}
        error={problemas.get('vigente_desde')}
        alCambiar={(fecha) => {
          if (fecha !== null && fecha !== vigente_desde) alCambiar({ nombre, vigente_desde: fecha });
        }}
      />
    </SimpleGrid>
  );
};
