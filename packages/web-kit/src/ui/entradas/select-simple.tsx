import { NativeSelect, type NativeSelectProps } from '@mantine/core';

type Opcion = { value: string; label: string; disabled?: boolean };
type Props = Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> & {
  opciones: readonly Opcion[];
  value: string;
  alElegir: (valor: string) => void;
  /** What stands in place of a choice. */
  vacio?: string;
};

/** The system's own list of choices: the same gestures on every phone, and every key of a keyboard. */
export const SelectSimple = ({ opciones, value, alElegir, vacio = 'Elegí una opción', ...resto }: Props) => (
  <NativeSelect
    {...resto}
    value={value}
    data={[{ value: '', label: vacio }, ...opciones]}
    onChange={(evento) => alElegir(evento.currentTarget.value)}
  />
);
