import { esMes } from '@colega/domain/informes';
import { z } from 'zod';
import { zEntero, zFecha, zId, zLista } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';
import { CORTES, INFORMES } from './informes.ts';

const zMes = z.string().refine(esMes, 'mes_invalido');
const zClave = zRenglon(80);
/** As long as an observation may be. */
const LARGO_DE_MOTIVO = 2000;

export const zInformeParams = z.object({ informe: z.enum(INFORMES) });

const filtros = {
  desde: zMes.optional(),
  hasta: zMes.optional(),
  dia: zFecha.optional(),
  distrito_id: zId.optional(),
  rubro_id: zId.optional(),
  modalidad_id: zId.optional(),
  campo: zClave.optional(),
  motivo: zTexto(LARGO_DE_MOTIVO).optional(),
  circuito: zClave.optional(),
  medio: zClave.optional(),
  banco: zClave.optional(),
  estado: zClave.optional(),
  especialidad: zRenglon(200).optional(),
};

/** Without months, the twelve that end with this one. Each report has its own rows and filters (`DEFINICIONES`); another's is refused. */
export const zQueryDeInforme = z.object({ por: z.enum(CORTES).optional(), ...filtros });
export type QueryDeInforme = z.output<typeof zQueryDeInforme>;

export const zQueryDeDetalle = z.object({
  ...filtros,
  page: zEntero(1, 1_000_000).default(1),
  limit: zEntero(1, 100).default(25),
});
export const zFiltrosDeDetalle = z.object(filtros);
export type FiltrosDeDetalle = z.output<typeof zFiltrosDeDetalle>;

/** An amount is a text with two decimals; null is what there is not. */
const zCifra = z.union([z.number(), z.string()]).nullable();
const zCifras = z.record(z.string(), zCifra);
export type CifrasDeInforme = z.output<typeof zCifras>;

const zPeriodo = z.object({ desde: z.string(), hasta: z.string() });

export const zFilaDeInforme = z.object({
  /** What its filter is given to leave only this; empty when it is of several things. */
  clave: z.string(),
  nombre: z.string(),
  cifras: zCifras,
  /** Those of the same months of the year before. */
  antes: zCifras,
});
export type FilaDeInforme = z.output<typeof zFilaDeInforme>;

export const zInforme = z.object({
  informe: z.enum(INFORMES),
  por: z.enum(CORTES),
  periodo: zPeriodo,
  antes: zPeriodo,
  /** The last of its months goes on. */
  en_curso: z.boolean(),
  filas: z.array(zFilaDeInforme),
  total: z.object({ cifras: zCifras, antes: zCifras }),
  /** Of `demoras`: those confirmed that are not approved yet, by their age in business days. */
  abiertos: z.array(z.object({ desde: z.number(), hasta: z.number().nullable(), contratos: z.number() })).nullable(),
  /** Of `personas`: the day when who is up to date was counted; null when nobody counted it yet. */
  contado: z.string().nullable(),
});
export type InformeLeido = z.output<typeof zInforme>;

export const zFilaDeDetalle = z.object({
  id: z.number(),
  celdas: z.record(z.string(), zCifra),
  legajo_id: z.number().nullable(),
  persona_id: z.number().nullable(),
});
export type FilaDeDetalle = z.output<typeof zFilaDeDetalle>;
export const zDetalleDeInforme = zLista(zFilaDeDetalle);

const zOpcion = z.object({ valor: z.string(), nombre: z.string() });
/** What each filter may be given. A district's operator has its own district alone. */
export const zOpcionesDeInformes = z.object({
  distrito_id: z.array(zOpcion),
  rubro_id: z.array(zOpcion),
  modalidad_id: z.array(zOpcion),
  circuito: z.array(zOpcion),
  medio: z.array(zOpcion),
  banco: z.array(zOpcion),
  campo: z.array(zOpcion),
  estado: z.array(zOpcion),
  especialidad: z.array(zOpcion),
});
export type OpcionesDeInformes = z.output<typeof zOpcionesDeInformes>;
