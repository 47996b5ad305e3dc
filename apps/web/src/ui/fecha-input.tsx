import { type Fecha, parseFecha } from '@colega/domain/fechas';
import { DateInput } from '@mantine/dates';
import type { FocusEventHandler, ReactNode, Ref } from 'react';

type Props = {
  label: string;
  /** `YYYY-MM-DD`, or null when there is none (CON-002). */
  value: Fecha | null;
  alCambiar: (fecha: Fecha | null) => void;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  minima?: Fecha;
  maxima?: Fecha;
  id?: string;
  name?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
};

/** A day typed as DD/MM/AAAA or picked from a calendar in Spanish. What is no day becomes none, never another day. */
export const FechaInput = ({ value, alCambiar, minima, maxima, label, ...resto }: Props) => (
  <DateInput
    {...resto}
    label={label}
    value={value}
    onChange={alCambiar}
    valueFormat="DD/MM/YYYY"
    dateParser={(texto) => parseFecha(soloCifras(texto))}
    placeholder="DD/MM/AAAA"
    clearable
    locale="es"
    inputMode="numeric"
    autoComplete="off"
    clearButtonProps={{ 'aria-label': `Borrar ${label}` }}
    {...(minima && { minDate: minima })}
    {...(maxima && { maxDate: maxima })}
    ariaLabels={{
      nextMonth: 'Mes siguiente',
      previousMonth: 'Mes anterior',
      nextYear: 'Año siguiente',
      previousYear: 'Año anterior',
      nextDecade: 'Década siguiente',
      previousDecade: 'Década anterior',
      monthLevelControl: 'Elegir el mes',
      yearLevelControl: 'Elegir el año',
    }}
  />
);

/** Eight digits without separators are a date too: 15032026. */
const soloCifras = (texto: string): string => texto.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3');
