import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zBanco = z.object({ clave: z.string().regex(/^[a-z0-9_]+$/), nombre: z.string().min(1), supuesto: z.string() });
export type Banco = Pick<z.output<typeof zBanco>, 'clave' | 'nombre'>;

/** The college takes transfers in these banks, and makes them (S-547). */
export const BANCOS: readonly Banco[] = leerJson('bancos.json', z.array(zBanco));

export const nombreDeBanco = (clave: string): string => BANCOS.find((banco) => banco.clave === clave)?.nombre ?? clave;
