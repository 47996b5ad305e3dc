import { FORMAS_DE_DESHACER } from '@colega/domain/dinero';
import { armarTextos, TEXTOS_DE_DIRECCION } from '@colega/domain/legajos';
import { z } from 'zod';
import { zContacto, zDomicilio, zMatriculaConTitulo } from '../perfil/perfil.schemas.ts';

/** A QR carries at least 128 random bits. */
export const zCodigoPublico = z.string().regex(/^[\w-]{16,64}$/);
export const zCodigoParams = z.object({ id: zCodigoPublico });

const zNombreDeLocalidad = z.object({
  nombre: z.string(),
  codigo_postal: z.string(),
  partido: z.object({ nombre: z.string() }),
});

/** QRP-013. */
export const zProfesionalPublico = z.object({
  imagen_perfil: z.object({ content_url: z.string() }).nullable(),
  distrito: z.object({ nombre: z.string(), contacto: zContacto }),
  apellido: z.string(),
  nombre: z.string(),
  documento: z.string(),
  domicilio_legal: zDomicilio.nullable(),
  /** S-411: the reason is never told. */
  habilitado: z.boolean(),
  matriculas: z.array(
    zMatriculaConTitulo.pick({ id: true, codigo: true, estado: true, titulo: true, habilitada: true }),
  ),
});
export type ProfesionalPublico = z.output<typeof zProfesionalPublico>;

const zEstadoPublico = z.object({ nombre: z.string(), color: z.string(), color_texto: z.string() });
const zPersonaPublica = z.object({ apellido: z.string(), nombre: z.string(), documento: z.string() });

/** QRP-014. */
export const zCvdPublico = z.object({
  numero: z.string(),
  numero_control: z.string(),
  estado: zEstadoPublico,
  /** Annulling a file also annuls its approval. */
  anulacion: z.object({ fecha: z.string() }).nullable(),
  legajo: z.object({
    numero_legajo: z.number(),
    /** S-413: the adviser is the college, and not who signed in to approve. */
    visado: z.object({ fecha: z.string(), usuario: z.object({ username: z.string() }) }),
    persona: zPersonaPublica,
    matricula: z.object({ codigo: z.string(), titulo: z.string() }),
    inmuebles: z.array(
      z.object({
        ...armarTextos(TEXTOS_DE_DIRECCION, () => z.string()),
        localidad: zNombreDeLocalidad,
        catastro: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
    detalles: z.array(
      z.object({
        tipo_contrato: z.enum(['original', 'ampliacion']),
        fecha: z.string(),
        vencimiento: z.string(),
        tareas: z.array(z.string()),
      }),
    ),
  }),
  comitentes: z.array(z.object({ apellido_nombre: z.string(), cuit: z.string() })),
});
export type CvdPublico = z.output<typeof zCvdPublico>;

const zVersion = z.object({ numero: z.number(), fecha: z.string() });

/** S-402: whoever holds a paper compares; of its holder, only the name is told. */
const zResumenPublico = z.object({
  resultado: z.object({ conforme: z.boolean().nullable(), texto: z.string() }),
  grupos: z.array(
    z.object({ titulo: z.string(), datos: z.array(z.object({ etiqueta: z.string(), valor: z.string() })) }),
  ),
});

export const zCertificadoPublico = z.object({
  numero_certificado: z.string(),
  tipo: z.string(),
  fecha_creacion: z.string(),
  estado: zEstadoPublico,
  numero_legajo: z.number(),
  legajo_anulado: z.boolean(),
  persona: zPersonaPublica,
  matricula: z.object({ codigo: z.string(), titulo: z.string() }),
  titular: z.string().nullable(),
  inmueble: z.string().nullable(),
  referencia: z.string().nullable(),
  resumen: zResumenPublico,
  version: zVersion,
  reemplaza: zVersion.nullable(),
  version_leida: zVersion.nullable(),
  anulacion: z.object({ fecha: z.string(), motivo: z.string().nullable() }).nullable(),
  reemplazo: z.object({ numero_certificado: z.string(), codigo: z.string() }).nullable(),
});
export type CertificadoPublico = z.output<typeof zCertificadoPublico>;

/** S-553: a receipt is compared with a paper; of who paid, the name and the licences are told. */
export const zReciboPublico = z.object({
  numero: z.number(),
  fecha: z.string(),
  importe: z.string(),
  pagado_el: z.string(),
  estado: zEstadoPublico,
  /** S-554: a payment that was taken back pays nothing. */
  anulacion: z.object({ fecha: z.string(), como: z.enum(FORMAS_DE_DESHACER) }).nullable(),
  devuelto_en_parte: z.string().nullable(),
  /** S-555: something in favour paid it, and its own payment was undone later. */
  credito_reclamado: z.boolean(),
  circuito: z.string(),
  numero_boleta: z.number(),
  numero_legajo: z.number().nullable(),
  /** They add up to the amount; a payment in part tells what it does not cover. */
  conceptos: z.array(z.object({ descripcion: z.string(), importe: z.string() })),
  con_sancion: z.boolean(),
  con_credito: z.boolean(),
  persona: z.object({ nombre: z.string() }),
  matriculas: z.array(z.object({ codigo: z.string(), titulo: z.string() })),
});
export type ReciboPublico = z.output<typeof zReciboPublico>;
