import 'dayjs/locale/es';
import '@mantine/dates/styles.css';
import { mensajes } from '@colega/contract/mensajes';
import { type Fecha, parseFecha } from '@colega/domain/fechas';
import { DateInput } from '@mantine/dates';
import { type FocusEvent, type FocusEventHandler, type ReactNode, type Ref, useState } from 'react';
import classes from './fecha-input.module.css';

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

/**
 * A day typed as DD/MM/AAAA or picked from a calendar in Spanish. What is no day counts as none, never as another day;
 * it stays written, with what is wrong with it.
 */
export const FechaInput = ({ value, alCambiar, minima, maxima, label, error, onBlur, ...resto }: Props) => {
  // The day shown before it was overwritten with what is none: DateInput would wipe the text if its value went away.
  const [anterior, setAnterior] = useState<{ fecha: Fecha | null } | null>(null);
  const [seEntiende, setSeEntiende] = useState(true);

  const alSalir = (evento: FocusEvent<HTMLInputElement>) => {
    if (!esVacioODia(evento.currentTarget.value)) {
      if (!anterior) setAnterior({ fecha: value });
      alCambiar(null);
    }
    onBlur?.(evento);
  };
  return (
    <DateInput
      {...resto}
      label={label}
      classNames={{ day: classes.dia ?? '' }}
      value={anterior && value === null ? anterior.fecha : value}
      onChange={(fecha) => {
        setAnterior(null);
        alCambiar(fecha);
      }}
      onBlur={alSalir}
      onInput={(evento) => setSeEntiende(esVacioODia(evento.currentTarget.value))}
      fixOnBlur={seEntiende}
      error={anterior && value === null ? mensajes.fecha_invalida : error}
      valueFormat="DD/MM/YYYY"
      dateParser={leer}
      placeholder="DD/MM/AAAA"
      clearable
      locale="es"
      firstDayOfWeek={1}
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
};

/** Eight digits without separators are a date too: 15032026. */
const leer = (texto: string): Fecha | null => parseFecha(texto.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));

const esVacioODia = (texto: string): boolean => texto.trim() === '' || leer(texto) !== null;
