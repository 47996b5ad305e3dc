export type { CodigoDeLegajos } from './codigos.ts';
