import { CIRCUITOS, type Circuito } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { LISTA_DE_CIRCUITOS, nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';

const zFila = z.object({
  cuenta: z.string(),
  codigo: z.string().min(1),
  nombre: z.string().min(1),
  vigente_desde: z.string(),
  supuesto: z.string(),
});

/** S-963: the codes of the first day. After them, what is kept at the desk. */
const PLAN_DE_ENTRADA = leerJson('plan-de-cuentas.json', z.array(zFila).min(1));

export type CodigoFechado = { cuenta: string; codigo: string; nombre: string; vigente_desde: Fecha };
type CuentaDelAsiento = { cuenta: string; medio: string | null; banco: string | null };

export const claveDeCuenta = ({ cuenta, medio, banco }: CuentaDelAsiento): string =>
  [cuenta, medio, banco].filter((parte) => parte !== null).join('.');

export const CLAVES_DEL_PLAN: readonly string[] = PLAN_DE_ENTRADA.map(({ cuenta }) => cuenta);

/** What the college earns, which its bookkeeping may carry in an account of its own for each circuit (S-1175). */
const CUENTAS_POR_CIRCUITO: readonly string[] = ['emitido', 'recargos'];
export const CLAVES_POR_CIRCUITO: readonly string[] = CUENTAS_POR_CIRCUITO.flatMap((cuenta) =>
  CIRCUITOS.map((circuito) => `${cuenta}.${circuito}`),
);

/** Of what circuit an account is alone; null of all the others. */
export const leerCuentaDeCircuito = (clave: string): { cuenta: string; circuito: Circuito } | null => {
  const [cuenta = '', parte] = partesDe(clave);
  const circuito = CIRCUITOS.find((uno) => uno === parte);
  return circuito && CUENTAS_POR_CIRCUITO.includes(cuenta) ? { cuenta, circuito } : null;
};

const partesDe = (clave: string): string[] => clave.split('.');
const deArriba = (clave: string): string => partesDe(clave).slice(0, -1).join('.');

/** Of an account that nobody gave a code to: that of the one above it, with what it is of. */
const heredar = (
  clave: string,
  { codigo, nombre }: CodigoFechado,
  { nombreDe }: Bancos,
): Pick<CodigoFechado, 'codigo' | 'nombre'> => {
  const [, medio = '', banco] = partesDe(clave);
  const deCircuito = LISTA_DE_CIRCUITOS.find(({ key }) => key === leerCuentaDeCircuito(clave)?.circuito)?.nombre;
  if (deCircuito !== undefined) return { codigo, nombre: `${nombre}: ${deCircuito}` };
  return { codigo, nombre: `${nombre}: ${banco === undefined ? nombreDeMedio(medio) : nombreDe(banco)}` };
};

export type PlanDeCuentas = {
  de(clave: string, dia: Fecha): { clave: string; codigo: string; nombre: string };
  suyos(clave: string): readonly CodigoFechado[];
  /** From when on each circuit that has an account of its own has it: what came before stays in the one of all. */
  porCircuito: readonly CuentaDeCircuito[];
  /** The account of a line of an entry of that day. */
  claveDe(linea: CuentaDelAsiento, circuito: Circuito | undefined, dia: Fecha): string;
};
export type CuentaDeCircuito = { cuenta: string; circuito: Circuito; desde: Fecha };

/** `fechados` in the order in which they were given: of one day, the last one counts. */
export const crearPlanDeCuentas = (fechados: readonly CodigoFechado[], bancos: Bancos): PlanDeCuentas => {
  const porClave = new Map<string, CodigoFechado[]>();
  for (const { cuenta, codigo, nombre, vigente_desde } of [...PLAN_DE_ENTRADA, ...fechados]) {
    const suyos = porClave.get(cuenta) ?? [];
    porClave.set(cuenta, [...suyos, { cuenta, codigo, nombre, vigente_desde }]);
  }
  const vigente = (clave: string, dia: Fecha): CodigoFechado | undefined =>
    (porClave.get(clave) ?? [])
      .filter(({ vigente_desde }) => vigente_desde <= dia)
      .reduce<CodigoFechado | undefined>(
        (mejor, uno) => (mejor === undefined || uno.vigente_desde >= mejor.vigente_desde ? uno : mejor),
        undefined,
      );
  const porCircuito = CLAVES_POR_CIRCUITO.flatMap((clave): CuentaDeCircuito[] => {
    const [desde] = (porClave.get(clave) ?? []).map(({ vigente_desde }) => vigente_desde).sort();
    const suya = leerCuentaDeCircuito(clave);
    return suya && desde !== undefined ? [{ ...suya, desde }] : [];
  });
  const copia = new Map<string, { clave: string; codigo: string; nombre: string }>();
  const buscar = (clave: string, dia: Fecha) => {
    const propio = vigente(clave, dia);
    if (propio) return { clave, codigo: propio.codigo, nombre: propio.nombre };
    const arriba = deArriba(clave);
    const heredado = arriba === '' ? undefined : (vigente(arriba, dia) ?? vigente(deArriba(arriba), dia));
    return heredado ? { clave, ...heredar(clave, heredado, bancos) } : { clave, codigo: '', nombre: clave };
  };
  return {
    de: (clave, dia) => {
      const llave = `${clave} ${dia}`;
      const hecho = copia.get(llave) ?? buscar(clave, dia);
      copia.set(llave, hecho);
      return hecho;
    },
    suyos: (clave) => porClave.get(clave) ?? [],
    porCircuito,
    claveDe: (linea, circuito, dia) => {
      const separada = porCircuito.some(
        (una) => una.cuenta === linea.cuenta && una.circuito === circuito && una.desde <= dia,
      );
      return separada ? `${linea.cuenta}.${circuito}` : claveDeCuenta(linea);
    },
  };
};
