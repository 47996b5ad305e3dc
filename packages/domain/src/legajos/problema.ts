import type { CodigoDeCampo } from '../formularios/codigos.ts';
import type { CodigoDeHonorarios } from '../honorarios/codigos.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeLegajos } from './codigos.ts';

/** What can be wrong in a file while it is loaded. */
export type ProblemaDeLegajo = Problema<CodigoDeLegajos | CodigoDeHonorarios | CodigoDeCampo>;
