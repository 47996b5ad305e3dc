import { NativeSelect, type NativeSelectProps } from '@mantine/core';

type Opcion = { value: string; label: string; disabled?: boolean };
type Props = Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> & {
  opciones: readonly Opcion[];
  value: string;
  alElegir: (valor: string) => void;
  vacio?: string;
};

/** The system's own list has the same gestures on every phone, and every key of a keyboard. */
export const SelectSimple = ({ opciones, value, alElegir, vacio = 'Elegí una opción', ...resto }: Props) => (
  <NativeSelect
    {...resto}
    value={value}
    data={[{ value: '', label: vacio }, ...opciones]}
    onChange={(evento) => alElegir(evento.currentTarget.value)}
  />
);
