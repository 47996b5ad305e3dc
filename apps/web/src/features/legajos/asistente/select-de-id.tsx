import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import type { NativeSelectProps } from '@mantine/core';

type Props = Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> & {
  opciones: readonly { id: number; nombre: string }[];
  value: number | null;
  alElegir: (id: number | null) => void;
  vacio?: string;
};

export const SelectDeId = ({ opciones, value, alElegir, vacio = 'No hay opciones', ...resto }: Props) => (
  <SelectSimple
    {...resto}
    opciones={opciones.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
    value={value === null ? '' : String(value)}
    alElegir={(valor) => alElegir(valor === '' ? null : Number(valor))}
    vacio={opciones.length === 0 ? vacio : 'Elegí una opción'}
  />
);
