import { PERMISOS_DEL_COLEGIO, ROLES } from '@colega/domain/permisos';
import { z } from 'zod';
import { zRenglon, zTexto } from '../primitives/texto.ts';
import { zClaveNueva } from '../sesion/sesion.schemas.ts';

const LARGO_DE_NOMBRE = 100;
const zNombre = zRenglon(LARGO_DE_NOMBRE);

const cuenta = {
  apellido: zNombre,
  nombre: zNombre,
  cuit: zTexto(20).trim(),
  email: zTexto(200).trim(),
  username: zTexto(60).trim().toLowerCase(),
};

export const zPrimerAdministrador = z.object({ ...cuenta, password: zClaveNueva, token: z.string().min(1).max(200) });
export type PrimerAdministrador = z.input<typeof zPrimerAdministrador>;

const zRoles = z.array(z.enum(ROLES)).max(ROLES.length);
export const zOperadorNuevo = z.object({
  ...cuenta,
  distrito_id: z.number().int().positive().nullable(),
  roles: zRoles.min(1),
});
export const zRolesDeOperador = z.object({ roles: zRoles });

const LARGO_DE_MOTIVO = 500;
export const zReponerAcceso = z.object({ motivo: zTexto(LARGO_DE_MOTIVO).trim().min(1) });
/** Asked by one person, or done by the second. */
export const zAccesoRepuesto = z.object({ hecho: z.enum(['pedido', 'quitado']), message: z.string() });

export const zDistritoDelColegio = z.object({ id: z.number(), nombre: z.string() });
export const zOperador = z.object({
  id: z.number(),
  username: z.string(),
  apellido: z.string(),
  nombre: z.string(),
  email: z.string(),
  distrito: zDistritoDelColegio.nullable(),
  roles: z.array(z.enum(ROLES)),
  version: z.number(),
  /** Who asked last to take their second factor away, and when: it waits for another person for a day (S-533). */
  reposicion: z.object({ quien: z.string(), desde: z.string() }).nullable(),
});
export type OperadorDelColegio = z.output<typeof zOperador>;

/** Who signed in, and what they may do at this moment. Without the second factor that they lack, nothing is allowed. */
export const zOperadorPropio = zOperador.extend({
  permisos: z.array(z.enum(PERMISOS_DEL_COLEGIO)),
  falta_segundo_factor: z.boolean(),
});
export type OperadorPropio = z.output<typeof zOperadorPropio>;
