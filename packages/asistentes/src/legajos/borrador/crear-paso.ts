import { type ContratoPropuesto, juzgarSeccion, type ProblemaDeLegajo, type Seccion } from '@colega/domain/legajos';
import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import {
  armarPropuesta,
  contextoDePropuesta,
  type EntornoDelContrato,
  problemasEnElBorrador,
} from './armar-propuesta.ts';
import type { BorradorDeLegajo } from './borrador-de-legajo.ts';
import type { ContextoDeLegajo } from './contexto-de-legajo.ts';

export type Contratos<B, C> = {
  contratoDe: (borrador: B, contexto: C) => ContratoPropuesto;
  entornoDe: (borrador: B, contexto: C) => EntornoDelContrato;
};

/** A step judges its sections of the proposal, and what only a draft has: nothing that the server would not say. */
export const crearPaso =
  <B extends BorradorDeLegajo, C extends ContextoDeLegajo>({ contratoDe, entornoDe }: Contratos<B, C>) =>
  <const I extends string>(
    id: I,
    titulo: string,
    secciones: readonly Seccion[],
    soloDelBorrador: (borrador: B, contexto: C) => ProblemaDeLegajo[] = () => [],
  ): PasoDeAsistente<B, C, ProblemaDeLegajo> & { id: I } => ({
    id,
    titulo,
    estaVisible: () => true,
    validar: (borrador, contexto) => {
      const propuesta = armarPropuesta(borrador, contratoDe(borrador, contexto));
      const entorno = contextoDePropuesta(borrador, contexto, entornoDe(borrador, contexto));
      const delPaso = secciones.flatMap((seccion) => juzgarSeccion(seccion, propuesta, entorno));
      return [...problemasEnElBorrador(delPaso), ...soloDelBorrador(borrador, contexto)];
    },
  });

export const validarCuitPorAgregar = ({ comitentes, cuit_por_agregar = '' }: BorradorDeLegajo): ProblemaDeLegajo[] =>
  comitentes.length === 0 || cuit_por_agregar === '' ? [] : [{ codigo: 'cuit_sin_agregar', campo: 'comitentes' }];
