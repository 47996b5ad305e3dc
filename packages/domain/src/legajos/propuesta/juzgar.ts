import { anteponerCampo } from '../../resultado/problema.ts';
import type { ProblemaDeLegajo } from '../problema.ts';
import { SECCIONES_DEL_CONTRATO } from './contrato.ts';
import { SECCIONES_DEL_LEGAJO } from './legajo.ts';
import type { ContextoDeContrato, ContextoDePropuesta, ContratoPropuesto, Propuesta } from './propuesta.ts';

type SeccionDelContrato = keyof typeof SECCIONES_DEL_CONTRATO;
type SeccionDelLegajo = keyof typeof SECCIONES_DEL_LEGAJO;
export type Seccion = SeccionDelLegajo | SeccionDelContrato;

const esDelContrato = (seccion: Seccion): seccion is SeccionDelContrato => seccion in SECCIONES_DEL_CONTRATO;

/** The paths of a contract begin with `contrato`. */
export const juzgarSeccion = (
  seccion: Seccion,
  propuesta: Propuesta,
  contexto: ContextoDePropuesta,
): ProblemaDeLegajo[] =>
  esDelContrato(seccion)
    ? anteponerCampo('contrato', SECCIONES_DEL_CONTRATO[seccion](propuesta.contrato, contexto))
    : SECCIONES_DEL_LEGAJO[seccion](propuesta, contexto);

export const juzgarContrato = (contrato: ContratoPropuesto, contexto: ContextoDeContrato): ProblemaDeLegajo[] =>
  Object.values(SECCIONES_DEL_CONTRATO).flatMap((juez) => juez(contrato, contexto));

/** The server judges a file whole; a step of a wizard judges its own sections of the very same shape. */
export const juzgarPropuesta = (propuesta: Propuesta, contexto: ContextoDePropuesta): ProblemaDeLegajo[] => [
  ...SECCIONES_DEL_LEGAJO.datos(propuesta, contexto),
  ...anteponerCampo('contrato', juzgarContrato(propuesta.contrato, contexto)),
  ...SECCIONES_DEL_LEGAJO.comitentes(propuesta, contexto),
  ...SECCIONES_DEL_LEGAJO.ubicacion(propuesta, contexto),
];
