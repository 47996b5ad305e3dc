import { EVENTOS } from '@colega/domain/avisos';
import { CLAVES_DE_PLAZO, LARGO_DE_TEXTO } from '@colega/domain/colegio';
import { COLUMNAS_DE_BANCO, type ColumnaDeBanco } from '@colega/domain/dinero';
import { z } from 'zod';
import { zFecha, zIdNumerico } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

const zDato = (maximo: number) => zRenglon(maximo).pipe(z.string().min(1, 'dato_requerido'));

export const zIdentidadDelColegio = z.object({
  nombre: zDato(120),
  cuit: z
    .string()
    .transform((cuit) => cuit.replace(/[-\s]/g, ''))
    .pipe(z.string().regex(/^\d{11}$/, 'cuit_con_digito_equivocado')),
  domicilio: zDato(120),
  localidad: zDato(60),
  telefono: zDato(40),
  correo: zDato(200),
});
export const zDistritoPorCambiar = z.object({ nombre: zDato(60) });
/** `pasa_a`: where its partidos go. */
export const zCierreDeDistrito = z.object({ cerrado: z.boolean(), pasa_a: zIdNumerico.nullable() });
export const zPartidosPorMover = z.object({ partidos: z.array(zIdNumerico).min(1, 'dato_requerido').max(500) });
export const zOficinaPorDecir = z.object({
  nombre: zDato(60),
  distrito_id: zIdNumerico.nullable(),
  domicilio: zDato(120),
  localidad: zDato(60),
  telefonos: z.array(zDato(40)).min(1, 'dato_requerido').max(5),
  horario: zRenglon(120),
  correo: zDato(200),
  orden: z.number('numero_entero').int('numero_entero').min(1, 'numero_entero').max(999, 'numero_entero'),
});
export type OficinaPorDecir = z.output<typeof zOficinaPorDecir>;
const deCadaColumna = <T>(uno: T) =>
  Object.fromEntries(COLUMNAS_DE_BANCO.map((columna) => [columna, uno])) as Record<ColumnaDeBanco, T>;
/** How its files call each column; without any, as any bank calls it. */
const zColumnasDeBanco = z.object(deCadaColumna(z.array(zDato(80)).max(10).readonly().optional()));
export const zBancoPorCambiar = z.object({
  nombre: zDato(60),
  cbu: z
    .string()
    .transform((cbu) => cbu.replace(/[-\s]/g, ''))
    .pipe(z.string().regex(/^\d{22}$/, 'cbu_equivocado'))
    .nullable(),
  columnas: zColumnasDeBanco,
  desde: zFecha,
});
/** `codigo`: of its account in the ledger; without it, that of the account above. */
export const zBancoPorAgregar = zBancoPorCambiar.extend({ codigo: zRenglon(20).nullable() });
/** Null: it is used again. */
export const zUsoDeBanco = z.object({ dejado_desde: zFecha.nullable() });
export const zRubrosPorCambiar = z.object({ activos: z.array(zIdNumerico).min(1, 'sin_ningun_rubro').max(200) });

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
/** In lines where it may have several: each text has its own length. */
export const zTextoPorCambiar = z.object({ texto: zTexto(LARGO_DE_TEXTO) });
/** A letter as it would leave: its page, and what is read where pages are not. */
export const zMuestraDeCarta = z.object({ asunto: z.string(), texto: z.string(), html: z.string() });
export type MuestraDeCarta = z.output<typeof zMuestraDeCarta>;

export const TAMANIO_MAXIMO_DE_MARCA_BYTES = 2 * 1024 * 1024;

const conVersion = { version: z.number() };
const contactoLeido = { domicilio: z.string(), localidad: z.string(), telefono: z.string(), correo: z.string() };
export const zAjustesDelColegio = z.object({
  identidad: z.object({ ...conVersion, nombre: z.string(), cuit: z.string(), ...contactoLeido }),
  colores: z.object({ ...conVersion, color: z.string().nullable(), color_oscuro: z.string().nullable() }),
  marca: z.object({ ...conVersion, marca_url: z.string().nullable() }),
  distritos: z.array(z.object({ ...conVersion, id: z.number(), nombre: z.string(), cerrado: z.boolean() })),
  /** Of the province that has districts. */
  partidos: z.object({
    ...conVersion,
    partidos: z.array(
      z.object({
        id: z.number(),
        nombre: z.string(),
        codigo_arba: z.string(),
        distrito_id: z.number().nullable(),
      }),
    ),
  }),
  /** Those of the list in force today: `distrito` is its name, and null is all of the college. */
  oficinas: z.array(
    z.object({
      ...{ nombre: z.string(), distrito: z.string().nullable(), domicilio: z.string(), localidad: z.string() },
      ...{ telefonos: z.array(z.string()), horario: z.string(), correo: z.string(), orden: z.number() },
      distrito_id: z.number().nullable(),
    }),
  ),
  /** While it is set up, who administers it says them alone (S-1218); after it they are a list that one prepares and another publishes. */
  primeras_oficinas: z.object({ ...conVersion, se_dicen: z.boolean() }),
  bancos: z.array(
    z.object({
      ...conVersion,
      ...{ id: z.number(), nombre: z.string(), cbu: z.string().nullable(), desde: z.string() },
      ...{ dejado_desde: z.string().nullable(), en_uso: z.boolean() },
      columnas: z.object(deCadaColumna(z.array(z.string()).readonly().optional())),
      /** Of its account in the ledger, today. */
      cuenta: z.object({ codigo: z.string(), nombre: z.string() }),
    }),
  ),
  /** What any bank calls each column. */
  columnas_conocidas: z.object(deCadaColumna(z.array(z.string()).readonly())),
  rubros: z.object({
    ...conVersion,
    rubros: z.array(z.object({ id: z.number(), nombre: z.string(), activo: z.boolean() })),
  }),
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
  /** `de_entrada` is the program's. */
  textos: z.array(
    z.object({
      ...{ ...conVersion, clave: z.string(), nombre: z.string(), texto: z.string(), de_entrada: z.string() },
      /** Of a letter: which one, and what this is of it. */
      carta: z.object({ evento: z.enum(EVENTOS), nombre: z.string(), parte: z.string() }).nullable(),
      /** What may be filled in. */
      datos: z.array(z.object({ dato: z.string(), ejemplo: z.string() })),
    }),
  ),
});
export type AjustesDelColegio = z.output<typeof zAjustesDelColegio>;

export const zAjusteHecho = z.object({ version: z.number(), message: z.string() });
export type AjusteHecho = z.output<typeof zAjusteHecho>;
