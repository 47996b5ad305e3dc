import { z } from 'zod';
import { zEntero, zFecha, zId } from '../primitives/primitives.ts';
import { zRenglon } from '../primitives/texto.ts';

/**
 * What is wrong with a chain of the trail, and where: a line that does not say what it said, places without their line, one that was read
 * before and is another now, or lines that are of no chain (`cadena` null).
 */
export const zCorteDeAuditoria = z.object({
  que: z.enum(['cambiada', 'faltan', 'reescrita', 'sobran']),
  cadena: z.number().nullable(),
  lugar: z.number(),
  hasta: z.number(),
  linea_id: z.number().nullable(),
});
export type CorteDeAuditoria = z.output<typeof zCorteDeAuditoria>;

export const zVerificacionDeAuditoria = z.object({
  cuando: z.iso.datetime(),
  lineas: z.number(),
  cortes: z.array(zCorteDeAuditoria),
});
export type VerificacionDeAuditoria = z.output<typeof zVerificacionDeAuditoria>;

/** The subject of a line of the trail. The id of a `sesion` is its user's. */
export const ENTIDADES_DE_AUDITORIA = [
  ...([
    'legajo',
    'orden_pago',
    'cobranza',
    'renglon',
    'persona',
    'usuario',
    'sesion',
    'localidad',
    'resolucion',
    'colegio',
    'rendicion',
    'acreditacion',
    'cierre',
    'entrega_de_caja',
    'cuenta_contable',
    'deposito',
    'gasto_de_banco',
    'arancel',
    'lista',
    'importacion',
    'cargos_del_anio',
  ] as const),
] as const;

export type EntidadDeAuditoria = (typeof ENTIDADES_DE_AUDITORIA)[number];

const ID_DE_LINEA_MAXIMO = Number.MAX_SAFE_INTEGER;
const filtros = {
  quien: zRenglon(60).optional(),
  /** With `entidad_id`, or with `cual`: what was done to one thing. */
  entidad: z.enum(ENTIDADES_DE_AUDITORIA).optional(),
  entidad_id: zId.optional(),
  /** A thing as a clerk names it: number of file or of coupon, CUIT or licence, user, name of a place or of a resolución. */
  cual: zRenglon(80).optional(),
  /** One line alone, as a cut of the chain names it. */
  linea: zEntero(1, ID_DE_LINEA_MAXIMO).optional(),
  accion: zRenglon(60).optional(),
  fecha_desde: zFecha.optional(),
  fecha_hasta: zFecha.optional(),
};
export const zFiltrosDeAuditoria = z.object(filtros);
export type FiltrosDeAuditoria = z.output<typeof zFiltrosDeAuditoria>;

/** `antes` is the `siguiente` of the page before. */
export const zQueryDeAuditoria = z.object({
  ...filtros,
  antes: zEntero(1, ID_DE_LINEA_MAXIMO).optional(),
  limit: zEntero(1, 100).default(50),
});

/** `texto` is of a name, a surname or a user. */
export const zQueryDeQuienes = z.object({ texto: zRenglon(80).pipe(z.string().min(2)) });
/** Of what is no person, no name. */
export const zQuienHizo = z.object({ username: z.string(), nombre: z.string().nullable() });
export type QuienHizo = z.output<typeof zQuienHizo>;

export const zLineaDeAuditoria = z.object({
  id: z.number(),
  cuando: z.string(),
  quien: z.string(),
  /** Of who has that user, today. */
  nombre: z.string().nullable(),
  entidad: z.string(),
  entidad_id: z.number(),
  /** As a clerk names it, and as `cual` finds it; null when it is there no more. */
  cual: z.string().nullable(),
  /** Of a person, the name. */
  persona: z.string().nullable(),
  accion: z.string(),
  desde: z.unknown(),
  hasta: z.unknown(),
  motivo: z.string().nullable(),
  distrito_id: z.number().nullable(),
});
export type LineaDeAuditoria = z.output<typeof zLineaDeAuditoria>;

export const zPaginaDeAuditoria = z.object({ items: z.array(zLineaDeAuditoria), siguiente: z.number().nullable() });
