import { ESTADOS_DE_LEGAJO } from '@colega/domain/legajos';
import { ESTADOS_DE_MATRICULA } from '@colega/domain/perfil';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zId = z.number().int().positive();
const zColor = z.string().regex(/^#[0-9a-f]{6}$/);
const zCuit = z.string().regex(/^\d{11}$/);

const zModalidad = z.object({
  id: zId,
  clave: z.string(),
  nombre: z.string(),
  activa: z.boolean(),
  cep_exento: z.boolean(),
  franquicia: z.boolean(),
  alerta: z.string().nullable(),
  exige_res_806: z.boolean(),
  /** `colegio`: its client is the college itself, by the CUIT that it has. */
  cuit_fijo: zCuit.or(z.literal('colegio')).nullable(),
  es_especial: z.boolean(),
});
const zEstado = z.object({
  id: zId,
  clave: z.enum(ESTADOS_DE_LEGAJO),
  nombre: z.string(),
  color: zColor,
  color_texto: zColor,
});
const zEstadoDeMatricula = zEstado.extend({ clave: z.enum(ESTADOS_DE_MATRICULA), abreviatura: z.enum(['T', 'R']) });

const zConNombre = z.object({ cuit: zCuit, nombre: z.string() });
const zComitentes = z.object({ res_806: z.array(zConNombre), locadores: z.array(zConNombre) });

export const leerListas = () => ({
  modalidades: leerJson('modalidades.json', z.array(zModalidad)),
  estados_legajos: leerJson('estados-legajos.json', z.array(zEstado)).map((estado, orden) => ({ ...estado, orden })),
  estados_matriculas: leerJson('estados-matriculas.json', z.array(zEstadoDeMatricula)),
});

/** As a person reads it. Throws for a key that no licence has. */
export const nombreDeEstadoDeMatricula = (clave: string): string => {
  const estado = ESTADOS_CON_NOMBRE.find((uno) => uno.clave === clave);
  if (!estado) throw new Error(`Ninguna matrícula está en el estado «${clave}»`);
  return estado.nombre;
};
const ESTADOS_CON_NOMBRE = leerJson('estados-matriculas.json', z.array(zEstadoDeMatricula));

export const ARCHIVOS_DE_LISTAS = ['modalidades.json', 'estados-legajos.json', 'estados-matriculas.json'];

const zCobroQr = z.object({ red: z.string(), categoria: z.string().regex(/^\d{4}$/) });

/** S-241: what the QR of a coupon says of who collects, beside its name, CUIT and city. */
export const leerCobroQr = () => leerJson('colegio.json', z.object({ cobro_qr: zCobroQr })).cobro_qr;

/** S-79: the CUITs that a resolution of the college covers, and those of locadores. */
export function leerComitentesEspeciales(): { res806: Set<string>; locadores: Set<string> } {
  const { res_806, locadores } = leerJson('comitentes-res-806.json', zComitentes);
  const cuits = (lista: { cuit: string }[]) => new Set(lista.map(({ cuit }) => cuit));
  return { res806: cuits(res_806), locadores: cuits(locadores) };
}
