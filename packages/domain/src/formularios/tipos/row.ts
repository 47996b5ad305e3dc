import { transparente } from './transparente.ts';

export const row = transparente;
