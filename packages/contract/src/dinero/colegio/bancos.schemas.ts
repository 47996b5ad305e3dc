import { z } from 'zod';
import { zFecha } from '../../primitives/primitives.ts';

/** Banks of the college in which money of these days may be, each with its own: `dejado_desde` is the first one on which it is used no more. */
export const zBancosOfrecidos = z.array(
  z.object({ clave: z.string(), nombre: z.string(), desde: zFecha, dejado_desde: zFecha.nullable() }),
);
