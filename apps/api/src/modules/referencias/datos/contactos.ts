import type { Contacto } from '@colega/contract/perfil';
import { z } from 'zod';
import { leerJson } from './leer-archivo.ts';

const zTexto = z.string().min(1);
const zContactoDeDatos = z.object({
  domicilio: zTexto,
  telefono: zTexto,
  correo: z.email(),
  supuesto: z.string().optional(),
});
const zDistrito = z.object({ clave: z.string(), contacto: zContactoDeDatos });
const zAlDia = z.object({ dias_de_gracia: z.int().min(0).max(3650) });
const zColegio = z.object({ nombre: zTexto, contacto: zContactoDeDatos, al_dia: zAlDia });

const sinOrigen = ({ domicilio, telefono, correo }: z.output<typeof zContactoDeDatos>): Contacto => ({
  domicilio,
  telefono,
  correo,
});

const DE_DISTRITOS = new Map(
  leerJson('distritos.json', z.array(zDistrito)).map(({ clave, contacto }) => [clave, sinOrigen(contacto)]),
);
const EL_COLEGIO = leerJson('colegio.json', zColegio);

export const NOMBRE_DEL_COLEGIO = EL_COLEGIO.nombre;
/** How long a licence may owe something while its holder stays up to date (S-512). */
export const DIAS_DE_GRACIA = EL_COLEGIO.al_dia.dias_de_gracia;
export const CONTACTO_DEL_COLEGIO = sinOrigen(EL_COLEGIO.contacto);

/** The contact of a district by its key: its own, or the college's (S-412). */
export const contactoDeDistrito = (clave: string): Contacto => DE_DISTRITOS.get(clave) ?? CONTACTO_DEL_COLEGIO;
