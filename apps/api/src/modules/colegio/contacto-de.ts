import type { Db } from '../../db/conectar.ts';
import { leerColegio } from './leer-colegio.service.ts';

/** Whom a browser's maker may write to about what it is sent. */
export const contactoDe = async (db: Db): Promise<string> => `mailto:${(await leerColegio(db)).contacto.correo}`;
