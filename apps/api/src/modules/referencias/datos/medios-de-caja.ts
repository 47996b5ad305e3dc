import { MEDIOS_DE_CAJA, type MedioDeCaja } from '@colega/domain/dinero';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zMedio = z.object({ key: z.enum(MEDIOS_DE_CAJA), nombre: z.string().min(1), supuesto: z.string().optional() });

/** What the till takes, in the order in which it offers it (S-950). */
export const LISTA_DE_CAJA: readonly { key: MedioDeCaja; nombre: string }[] = leerJson(
  'medios-de-caja.json',
  z.array(zMedio).min(1),
);
