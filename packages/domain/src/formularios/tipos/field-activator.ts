import { boolean } from './boolean.ts';
import type { DefinicionDeTipo } from './definicion.ts';

/** Its own value is a boolean; the fields it switches lie beside it and are walked by the level. */
export const fieldActivator: DefinicionDeTipo = boolean;
