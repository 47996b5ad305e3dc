import type { Fecha } from '@colega/domain/fechas';
import dayjs from 'dayjs';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useHoy } from '../datos/use-hoy.ts';

type Limites = { minima?: Fecha | undefined; maxima?: Fecha | undefined };

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
const CALENDARIO = '[data-dates-dropdown]';

export const estaFuera = (dia: Fecha, { minima, maxima }: Limites, largo = 10): boolean =>
  (minima !== undefined && dia.slice(0, largo) < minima.slice(0, largo)) ||
  (maxima !== undefined && dia.slice(0, largo) > maxima.slice(0, largo));

const dentro = (dia: Fecha, { minima, maxima }: Limites): Fecha => {
  if (minima !== undefined && dia < minima) return minima;
  return maxima !== undefined && dia > maxima ? maxima : dia;
};

/** DateInput's calendar has no keyboard: down enters, Enter picks, Escape and Tab come back to the field. */
export const useCalendario = (value: Fecha | null, limites: Limites) => {
  const [abierto, setAbierto] = useState(false);
  const [mes, setMes] = useState<Fecha | null>(null);
  const hoy = useHoy();
  const campo = useRef<HTMLInputElement>(null);
  const volviendo = useRef(false);

  const ir = (dia: Fecha) => {
    const posible = dentro(dia, limites);
    setMes(posible);
    setAbierto(true);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`${CALENDARIO} [data-fecha="${posible}"]`)?.focus(),
    );
  };
  const volver = () => {
    setAbierto(false);
    volviendo.current = true;
    campo.current?.focus();
    volviendo.current = false;
  };
  const alTeclear = (evento: KeyboardEvent<HTMLElement>) => {
    const enElCampo = evento.target === campo.current;
    if (enElCampo && evento.key === 'ArrowDown') {
      evento.preventDefault();
      ir(value ?? hoy);
    }
    if (!abierto) return;
    // From the field it goes to what follows, which the calendar may cover; from the calendar, back to its field.
    if (evento.key === 'Tab') return enElCampo ? setAbierto(false) : volver();
    if (evento.key !== 'Escape') return;
    evento.stopPropagation();
    volver();
  };
  /** Inside the month, DateInput moves the focus by itself. */
  const alTeclearEnElDia = (dia: Fecha, evento: KeyboardEvent) => {
    const siguiente = MOVIMIENTOS[evento.key]?.(dia);
    if (!siguiente || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    if (siguiente.slice(0, 7) !== dia.slice(0, 7)) ir(siguiente);
  };
  const alSalir = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest(CALENDARIO)) setAbierto(false);
  };
  return {
    campo,
    abierto,
    hoy,
    mes: mes ?? dentro(value ?? hoy, limites),
    setMes,
    abrir: () => !volviendo.current && setAbierto(true),
    volver,
    alTeclear,
    alTeclearEnElDia,
    alSalir,
  };
};

export const vaAlCalendario = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest(CALENDARIO) !== null;
