import { CLAVES_DE_COBRADOR } from '@colega/domain/dinero';
import { z } from 'zod';

/** Of a data file that a college edits: with another one the program does not start, and says with which it works. */
export const zClaveDeCobrador = z.enum(
  CLAVES_DE_COBRADOR,
  `no es un cobrador con los que trabaja el programa (${CLAVES_DE_COBRADOR.join(', ')})`,
);
