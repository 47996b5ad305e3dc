import {
  type ColumnasPropias,
  type CondicionDeCobrador,
  condicionesDe,
  condicionesEntre,
  condicionVigente,
  DE_LOS_BANCOS,
} from '@colega/domain/colegio';
import {
  type ClaveDeCobrador,
  COLUMNAS_DE_BANCO,
  MEDIOS_DE_PAGO,
  MEDIOS_DEL_CAJON,
  NOMBRES_DE_COBRADORES,
  type ReglasDeBanco,
  type Tolerancia,
} from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerJson } from '../../../leer-datos.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos, leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { zClaveDeCobrador } from '../../colegio/listas/clave-de-cobrador.ts';

const zPalabras = z.array(z.string().min(1));
/** What it keeps, in how many days it deposits and how long it is waited for are of the list *Cobradores*: here it is only their first load. */
const zReglas = z.object({
  cobradores: z.array(
    z.object({
      clave: zClaveDeCobrador,
      /** Null: it gives no file, and is only known by its deposits. */
      formato: z.enum(['siro', 'link']).nullable(),
      /** Nobody confirmed the places of its file (S-961). */
      formato_supuesto: z.string().nullable(),
      medios: z.array(z.enum(MEDIOS_DE_PAGO)),
      da_entrada: z.boolean(),
      /** Its own name is enough; that of its bank or network, only where something is settled (S-1102). */
      palabras: zPalabras,
      redes: zPalabras,
      /** What it puts in the bank (S-1101). */
      acredita: z.object({ medios: z.array(z.enum(MEDIOS_DE_PAGO)).min(1) }),
    }),
  ),
  /** Words of what the college itself takes to the bank, of what its till took in each way. */
  propios: z.array(z.object({ medio: z.enum(MEDIOS_DEL_CAJON), palabras: zPalabras })),
  columnas: z.record(z.enum(COLUMNAS_DE_BANCO), zPalabras),
  liquidaciones: z.object({ supuesto: z.string(), palabras: zPalabras, transferencias: zPalabras }),
  comisiones: zPalabras,
});
const { cobradores, propios, columnas, liquidaciones, comisiones } = leerJson('rendiciones.json', zReglas);

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

export const nombreDeCobrador = (clave: string): string | undefined =>
  clave in NOMBRES_DE_COBRADORES ? NOMBRES_DE_COBRADORES[clave as ClaveDeCobrador] : undefined;

/** How far from its day money is looked for, that day; and at most, of all days. */
type ToleranciaDelOrigen = { dias: Tolerancia; maxima: number };
const armarTolerancia = (condiciones: readonly CondicionDeCobrador[]): ToleranciaDelOrigen => ({
  dias: (dia) => condicionVigente(condiciones, dia).tolerancia,
  maxima: Math.max(...condiciones.map(({ tolerancia }) => tolerancia)),
});

/** Who collects for the college and puts it in the bank, with a file of what it collected or without one. */
export type Cobrador = {
  clave: string;
  nombre: string;
  con_archivo: boolean;
  /** What it puts in the bank. */
  acredita: readonly string[];
  /** What was agreed, from each day on, oldest first. */
  condiciones: readonly CondicionDeCobrador[];
  tolerancia: ToleranciaDelOrigen;
};

/** What was agreed is of the list of each day, as the college published it. */
export const leerCobradores = async (db: Db): Promise<readonly Cobrador[]> => {
  const listas = await leerListasEnVigor(db);
  return cobradores.map(({ clave, acredita: { medios }, formato }) => {
    const condiciones = condicionesDe(listas, clave);
    return {
      ...{ clave, nombre: NOMBRES_DE_COBRADORES[clave], con_archivo: formato !== null, acredita: medios },
      ...{ condiciones, tolerancia: armarTolerancia(condiciones) },
    };
  });
};

export const leerCobrador = async (db: Db, clave: string): Promise<Cobrador | undefined> =>
  (await leerCobradores(db)).find((uno) => uno.clave === clave);

/** How long it was waited for at most, of what it collected until that day: what is said to begin later does not change it. */
export const toleranciaHasta = ({ condiciones }: Pick<Cobrador, 'condiciones'>, hasta: Fecha): number =>
  Math.max(
    ...condicionesEntre(condiciones, condiciones[0]?.vigente_desde ?? hasta, hasta).map((una) => una.tolerancia),
  );

/** Whether the college works with it on any of those days. */
export const seUsaEntre = ({ condiciones }: Pick<Cobrador, 'condiciones'>, desde: Fecha, hasta: Fecha): boolean =>
  condicionesEntre(condiciones, desde, hasta).some(({ se_usa }) => se_usa);

export type OrigenLeido = {
  clave: string;
  nombre: string;
  formato: 'siro' | 'link' | 'banco';
  medios: readonly string[];
  /** Of a bank, its own. */
  banco: string | null;
  /** Its lines enter money that is not here: what another one lists too is entered by that one (S-962). */
  da_entrada: boolean;
  tolerancia: ToleranciaDelOrigen;
  /** The places of its file are supposed. */
  supuesto: boolean;
  /** How a bank calls what its files have. */
  columnas: ColumnasPropias;
};

const leerDeCobradores = async (db: Db, seUsa: (cobrador: Cobrador) => boolean): Promise<OrigenLeido[]> => {
  const todos = await leerCobradores(db);
  return cobradores.flatMap(({ clave, formato, formato_supuesto, medios, da_entrada }) => {
    const suyo = todos.find((uno) => uno.clave === clave);
    if (formato === null || !suyo || !seUsa(suyo)) return [];
    const { nombre, tolerancia } = suyo;
    return [
      {
        ...{ clave, nombre, formato, medios, da_entrada, banco: null, tolerancia },
        ...{ supuesto: formato_supuesto !== null, columnas: {} },
      },
    ];
  });
};

const leerDeBancos = async (db: Db, seLee: (banco: Bancos['todos'][number]) => boolean): Promise<OrigenLeido[]> => {
  const tolerancia = armarTolerancia(condicionesDe(await leerListasEnVigor(db), DE_LOS_BANCOS));
  return (await leerBancos(db)).todos.filter(seLee).map(({ clave, nombre, columnas: suyas }) => ({
    ...{ clave, nombre, formato: 'banco', medios: ['transferencia'], banco: clave, da_entrada: true },
    ...{ tolerancia, supuesto: false, columnas: suyas },
  }));
};

/** S-1121: once a bank is left, or a collector is used no more, its last files still come. */
const DIAS_DE_ARCHIVOS = 92;

/** Whose files are read: of the banks and collectors, also of those that the college uses no more. */
export const leerOrigenes = async (db: Db): Promise<readonly OrigenLeido[]> => [
  ...(await leerDeCobradores(db, () => true)),
  ...(await leerDeBancos(db, () => true)),
];

/** Not: the college works with it no more, and its file is offered last: an old coupon may be paid by it at any time (S-1239). */
type OrigenOfrecido = OrigenLeido & { se_usa: boolean };

/** Whose files are offered to be read, that day. */
export const leerOrigenesOfrecidos = async (db: Db, hoy: Fecha): Promise<readonly OrigenOfrecido[]> => {
  const seUsa = (uno: Cobrador) => seUsaEntre(uno, sumarDias(hoy, 1 - DIAS_DE_ARCHIVOS), hoy);
  const bancos = await leerDeBancos(
    db,
    ({ dejado_desde }) => dejado_desde === null || sumarDias(dejado_desde, DIAS_DE_ARCHIVOS) > hoy,
  );
  return [
    ...[...(await leerDeCobradores(db, seUsa)), ...bancos].map((uno) => ({ ...uno, se_usa: true })),
    ...(await leerDeCobradores(db, (uno) => !seUsa(uno))).map((uno) => ({ ...uno, se_usa: false })),
  ];
};

export const leerOrigen = async (db: Db, clave: string): Promise<OrigenLeido | undefined> =>
  (await leerOrigenes(db)).find((uno) => uno.clave === clave);

export const leerClavesDeBancos = async (db: Db): Promise<string[]> =>
  (await leerBancos(db)).todos.map(({ clave }) => clave);
