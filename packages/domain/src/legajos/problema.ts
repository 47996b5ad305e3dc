import type { CodigoDeCampo } from '../formularios/codigos.ts';
import type { CodigoDeHonorarios } from '../honorarios/codigos.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeLegajos } from './codigos.ts';

export type ProblemaDeLegajo = Problema<CodigoDeLegajos | CodigoDeHonorarios | CodigoDeCampo>;
