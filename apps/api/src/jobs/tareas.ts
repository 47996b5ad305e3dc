import type { Correo } from '../correo/correo.ts';
import type { Db } from '../db/conectar.ts';
import { enviarRecuperacion } from '../modules/sesion/contrasenias.service.ts';
import type { Tareas } from './trabajador.ts';

export type DepsDeTareas = { db: Db; reloj: () => Date; correo: Correo; direccionPublica: () => string };

/** The work of the background: each job is the service of an area. */
export const crearTareas = ({ db, ...deps }: DepsDeTareas): Tareas => ({
  recuperar_clave: ({ username }) => enviarRecuperacion(db, deps, username),
});
