import { ROLES } from '@colega/domain/permisos';
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

export const zOperador = z.object({
  id: z.number(),
  username: z.string(),
  apellido: z.string(),
  nombre: z.string(),
  email: z.string(),
  distrito: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  roles: z.array(z.enum(ROLES)),
});
