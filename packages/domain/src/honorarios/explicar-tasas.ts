import { cargoPorTasa } from '../colegio/listas/cargo-por-tasa.ts';
import { formatTasa } from '../colegio/listas/celdas.ts';
import type { FilaDeLista } from '../colegio/listas/versiones.ts';
import { type Importe, sumar } from '../importes/decimal.ts';
import { formatImporte } from '../importes/formato.ts';
import type { CuentaExplicada } from './comparar-honorarios.ts';
import type { Paso } from './honorario.ts';

/** The rates that a contract is charged by: the others are of no contract. */
export const NOMBRES_DE_TASAS = { cep: 'CEP', timbrado: 'Timbrado' } as const;
export type TasaDeContrato = keyof typeof NOMBRES_DE_TASAS;
export const TASAS_DE_CONTRATO: readonly TasaDeContrato[] = ['cep', 'timbrado'];

const pasoDe = (tasa: TasaDeContrato, { tasa: parte = '0', norma = '' }: FilaDeLista, monto: Importe): Paso => ({
  regla: tasa,
  texto: `${NOMBRES_DE_TASAS[tasa]}: ${formatTasa(parte)} de ${formatImporte(monto)}`,
  importe: cargoPorTasa(parte, monto),
  forma: 'suma',
  fuente: { norma },
  pasos: [],
});

/** What those rates charge of an agreed fee, each on its line. Null where the list does not say one of them. */
export const explicarTasasDe = (
  filas: readonly FilaDeLista[],
  tasas: readonly TasaDeContrato[],
  monto: Importe,
): CuentaExplicada | null => {
  const pasos = tasas.flatMap((tasa) => {
    const fila = filas.find(({ clave }) => clave === tasa);
    return fila ? [pasoDe(tasa, fila, monto)] : [];
  });
  return pasos.length < tasas.length ? null : { importe: sumar(pasos.map((paso) => paso.importe)), pasos };
};
