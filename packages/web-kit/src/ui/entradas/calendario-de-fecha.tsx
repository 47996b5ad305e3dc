import 'dayjs/locale/es';
import '@mantine/dates/styles.css';
import type { Fecha } from '@colega/domain/fechas';
import { Popover } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import dayjs from 'dayjs';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import classes from './calendario-de-fecha.module.css';
import type { Calendario, Limites } from './use-calendario.ts';

type Props = {
  calendario: Calendario;
  limites: Limites;
  elegida: Fecha | null;
  alElegir: (fecha: Fecha | null) => void;
};

const mover = (cantidad: number, unidad: 'day' | 'month') => (dia: Fecha) =>
  dayjs(dia).add(cantidad, unidad).format('YYYY-MM-DD');
const MOVIMIENTOS: Readonly<Record<string, (dia: Fecha) => Fecha>> = {
  ArrowLeft: mover(-1, 'day'),
  ArrowRight: mover(1, 'day'),
  ArrowUp: mover(-7, 'day'),
  ArrowDown: mover(7, 'day'),
  PageUp: mover(-1, 'month'),
  PageDown: mover(1, 'month'),
};

const estaFuera = (dia: Fecha, { minima, maxima }: Limites, largo = 10): boolean =>
  (minima !== undefined && dia.slice(0, largo) < minima.slice(0, largo)) ||
  (maxima !== undefined && dia.slice(0, largo) > maxima.slice(0, largo));

/** The month under the field of a date. The day that was chosen, chosen again, is none. */
const CalendarioDeFecha = ({ calendario, limites, elegida, alElegir }: Props) => {
  const { mes, hoy, campo, porEnfocar, enfocar } = calendario;
  useEffect(() => {
    if (porEnfocar === null) return;
    const cuadro = requestAnimationFrame(() => enfocar(porEnfocar));
    return () => cancelAnimationFrame(cuadro);
  }, [porEnfocar, enfocar]);

  /** Inside the month, Mantine moves the focus by itself. */
  const alTeclearEnElDia = (dia: Fecha, evento: KeyboardEvent) => {
    const siguiente = MOVIMIENTOS[evento.key]?.(dia);
    if (!siguiente || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    if (siguiente.slice(0, 7) !== dia.slice(0, 7)) calendario.ir(siguiente);
  };
  const esElegida = (dia: Fecha, largo: number): boolean => elegida?.slice(0, largo) === dia.slice(0, largo);
  return (
    <Popover opened position="bottom-start" withRoles={false} trapFocus={false} transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Ancla campo={campo} />
      </Popover.Target>
      <Popover.Dropdown
        data-dates-dropdown
        onMouseDown={(evento) => evento.preventDefault()}
        onKeyDown={calendario.alTeclear}
        onBlur={calendario.alSalir}
      >
        <Calendar
          __preventFocus
          size="md"
          locale="es"
          firstDayOfWeek={1}
          classNames={{ day: classes.dia ?? '' }}
          date={mes}
          onDateChange={calendario.setMes}
          excludeDate={(dia) => estaFuera(dia, limites)}
          getMonthControlProps={(unMes) => ({ selected: esElegida(unMes, 7), disabled: estaFuera(unMes, limites, 7) })}
          getYearControlProps={(anio) => ({ selected: esElegida(anio, 4), disabled: estaFuera(anio, limites, 4) })}
          getDayProps={(dia) => ({
            'data-fecha': dia,
            'data-today': dia === hoy || undefined,
            selected: esElegida(dia, 10),
            onClick: () => {
              calendario.volver();
              alElegir(esElegida(dia, 10) ? null : dia);
            },
            onKeyDown: (evento) => alTeclearEnElDia(dia, evento),
          })}
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
      </Popover.Dropdown>
    </Popover>
  );
};

export default CalendarioDeFecha;

/** The calendar opens at the field, which was drawn before its code came. */
const Ancla = ({ campo, ref }: { campo: RefObject<HTMLInputElement | null>; ref?: Ref<HTMLInputElement | null> }) => {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => campo.current, [campo]);
  return null;
};
