import { transparente } from './transparente.ts';

export const expandable = transparente;
