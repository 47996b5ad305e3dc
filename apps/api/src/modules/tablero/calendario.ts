import { textoDePendiente } from '@colega/contract/tablero';
import type { Fecha } from '@colega/domain/fechas';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { leerLoPorHacer } from './para-hacer.ts';

type PorHacer = Awaited<ReturnType<typeof leerLoPorHacer>>['todos'][number];

const SEIS_HORAS_S = 6 * 60 * 60;
/** The library reads the day in UTC, whatever the server's zone: the day is one of the college's calendar, with no hour. */
const diaEntero = (dia: Fecha): Date => new Date(`${dia}T00:00:00Z`);

/** The same thing keeps its name when its day changes, so that it moves instead of being there twice. */
const nombreDe = ({ falta, legajo, detalle_id, cargo_id }: PorHacer): string =>
  [falta, legajo?.id ?? `cargo-${cargo_id}`, ...(detalle_id === null ? [] : [detalle_id])].join('-');

const tituloDe = (algo: PorHacer): string =>
  algo.legajo ? `${textoDePendiente(algo)}, legajo ${algo.legajo.numero_legajo}` : textoDePendiente(algo);

/** What has a day, as a calendar (RFC 5545): neither clients nor amounts, which whoever keeps the calendar would read (S-873). */
export const armarCalendario = (
  porHacer: readonly PorHacer[],
  { hoy, portal }: { hoy: Fecha; portal: string },
): Uint8Array => {
  const calendario = ical({
    name: 'Colega: para hacer',
    prodId: { company: 'Colega', product: 'Para hacer', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SEIS_HORAS_S,
  });
  for (const algo of porHacer)
    if (algo.vence !== null)
      calendario.createEvent({
        id: `${nombreDe(algo)}@${new URL(portal).hostname}`,
        start: diaEntero(algo.vence),
        allDay: true,
        // Not the moment of asking: what did not change is the same, byte by byte.
        stamp: diaEntero(hoy),
        summary: tituloDe(algo),
        url: `${portal}/app/dashboard`,
      });
  return Buffer.from(`${calendario.toString()}\r\n`);
};
