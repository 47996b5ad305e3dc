import type { Fecha } from '@colega/domain/fechas';
import { plazosDeObservaciones } from '@colega/domain/legajos';
import { hoy as diaDe } from '../../../hoy.ts';
import { FERIADOS } from '../../referencias/datos/feriados.ts';
import { plazoDelColegio, plazoDelMatriculado } from '../../referencias/datos/plazos-del-colegio.ts';

/** The terms of a file's observations, that day. */
export const plazosAl = (hoy: Fecha, observaciones: Parameters<typeof plazosDeObservaciones>[0]) =>
  plazosDeObservaciones(observaciones, {
    ...{ hoy, feriados: FERIADOS },
    dias: {
      matriculado: plazoDelMatriculado('responder_observacion', hoy),
      colegio: plazoDelColegio('volvieron', hoy),
    },
    diaDe: (momento) => diaDe(() => new Date(momento)),
  });
