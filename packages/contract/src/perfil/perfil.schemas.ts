import { z } from 'zod';
import { zEntero, zId } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

/** AUT-113, DAS-021. */
export const zMatricula = z.object({
  id: z.number(),
  codigo: z.string(),
  descripcion: z.string(),
  estado: z.object({
    id: z.number(),
    clave: z.string(),
    nombre: z.string(),
    abreviatura: z.enum(['T', 'R']),
    color: z.string(),
    color_texto: z.string(),
  }),
});
export type Matricula = z.output<typeof zMatricula>;

/** PER-009. */
export const zMatriculaConTitulo = zMatricula.extend({
  fecha_alta: z.string(),
  titulo: z.object({ codigo: z.string(), descripcion: z.string() }),
  institucion: z.object({ nombre: z.string() }),
  /** docs/reference/rules.md#who-may-practise: active, and no block on the person. */
  habilitada: z.boolean(),
});
export type MatriculaConTitulo = z.output<typeof zMatriculaConTitulo>;

export const zDomicilio = z.object({
  calle: z.string(),
  numero: z.string(),
  piso: z.string().nullable(),
  departamento: z.string().nullable(),
  localidad: z
    .object({ nombre: z.string(), codigo_postal: z.string(), partido: z.object({ nombre: z.string() }) })
    .nullable(),
});
export type Domicilio = z.output<typeof zDomicilio>;

export const zContacto = z.object({ domicilio: z.string(), telefono: z.string(), correo: z.string() });
export type Contacto = z.output<typeof zContacto>;

const zImagenFirmada = z.object({ content_url: z.string() }).nullable();

/** DAS-020, PER-008. */
export const zPersona = z.object({
  id: z.number(),
  apellido: z.string(),
  nombre: z.string(),
  documento: z.string(),
  cuit: z.string(),
  fecha_alta: z.string(),
  nacionalidad: z.string().nullable(),
  fecha_nacimiento: z.string().nullable(),
  genero: z.string().nullable(),
  email: z.string(),
  imagen_perfil: zImagenFirmada,
  firma: zImagenFirmada,
  domicilio_real: zDomicilio.nullable(),
  domicilio_legal: zDomicilio.nullable(),
  telefonos: z.array(z.object({ codigo_area: z.string(), numero: z.string(), tipo_contacto: z.string() })),
  codigo_qr: z.string(),
  /** OPN-003: the QR of the credential leads to the public page. */
  enlace_qr: z.string(),
  es_activo_al_dia_y_verificado: z.boolean(),
  /** docs/reference/rules.md#who-may-practise */
  habilitado: z.boolean(),
  credencial_suspendida: z.string().nullable(),
  distrito: z.object({ id: z.number(), nombre: z.string(), contacto: zContacto }),
  matriculas: z.array(zMatriculaConTitulo),
});
export type Persona = z.output<typeof zPersona>;

/** DAS-023, PER-010, OPN-023: `rangos` tell when it began and, once lifted, when it ended. */
export const zBloqueo = z.object({
  id: z.number(),
  tipo_bloqueo: z.object({
    id: z.number(),
    nombre: z.string(),
    nombre_corto: z.string(),
    color: z.string(),
    visible: z.boolean(),
  }),
  vigente: z.boolean(),
  motivo: z.string(),
  rangos: z.array(z.object({ estado: z.enum(['inicio', 'fin']), fecha: z.string() })),
});
export type Bloqueo = z.output<typeof zBloqueo>;

/** PER-011. */
export const zCausa = z.object({
  id: z.number(),
  numero: z.string(),
  descripcion: z.string(),
  vigente_desde: z.string(),
  fecha_estado: z.string(),
  estado: z.object({ nombre: z.string(), fecha: z.string() }),
  situacion_actual: z.object({ class: z.enum(['success', 'info', 'warning', 'danger']), mensaje: z.string() }),
});
export type Causa = z.output<typeof zCausa>;

export const zQueryDePersona = z.object({ 'persona.id': zId });
export const CAUSAS_POR_DEFECTO = 5;
export const zQueryCausas = zQueryDePersona.extend({
  limit: zEntero(1, 100).default(CAUSAS_POR_DEFECTO),
});

/** An address is good for five minutes, and the signature proves until when. */
export const zFirma = z.object({ vence: z.coerce.number().int().positive(), firma: zTexto(64) });
