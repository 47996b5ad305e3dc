import 'dayjs/locale/es';
import '@mantine/dates/styles.css';
import { mensajes } from '@colega/contract/mensajes';
import { esFecha, type Fecha, parseFecha } from '@colega/domain/fechas';
import { DateInput } from '@mantine/dates';
import { useMergedRef } from '@mantine/hooks';
import { type FocusEvent, type FocusEventHandler, type ReactNode, type Ref, useState } from 'react';
import { alSoltar } from '../../lib/navegacion/al-soltar.ts';
import { useMotivo } from './contexto-de-formulario.ts';
import classes from './fecha-input.module.css';
import { estaFuera, useCalendario, vaAlCalendario } from './use-calendario.ts';

type Props = {
  label: string;
  /** CON-002: `YYYY-MM-DD`, or null when there is none. */
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

/** What is no day counts as none, never as another day, and stays written with what is wrong with it. */
export const FechaInput = ({ value, alCambiar, minima, maxima, label, error, onBlur, ref, ...resto }: Props) => {
  const limites = { minima, maxima };
  const calendario = useCalendario(value, limites);
  const refDelCampo = useMergedRef(calendario.campo, ref);
  // DateInput would wipe the text if its value went away, so the last day shown is kept.
  const [anterior, setAnterior] = useState<{ fecha: Fecha | null; motivo?: string } | null>(null);
  const [seEntiende, setSeEntiende] = useState(true);

  const motivo = anterior && value === null ? anterior.motivo : undefined;
  useMotivo(resto.id, motivo);

  const alSalir = (evento: FocusEvent<HTMLInputElement>) => {
    if (vaAlCalendario(evento)) return;
    const escrito = evento.currentTarget.value;
    if (!esVacioODia(escrito)) {
      setAnterior((antes) => ({ ...antes, fecha: antes ? antes.fecha : value }));
      alSoltar(() => setAnterior((antes) => antes && { ...antes, motivo: porque(escrito) }));
      alCambiar(null);
    }
    onBlur?.(evento);
  };
  return (
    <DateInput
      {...resto}
      ref={refDelCampo}
      label={label}
      classNames={{ day: classes.dia ?? '' }}
      value={anterior && value === null ? anterior.fecha : value}
      onChange={(fecha) => {
        setAnterior(null);
        alCambiar(fecha);
      }}
      onBlur={alSalir}
      onFocus={calendario.abrir}
      onClick={calendario.abrir}
      wrapperProps={{ onKeyDown: calendario.alTeclear, onBlur: calendario.alSalir }}
      popoverProps={{ opened: calendario.abierto, transitionProps: { duration: 0 } }}
      aria-keyshortcuts="ArrowDown"
      date={calendario.mes}
      onDateChange={calendario.setMes}
      excludeDate={(dia) => estaFuera(dia, limites)}
      getMonthControlProps={(mes) => ({ disabled: estaFuera(mes, limites, 7) })}
      getYearControlProps={(anio) => ({ disabled: estaFuera(anio, limites, 4) })}
      getDayProps={(dia) => ({
        'data-fecha': dia,
        'data-today': dia === calendario.hoy || undefined,
        onClick: calendario.volver,
        onKeyDown: (evento) => calendario.alTeclearEnElDia(dia, evento),
      })}
      onInput={(evento) => setSeEntiende(esVacioODia(evento.currentTarget.value))}
      fixOnBlur={seEntiende}
      error={anterior && value === null ? anterior.motivo : error}
      valueFormat="DD/MM/YYYY"
      dateParser={leer}
      placeholder="DD/MM/AAAA"
      clearable
      locale="es"
      firstDayOfWeek={1}
      inputMode="numeric"
      autoComplete="off"
      clearButtonProps={{ 'aria-label': `Borrar ${label}`, className: classes.borrar ?? '' }}
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

/** Eight digits without separators are a date too (15032026), and so is what other programs copy (2026-03-15). */
const leer = (texto: string): Fecha | null => {
  const limpio = texto.trim();
  return esFecha(limpio) ? limpio : parseFecha(limpio.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
};

const esVacioODia = (texto: string): boolean => texto.trim() === '' || leer(texto) !== null;

const CON_ANIO_CORTO = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\d{6})$/;
const porque = (texto: string): string =>
  CON_ANIO_CORTO.test(texto.trim()) ? mensajes.fecha_con_anio_corto : mensajes.fecha_invalida;
