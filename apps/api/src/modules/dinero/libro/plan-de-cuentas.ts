import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';

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

const partesDe = (clave: string): string[] => clave.split('.');
const deArriba = (clave: string): string => partesDe(clave).slice(0, -1).join('.');

/** Of an account that nobody gave a code to: that of the one above it, with what it is of. */
const heredar = (
  clave: string,
  { codigo, nombre }: CodigoFechado,
  { nombreDe }: Bancos,
): Pick<CodigoFechado, 'codigo' | 'nombre'> => {
  const [, medio = '', banco] = partesDe(clave);
  return { codigo, nombre: `${nombre}: ${banco === undefined ? nombreDeMedio(medio) : nombreDe(banco)}` };
};

export type PlanDeCuentas = {
  de(clave: string, dia: Fecha): { clave: string; codigo: string; nombre: string };
  suyos(clave: string): readonly CodigoFechado[];
};

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
  };
};
