import type { Fecha } from '@colega/domain/fechas';
import { plazosDeObservaciones } from '@colega/domain/legajos';
import { hoy as diaDe } from '../../../hoy.ts';
import { type Colegio, diasDePlazo } from '../../colegio/leer-colegio.service.ts';

/** The terms of a file's observations, that day. */
export const plazosAl = (colegio: Colegio, hoy: Fecha, observaciones: Parameters<typeof plazosDeObservaciones>[0]) =>
  plazosDeObservaciones(observaciones, {
    ...{ hoy, feriados: colegio.listas.feriados },
    dias: {
      matriculado: diasDePlazo(colegio, 'responder_observacion', hoy),
      colegio: diasDePlazo(colegio, 'volvieron', hoy),
    },
    diaDe: (momento) => diaDe(() => new Date(momento)),
  });
