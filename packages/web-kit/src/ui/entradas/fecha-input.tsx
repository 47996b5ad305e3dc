import { mensajes } from '@colega/contract/mensajes';
import { esFecha, type Fecha, formatFecha, parseFecha } from '@colega/domain/fechas';
import { Input, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  type ChangeEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { alSoltar } from '../../lib/navegacion/al-soltar.ts';
import { conRed } from '../../lib/navegacion/con-red.ts';
import { esperarQuietud } from '../../lib/navegacion/esperar-quietud.ts';
import { useMotivo } from './contexto-de-formulario.ts';
import classes from './fecha-input.module.css';
import { useCalendario, vaAlCalendario } from './use-calendario.ts';

// A date can be typed without it, so it comes once the page is drawn, or when it is opened.
const traerCalendario = () => import('./calendario-de-fecha.tsx');
const CalendarioDeFecha = lazy(() => conRed(traerCalendario));

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
  // While what is written is no day, the last one that was is still the one shown in the calendar.
  const [anterior, setAnterior] = useState<{ fecha: Fecha | null; motivo?: string } | null>(null);
  const mostrada = anterior && value === null ? anterior.fecha : value;
  const { texto, setTexto, setEscribiendo } = useTexto(mostrada);
  useMotivo(resto.id, anterior && value === null ? anterior.motivo : undefined);
  useEffect(() => {
    void esperarQuietud()
      .then(traerCalendario)
      .catch(() => undefined);
  }, []);

  const poner = (fecha: Fecha | null) => {
    setAnterior(null);
    alCambiar(fecha);
  };
  const elegir = (fecha: Fecha | null) => {
    setEscribiendo(false);
    poner(fecha);
  };
  const alEscribir = ({ currentTarget: { value: escrito } }: ChangeEvent<HTMLInputElement>) => {
    setEscribiendo(true);
    setTexto(escrito);
    const dia = leer(escrito);
    if (dia === null && escrito.trim() !== '') return;
    if (dia !== null) calendario.setMes(dia);
    poner(dia);
  };
  const alEntrar = () => {
    setEscribiendo(true);
    calendario.abrir();
  };
  const alTeclear = (evento: KeyboardEvent<HTMLElement>) => {
    if (evento.key === 'Escape') setEscribiendo(false);
    calendario.alTeclear(evento);
  };
  const alSalir = (evento: FocusEvent<HTMLInputElement>) => {
    const seEntiende = esVacioODia(texto);
    setEscribiendo(false);
    if (seEntiende) setTexto(escribir(mostrada));
    if (vaAlCalendario(evento)) return;
    if (!seEntiende) {
      setAnterior((antes) => ({ ...antes, fecha: antes ? antes.fecha : value }));
      alSoltar(() => setAnterior((antes) => antes && { ...antes, motivo: porque(texto) }));
      alCambiar(null);
    }
    onBlur?.(evento);
  };
  return (
    <>
      <TextInput
        {...resto}
        ref={refDelCampo}
        label={label}
        value={texto}
        onChange={alEscribir}
        onFocus={alEntrar}
        onClick={alEntrar}
        onBlur={alSalir}
        wrapperProps={{ onKeyDown: alTeclear, onBlur: calendario.alSalir }}
        aria-keyshortcuts="ArrowDown"
        error={anterior && value === null ? anterior.motivo : error}
        placeholder="DD/MM/AAAA"
        inputMode="numeric"
        autoComplete="off"
        rightSection={
          mostrada !== null &&
          !resto.disabled && (
            <Input.ClearButton
              aria-label={`Borrar ${label}`}
              {...(classes.borrar && { className: classes.borrar })}
              onClick={() => elegir(null)}
            />
          )
        }
      />
      {calendario.abierto && !resto.disabled && (
        <Suspense>
          <CalendarioDeFecha {...{ calendario, limites }} elegida={mostrada} alElegir={elegir} />
        </Suspense>
      )}
    </>
  );
};

/** What is written follows the day, except while somebody writes it. */
const useTexto = (dia: Fecha | null) => {
  const [texto, setTexto] = useState(escribir(dia));
  const [escribiendo, setEscribiendo] = useState(false);
  const [escrito, setEscrito] = useState(dia);
  if (escrito !== dia) {
    setEscrito(dia);
    if (!escribiendo) setTexto(escribir(dia));
  }
  return { texto, setTexto, setEscribiendo };
};

const escribir = (dia: Fecha | null): string => (dia === null ? '' : formatFecha(dia));

/** Eight digits without separators are a date too (15032026), and so is what other programs copy (2026-03-15). */
const leer = (texto: string): Fecha | null => {
  const limpio = texto.trim();
  return esFecha(limpio) ? limpio : parseFecha(limpio.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
};

const esVacioODia = (texto: string): boolean => texto.trim() === '' || leer(texto) !== null;

const CON_ANIO_CORTO = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\d{6})$/;
const porque = (texto: string): string =>
  CON_ANIO_CORTO.test(texto.trim()) ? mensajes.fecha_con_anio_corto : mensajes.fecha_invalida;
