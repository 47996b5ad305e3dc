import type { Fecha } from '@colega/domain/fechas';
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useHoy } from '../datos/use-hoy.ts';

export type Limites = { minima?: Fecha | undefined; maxima?: Fecha | undefined };

const CALENDARIO = '[data-dates-dropdown]';

const dentro = (dia: Fecha, { minima, maxima }: Limites): Fecha => {
  if (minima !== undefined && dia < minima) return minima;
  return maxima !== undefined && dia > maxima ? maxima : dia;
};

/** The field of a calendar and its keyboard: down enters, Enter picks, Escape and Tab come back to the field. */
export const useCalendario = (value: Fecha | null, limites: Limites) => {
  const [abierto, setAbierto] = useState(false);
  const [mes, setMes] = useState(value);
  const [porEnfocar, setPorEnfocar] = useState<Fecha | null>(null);
  const [anterior, setAnterior] = useState(value);
  if (value !== anterior) {
    setAnterior(value);
    if (value !== null) setMes(value);
  }
  const hoy = useHoy();
  const campo = useRef<HTMLInputElement>(null);
  const volviendo = useRef(false);

  const ir = (dia: Fecha) => {
    const posible = dentro(dia, limites);
    setMes(posible);
    setAbierto(true);
    setPorEnfocar(posible);
  };
  /** The calendar says when the day is there: its code may come after it was asked for. */
  const enfocar = useCallback((dia: Fecha) => {
    setPorEnfocar(null);
    document.querySelector<HTMLElement>(`${CALENDARIO} [data-fecha="${dia}"]`)?.focus();
  }, []);
  const cerrar = () => {
    setAbierto(false);
    setPorEnfocar(null);
  };
  const volver = () => {
    cerrar();
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
    if (evento.key === 'Tab') return enElCampo ? cerrar() : volver();
    if (evento.key !== 'Escape') return;
    evento.stopPropagation();
    volver();
  };
  const alSalir = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest(CALENDARIO)) cerrar();
  };
  return {
    campo,
    abierto,
    hoy,
    mes: mes ?? dentro(value ?? hoy, limites),
    setMes,
    porEnfocar,
    enfocar,
    abrir: () => !volviendo.current && setAbierto(true),
    ir,
    volver,
    alTeclear,
    alSalir,
  };
};

export type Calendario = ReturnType<typeof useCalendario>;

export const vaAlCalendario = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest(CALENDARIO) !== null;
