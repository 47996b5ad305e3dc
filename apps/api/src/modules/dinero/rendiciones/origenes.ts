import type { ColumnasPropias } from '@colega/domain/colegio';
import { COLUMNAS_DE_BANCO, MEDIOS_DE_PAGO, MEDIOS_DEL_CAJON, type ReglasDeBanco } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerJson } from '../../../leer-datos.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';

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
      /** Nobody confirmed the places of its file (S-961). */
      formato_supuesto: z.string().nullable(),
      medios: z.array(z.enum(MEDIOS_DE_PAGO)),
      da_entrada: z.boolean(),
      /** What the college agreed that it keeps of each payment, from each day on; `supuesto` is null once its contract says so. */
      comisiones: z.array(z.object({ desde: z.iso.date(), por_ciento: z.string(), supuesto: z.string().nullable() })),
      /** Its own name is enough; that of its bank or network, only where something is settled (S-1102). */
      palabras: zPalabras,
      redes: zPalabras,
      /** What it puts in the bank, and when: what its file does not say (S-1101). */
      acredita: z.object({
        medios: z.array(z.enum(MEDIOS_DE_PAGO)).min(1),
        dias_habiles: z.number().int().min(0).max(30),
        supuesto: z.string(),
      }),
    }),
  ),
  /** Words of what the college itself takes to the bank, of what its till took in each way. */
  propios: z.array(z.object({ medio: z.enum(MEDIOS_DEL_CAJON), palabras: zPalabras })),
  columnas: z.record(z.enum(COLUMNAS_DE_BANCO), zPalabras),
  liquidaciones: z.object({ supuesto: z.string(), palabras: zPalabras, transferencias: zPalabras }),
  comisiones: zPalabras,
});
const { cobradores, propios, columnas, liquidaciones, comisiones, dias_de_tolerancia } = leerJson(
  'rendiciones.json',
  zReglas,
);

export const DIAS_DE_TOLERANCIA = dias_de_tolerancia;
export const REGLAS_DE_BANCO: ReglasDeBanco = {
  columnas,
  comisiones,
  depositan: [
    ...cobradores.map(({ clave, palabras, redes }) => ({ cobrador: clave, palabras, redes })),
    ...propios.map(({ medio, palabras }) => ({ cobrador: medio, palabras, redes: [] })),
  ],
  liquidan: liquidaciones.palabras,
  transfieren: liquidaciones.transferencias,
};

export type Cobrador = Pick<(typeof cobradores)[number], 'clave' | 'nombre' | 'acredita' | 'comisiones'> & {
  con_archivo: boolean;
};

/** Who collects for the college and puts it in the bank, with a file of what it collected or without one. */
export const COBRADORES: readonly Cobrador[] = cobradores.map(
  ({ clave, nombre, acredita, comisiones: suyas, formato }) => ({
    ...{ clave, nombre, acredita, comisiones: suyas, con_archivo: formato !== null },
  }),
);

export const cobradorDe = (clave: string): Cobrador | undefined => COBRADORES.find((uno) => uno.clave === clave);

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
  /** The places of its file are supposed. */
  supuesto: boolean;
  /** How a bank calls what its files have. */
  columnas: ColumnasPropias;
};

const DE_COBRADORES: readonly OrigenLeido[] = cobradores.flatMap(
  ({ clave, nombre, formato, formato_supuesto, medios, da_entrada, comisiones: acordadas }) =>
    formato === null
      ? []
      : [
          {
            ...{ clave, nombre, formato, medios, da_entrada, banco: null, comisiones: acordadas },
            ...{ supuesto: formato_supuesto !== null, columnas: {} },
          },
        ],
);

const deBanco = ({ clave, nombre, columnas: suyas }: Bancos['todos'][number]): OrigenLeido => ({
  ...{ clave, nombre, formato: 'banco', medios: ['transferencia'], banco: clave, da_entrada: true },
  ...{ comisiones: [], supuesto: false, columnas: suyas },
});

/** S-1121: once a bank is left, its last files still come. */
const DIAS_DE_EXTRACTOS = 92;

/** Whose files are read: of the banks, also of those that the college uses no more. */
export const leerOrigenes = async (db: Db): Promise<readonly OrigenLeido[]> => [
  ...DE_COBRADORES,
  ...(await leerBancos(db)).todos.map(deBanco),
];

/** Whose files are offered to be read, that day. */
export const leerOrigenesOfrecidos = async (db: Db, hoy: Fecha): Promise<readonly OrigenLeido[]> => [
  ...DE_COBRADORES,
  ...(await leerBancos(db)).todos
    .filter(({ dejado_desde }) => dejado_desde === null || sumarDias(dejado_desde, DIAS_DE_EXTRACTOS) > hoy)
    .map(deBanco),
];

export const leerOrigen = async (db: Db, clave: string): Promise<OrigenLeido | undefined> =>
  (await leerOrigenes(db)).find((uno) => uno.clave === clave);

export const leerClavesDeBancos = async (db: Db): Promise<string[]> =>
  (await leerBancos(db)).todos.map(({ clave }) => clave);
