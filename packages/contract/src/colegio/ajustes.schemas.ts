import { CLAVES_DE_PLAZO } from '@colega/domain/colegio';
import { z } from 'zod';
import { zFecha } from '../primitives/primitives.ts';
import { zRenglon } from '../primitives/texto.ts';

const zDato = (maximo: number) => zRenglon(maximo).pipe(z.string().min(1, 'dato_requerido'));
const oficina = { domicilio: zDato(120), telefono: zDato(40), correo: zDato(200) };

export const zIdentidadDelColegio = z.object({
  nombre: zDato(120),
  cuit: z
    .string()
    .transform((cuit) => cuit.replace(/[-\s]/g, ''))
    .pipe(z.string().regex(/^\d{11}$/, 'cuit_con_digito_equivocado')),
  ...oficina,
});
export const zDistritoPorCambiar = z.object({ nombre: zDato(60), sede: zDato(60), ...oficina });

const zColor = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'color_mal_escrito')
  .nullable();
export const zColoresDelColegio = z.object({ color: zColor, color_oscuro: zColor });
export const zPlazoPorCambiar = z.object({
  dias: z.number('numero_entero').int('numero_entero'),
  vigente_desde: zFecha,
});
export const zTextoPorCambiar = z.object({ texto: zRenglon(400) });

export const TAMANIO_MAXIMO_DE_MARCA_BYTES = 2 * 1024 * 1024;

const conVersion = { version: z.number() };
const oficinaLeida = { domicilio: z.string(), telefono: z.string(), correo: z.string() };
export const zAjustesDelColegio = z.object({
  identidad: z.object({ ...conVersion, nombre: z.string(), cuit: z.string(), ...oficinaLeida }),
  colores: z.object({ ...conVersion, color: z.string().nullable(), color_oscuro: z.string().nullable() }),
  marca: z.object({ ...conVersion, marca_url: z.string().nullable() }),
  distritos: z.array(
    z.object({ ...conVersion, id: z.number(), nombre: z.string(), sede: z.string(), ...oficinaLeida }),
  ),
  plazos: z.array(
    z.object({
      ...conVersion,
      plazo: z.enum(CLAVES_DE_PLAZO),
      /** In force today. */
      dias: z.number(),
      /** Those that are to begin. */
      siguen: z.array(z.object({ vigente_desde: z.string(), dias: z.number() })),
    }),
  ),
  /** It has a file: its terms are a list that one prepares and another publishes. */
  en_marcha: z.boolean(),
  /** `de_entrada` is the first load's: what can be filled in is what that one fills in. */
  textos: z.array(
    z.object({ ...conVersion, clave: z.string(), nombre: z.string(), texto: z.string(), de_entrada: z.string() }),
  ),
});
export type AjustesDelColegio = z.output<typeof zAjustesDelColegio>;

export const zAjusteHecho = z.object({ version: z.number(), message: z.string() });
export type AjusteHecho = z.output<typeof zAjusteHecho>;
