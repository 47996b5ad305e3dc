import {
  CIRCUITOS,
  type Circuito,
  MEDIOS_DE_PAGO,
  MEDIOS_SIN_ELEGIR,
  type MedioDePago,
  type MedioHabilitado,
} from '@colega/domain/dinero';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zMedio = z.object({ key: z.enum(MEDIOS_DE_PAGO), nombre: z.string(), circuitos: z.array(z.enum(CIRCUITOS)) });
const zCircuito = z.object({ key: z.enum(CIRCUITOS), nombre: z.string() });

// A method without its row would be offered to nobody, and nothing would say so.
export const zMedios = z
  .array(zMedio)
  .refine((medios) => MEDIOS_DE_PAGO.every((key) => medios.some((medio) => medio.key === key)), {
    error: 'falta un medio de pago',
  });
export const LOS_MEDIOS = leerJson('medios-de-pago.json', zMedios);
export const LISTA_DE_CIRCUITOS = leerJson('circuitos.json', z.array(zCircuito));

export const mediosDeCircuito = (circuito: Circuito, conectados: ReadonlySet<MedioDePago>): MedioHabilitado[] =>
  LOS_MEDIOS.filter(({ circuitos }) => circuitos.includes(circuito)).map(({ key, nombre }) => ({
    key,
    nombre,
    habilitado: conectados.has(key),
  }));

export const tomaMedio = (circuito: Circuito, medio: MedioDePago): boolean =>
  LOS_MEDIOS.some(({ key, circuitos }) => key === medio && circuitos.includes(circuito));

export const mediosDeTodosLosCircuitos = (conectados: ReadonlySet<MedioDePago>): MedioHabilitado[] =>
  LOS_MEDIOS.map(({ key, nombre, circuitos }) => ({
    key,
    nombre,
    habilitado: circuitos.length > 0 && conectados.has(key),
  }));

export const nombreDeMedio = (medio: string): string =>
  MEDIOS_SIN_ELEGIR[medio] ?? LOS_MEDIOS.find(({ key }) => key === medio)?.nombre ?? medio;
