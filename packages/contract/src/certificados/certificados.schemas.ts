import {
  camposDelTipo,
  ESTADOS_DE_CERTIFICADO,
  PREGUNTAS,
  type Pregunta,
  RUTA_DE_PREGUNTA,
  TIPOS_DE_CERTIFICADO,
  type TipoDeCertificado,
} from '@colega/domain/certificados';
import type { Campo } from '@colega/domain/formularios';
import { z } from 'zod';
import { zEntero, zFecha, zId, zIdNumerico } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

/** Only shapes are judged here: what a value must be is a rule of the domain, which names the field. */
const zValorDe = (campo: Campo): z.ZodType => {
  switch (campo.tipo) {
    case 'si_no':
      return z.boolean();
    case 'numero':
      return z.union([z.number(), zTexto(40)]);
    case 'opcion':
      return z.union([zTexto(40), z.number()]);
    case 'texto':
      return zRenglon(2000);
    case 'parrafo':
      return zTexto(2000);
    default:
      return zIdNumerico;
  }
};

const zCamposDe = (campos: readonly Campo[]): Record<string, z.ZodType> => {
  const forma: Record<string, z.ZodType> = {};
  const partes: Record<string, Record<string, z.ZodType>> = {};
  for (const campo of campos) {
    const [cabeza = '', cola] = campo.ruta.split('.');
    if (cola === undefined) forma[cabeza] = zValorDe(campo).nullish();
    else partes[cabeza] = { ...partes[cabeza], [cola]: zValorDe(campo).nullish() };
  }
  for (const [cabeza, parte] of Object.entries(partes)) forma[cabeza] = z.object(parte).optional();
  return forma;
};

/** API-057: the fields, what the chooser settled, and the file. */
const pedidoDe = (type: TipoDeCertificado) =>
  z.object({
    ...zCamposDe(camposDelTipo(type)),
    ...Object.fromEntries(
      Object.keys(PREGUNTAS[type] ?? {}).map((pregunta) => [
        RUTA_DE_PREGUNTA[pregunta as Pregunta],
        zTexto(40).nullish(),
      ]),
    ),
    legajo_id: zIdNumerico,
  });

/** Made when it is first read: a page has the routes of all the types, and judges none of what it sends. */
export const zPedidoDeCertificado = (type: TipoDeCertificado) => z.lazy(() => pedidoDe(type));

/** CER-089, OPN-122: an annex may name the one it corrects. */
export const zPedidoDeAnexo = z.lazy(() => pedidoDe('anexa_in_situ').extend({ id: zIdNumerico.optional() }));

export const zEstadoDeCertificado = z.object({
  id: z.number(),
  clave: z.enum(ESTADOS_DE_CERTIFICADO),
  nombre: z.string(),
});

export const zVersionDeCertificado = z.object({ numero: z.number(), fecha: z.string() });

/** CER-094. */
export const zCertificado = z.object({
  id: z.number(),
  legajo: z.object({ id: z.number(), numero_legajo: z.number() }),
  type: z.enum(TIPOS_DE_CERTIFICADO),
  nombre: z.string(),
  numero_certificado: z.string(),
  codigo: z.string(),
  fecha_creacion: z.string(),
  estado: zEstadoDeCertificado,
  inmueble: z.object({ id: z.number(), texto: z.string() }).nullable(),
  referencia: z.object({ id: z.number(), numero_certificado: z.string() }).nullable(),
  anexo_id: z.number().nullable(),
  /** S-400: the first version is as it was issued, and each correction is another. */
  version: zVersionDeCertificado,
  anulacion: z.object({ fecha: z.string(), motivo: z.string().nullable() }).nullable(),
  puede_anularse: z.boolean(),
  puede_editarse: z.boolean(),
});
export type Certificado = z.output<typeof zCertificado>;

export const RESULTADOS_DE_ENVIO = ['enviado', 'rechazado', 'sin_entregar', 'sin_motivo'] as const;

/** S-897: how its owner mails it to whom it is for. */
const zPorCorreo = z.object({
  /** What its owner used last for that client; null until they write it. */
  correo: z.string().nullable(),
  /** Where an answer goes. */
  responde_a: z.string().nullable(),
  ultimo: z
    .object({
      correo: z.string(),
      version: z.number(),
      pedido_en: z.string(),
      enviado_en: z.string().nullable(),
      /** Null while it is being sent. */
      resultado: z.enum(RESULTADOS_DE_ENVIO).nullable(),
    })
    .nullable(),
});
export type PorCorreo = z.output<typeof zPorCorreo>;

export const LARGO_DEL_CORREO = 200;
export const zMandarCertificado = z.object({ correo: zRenglon(LARGO_DEL_CORREO) });
export const zCertificadoMandado = z.object({ message: z.string(), por_correo: zPorCorreo });

export const zCertificadoLeido = zCertificado.extend({
  por_correo: zPorCorreo,
  datos: z.record(z.string(), z.unknown()),
  versiones_anteriores: z.array(zVersionDeCertificado),
  /** Of whom, for whom and where, as it was printed; an annex says those of its reference. */
  impreso: z.object({
    profesional: z.object({ nombre: z.string(), matricula: z.string() }),
    titular: z.object({ nombre: z.string(), cuit: z.string() }).nullable(),
    localidad: z.string().nullable(),
    inmueble: z.string().nullable(),
  }),
  fotos: z.array(z.object({ ruta: z.string(), id: z.number(), nombre: z.string(), content_url: z.string() })),
});
export type CertificadoLeido = z.output<typeof zCertificadoLeido>;

export const zCertificadoGuardado = z.object({ message: z.string(), certificado: zCertificado });

export const LARGO_DE_BUSQUEDA_DE_CERTIFICADOS = 80;

/** CER-088, OPN-124: `type=in-situ` lists what an annex may refer to. The two names of the file are one. */
export const zQueryDeCertificados = z.object({
  'legajo.id': zId.optional(),
  legajo_id: zId.optional(),
  type: z.enum([...TIPOS_DE_CERTIFICADO, 'in-situ']).optional(),
  /** S-890: only those in force, the latest first. */
  ultimos: zEntero(1, 20).optional(),
  page: zId.optional(),
});

/** S-895: every word of `texto` is in what the paper says of itself, its file, its holder and its place. */
export const zBusquedaDeCertificados = z.object({
  texto: zTexto(LARGO_DE_BUSQUEDA_DE_CERTIFICADOS).trim().optional(),
  type: z.enum(TIPOS_DE_CERTIFICADO).optional(),
  estado: z.enum(ESTADOS_DE_CERTIFICADO).optional(),
  fecha_desde: zFecha.optional(),
  fecha_hasta: zFecha.optional(),
  page: zEntero(1, 1_000_000).default(1),
  limit: zEntero(1, 100).default(10),
});
export type BusquedaDeCertificados = z.input<typeof zBusquedaDeCertificados>;

export const zCertificadoDeLista = zCertificado.extend({
  /** As it was printed. */
  titular: z.string(),
});
export type CertificadoDeLista = z.output<typeof zCertificadoDeLista>;

export const zTipoDeCertificado = z.object({
  type: z.enum(TIPOS_DE_CERTIFICADO),
  nombre: z.string(),
  disponible: z.boolean(),
  motivo: z.string().nullable(),
});
export type TipoOfrecido = z.output<typeof zTipoDeCertificado>;
export const zQueryDeTipos = z.object({ legajo_id: zId });

export const LARGO_DEL_MOTIVO_DE_ANULACION = 500; // S-403
/** API-055. Whoever opens the public page reads `motivo`. */
export const zCambioDeCertificado = z.object({
  estado_id: zIdNumerico,
  motivo: zTexto(LARGO_DEL_MOTIVO_DE_ANULACION).trim().optional(),
});
