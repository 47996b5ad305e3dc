import type { CajonDeUno, ContadoEnElCajon, PorCerrar } from '@colega/contract/dinero';
import type { MedioDelCajon } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import {
  type FilaDeEntrega,
  findEntregadasDeCierre,
  findEntregadasSinReunir,
  findSinEntregarDeCierre,
  insertEntregasDeCierre,
  insertSinEntregar,
  sumarSinEntregar,
} from './cajones.repository.ts';
import { leerNombres } from './leer-nombres.ts';

type SinEntregar = Awaited<ReturnType<typeof sumarSinEntregar>>[number];

export const armarContado = ({ medio, esperado, contado, motivo }: FilaDeEntrega): ContadoEnElCajon => ({
  ...{ medio, nombre: nombreDeMedio(medio), esperado, contado, motivo },
  diferencia: importe(new Decimal(contado).minus(esperado)),
});

const armarCajones = async (
  db: Db,
  entregadas: readonly FilaDeEntrega[],
  sinEntregar: readonly SinEntregar[],
): Promise<CajonDeUno[]> => {
  const nombreDe = await leerNombres(db, [...entregadas, ...sinEntregar]);
  const deEntregas = entregadas.map((fila) => ({
    ...{ quien: nombreDe(fila.quien), ...armarContado(fila) },
    entrega: { id: fila.id, entregada_en: fila.entregada_en.toISOString(), ya_contada: fila.ya_contada },
  }));
  const deOtros = sinEntregar.map(({ quien, medio, esperado }) => ({
    ...{ quien: nombreDe(quien), entrega: null, medio, nombre: nombreDeMedio(medio), esperado },
    ...{ contado: null, diferencia: null, motivo: null },
  }));
  return [...deEntregas, ...deOtros].sort((uno, otro) => uno.quien.localeCompare(otro.quien, 'es'));
};

type EntregasVistas = PorCerrar['entregas'];
const verEntregas = (entregadas: readonly FilaDeEntrega[]): EntregasVistas => {
  const ids = new Set(entregadas.map(({ id }) => id));
  return { cuantas: ids.size, ultima: ids.size === 0 ? null : Math.max(...ids) };
};

/** What each one handed in until that day and waits for a closing, and what others have not. */
export const leerCajonesPorCerrar = async (
  db: Db,
  dia: Fecha,
): Promise<{ cajones: CajonDeUno[]; entregas: EntregasVistas }> => {
  const entregadas = await findEntregadasSinReunir(db, dia);
  return {
    cajones: await armarCajones(db, entregadas, await sumarSinEntregar(db, dia)),
    entregas: verEntregas(entregadas),
  };
};

/** A college that closes without counting gathers nothing for years: the last ones are shown. */
const ENTREGAS_A_LA_VISTA = 100;
export const dejarLasUltimas = (cajones: readonly CajonDeUno[]): CajonDeUno[] => {
  const ids = [...new Set(cajones.flatMap(({ entrega }) => entrega?.id ?? []))].sort((una, otra) => otra - una);
  const ultimas = new Set(ids.slice(0, ENTREGAS_A_LA_VISTA));
  return cajones.filter(({ entrega }) => entrega === null || ultimas.has(entrega.id));
};

/** Empty in a closing that did not count. */
export const leerCajonesDeCierre = async (db: Db, cierreId: number): Promise<CajonDeUno[]> =>
  armarCajones(db, await findEntregadasDeCierre(db, cierreId), await findSinEntregarDeCierre(db, cierreId));

const sumarDe = (cajones: readonly CajonDeUno[], que: 'esperado' | 'diferencia'): Importe =>
  sumar(cajones.map((uno) => uno[que] ?? '0.00'));

type EnElCajon = { medio: MedioDelCajon; hay: Importe; depositado: boolean };

/**
 * Of one thing: what those who handed it in found missing or too much, why, and who has not handed it in. It says what the drawer has where
 * all that there is was handed in: not with what former closings left, what others owe or undid, nor, with a difference, after a deposit.
 * What a closing of a former day counted in part is counted again by somebody: its difference may be in that one.
 */
export const resumirEntregado = (
  cajones: readonly CajonDeUno[],
  { medio: cual, hay, depositado }: EnElCajon,
): PorCerrar['cajon'][number]['entregado'] => {
  const suyos = cajones.filter(({ medio }) => medio === cual);
  if (suyos.length === 0) return null;
  const sinEntregar = suyos.filter(({ entrega }) => entrega === null);
  const enteras = suyos.filter(({ entrega }) => entrega?.ya_contada === false);
  const ya_contado = enteras.length + sinEntregar.length < suyos.length;
  const [esperado, diferencia] = [sumarDe(enteras, 'esperado'), sumarDe(enteras, 'diferencia')];
  const motivos = enteras.flatMap(({ quien, motivo }) => (motivo === null ? [] : [`${quien}: ${motivo}`]));
  // Who gave back over what they took has nothing to hand in.
  const faltan = sinEntregar.filter((uno) => new Decimal(uno.esperado).isPositive()).map(({ quien }) => quien);
  const conDiferencia = !new Decimal(diferencia).isZero();
  const esTodo =
    sinEntregar.length === 0 && !ya_contado && new Decimal(esperado).eq(hay) && !(conDiferencia && depositado);
  const queda = new Decimal(hay).plus(diferencia);
  return {
    ...{ esperado, diferencia, faltan, ya_contado },
    motivo: motivos.length === 0 ? null : motivos.join(' · ').slice(0, LARGO_DE_MOTIVO),
    propuesta: esTodo && !queda.isNegative() ? importe(queda) : null,
  };
};
const LARGO_DE_MOTIVO = 500;

/** A closing that counts gathers what was handed in until its day. Throws 409 when it is not what was shown. */
export const reunirCajones = async (
  db: Db,
  cierreId: number,
  { dia, vistas }: { dia: Fecha; vistas: EntregasVistas | undefined },
): Promise<CajonDeUno[]> => {
  const entregadas = await findEntregadasSinReunir(db, dia);
  const { cuantas, ultima } = verEntregas(entregadas);
  if (vistas && (vistas.cuantas !== cuantas || vistas.ultima !== ultima)) throw errorHttp(409, 'entregas_cambiadas');
  await insertEntregasDeCierre(db, cierreId, [...new Set(entregadas.map(({ id }) => id))]);
  await insertSinEntregar(db, cierreId, dia);
  return leerCajonesDeCierre(db, cierreId);
};
