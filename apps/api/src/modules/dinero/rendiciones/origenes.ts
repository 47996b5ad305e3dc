import { COLUMNAS_DE_BANCO, MEDIOS_DE_PAGO, type ReglasDeBanco } from '@colega/domain/dinero';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import { BANCOS } from '../../referencias/datos/bancos.ts';

const zPalabras = z.array(z.string().min(1));
const zReglas = z.object({
  supuesto: z.string(),
  dias_de_tolerancia: z.number().int().min(0).max(30),
  cobradores: z.array(
    z.object({
      clave: z.string(),
      nombre: z.string(),
      /** Null: it gives no file, and is only known by its deposits. */
      formato: z.enum(['siro', 'link']).nullable(),
      medios: z.array(z.enum(MEDIOS_DE_PAGO)),
      da_entrada: z.boolean(),
      /** What the college agreed that it keeps of each payment, from each day on. */
      comisiones: z.array(z.object({ desde: z.iso.date(), por_ciento: z.string(), supuesto: z.string() })),
      palabras: zPalabras,
    }),
  ),
  /** Words of what the college itself takes to the bank, of what its till took in each way. */
  propios: z.array(z.object({ medio: z.enum(['caja', 'cheque', 'tarjeta']), palabras: zPalabras })),
  columnas: z.record(z.enum(COLUMNAS_DE_BANCO), zPalabras),
  comisiones: zPalabras,
});
const { cobradores, propios, columnas, comisiones, dias_de_tolerancia } = leerJson('rendiciones.json', zReglas);

export const DIAS_DE_TOLERANCIA = dias_de_tolerancia;
export const REGLAS_DE_BANCO: ReglasDeBanco = {
  columnas,
  comisiones,
  depositan: [
    ...cobradores.map(({ clave, palabras }) => ({ cobrador: clave, palabras })),
    ...propios.map(({ medio, palabras }) => ({ cobrador: medio, palabras })),
  ],
};

export type OrigenLeido = {
  clave: string;
  nombre: string;
  formato: 'siro' | 'link' | 'banco';
  medios: readonly string[];
  /** Of a bank, its own. */
  banco: string | null;
  /** Its lines enter money that is not here: what another one lists too is entered by that one (S-962). */
  da_entrada: boolean;
  /** Of a collector, what it agreed to keep, from each day on. */
  comisiones: readonly { desde: string; por_ciento: string }[];
};

/** Whose files are read. */
export const ORIGENES: readonly OrigenLeido[] = [
  ...cobradores.flatMap(({ clave, nombre, formato, medios, da_entrada, comisiones: acordadas }) =>
    formato === null ? [] : [{ clave, nombre, formato, medios, da_entrada, banco: null, comisiones: acordadas }],
  ),
  ...BANCOS.map(({ clave, nombre }) => ({
    ...{ clave, nombre, formato: 'banco' as const, medios: ['transferencia'], banco: clave, da_entrada: true },
    comisiones: [],
  })),
];

export const origenDe = (clave: string): OrigenLeido | undefined => ORIGENES.find((uno) => uno.clave === clave);
