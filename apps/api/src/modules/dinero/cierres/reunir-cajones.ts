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
    entrega: { id: fila.id, entregada_en: fila.entregada_en.toISOString() },
  }));
  const deOtros = sinEntregar.map(({ quien, medio, esperado }) => ({
    ...{ quien: nombreDe(quien), entrega: null, medio, nombre: nombreDeMedio(medio), esperado },
    ...{ contado: null, diferencia: null, motivo: null },
  }));
  return [...deEntregas, ...deOtros].sort((uno, otro) => uno.quien.localeCompare(otro.quien, 'es'));
};

/** What each one handed in until that day and waits for a closing, and what others have not. */
export const leerCajonesPorCerrar = async (db: Db, dia: Fecha): Promise<CajonDeUno[]> =>
  armarCajones(db, await findEntregadasSinReunir(db, dia), await sumarSinEntregar(db, dia));

/** Empty in a closing that did not count. */
export const leerCajonesDeCierre = async (db: Db, cierreId: number): Promise<CajonDeUno[]> =>
  armarCajones(db, await findEntregadasDeCierre(db, cierreId), await findSinEntregarDeCierre(db, cierreId));

/** Of one thing: what those who handed it in found missing or too much, why, and who has not handed it in. */
export const resumirEntregado = (
  cajones: readonly CajonDeUno[],
  cual: MedioDelCajon,
): PorCerrar['cajon'][number]['entregado'] => {
  const suyos = cajones.filter(({ medio }) => medio === cual);
  if (suyos.length === 0) return null;
  const diferencia: Importe = sumar(suyos.map((uno) => uno.diferencia ?? '0.00'));
  const motivos = suyos.flatMap(({ quien, motivo }) => (motivo === null ? [] : [`${quien}: ${motivo}`]));
  // Who gave back over what they took has nothing to hand in.
  const faltan = suyos
    .filter(({ entrega, esperado }) => entrega === null && new Decimal(esperado).isPositive())
    .map(({ quien }) => quien);
  return { diferencia, motivo: motivos.length === 0 ? null : motivos.join(' · ').slice(0, LARGO_DE_MOTIVO), faltan };
};
const LARGO_DE_MOTIVO = 500;

/** A closing that counts gathers what was handed in until its day. Throws 409 when it is not what was shown. */
export const reunirCajones = async (
  db: Db,
  cierreId: number,
  { dia, vistas }: { dia: Fecha; vistas: readonly number[] | undefined },
): Promise<CajonDeUno[]> => {
  const ids = [...new Set((await findEntregadasSinReunir(db, dia)).map(({ id }) => id))];
  const lasMismas = vistas === undefined || (vistas.length === ids.length && ids.every((id) => vistas.includes(id)));
  if (!lasMismas) throw errorHttp(409, 'entregas_cambiadas');
  await insertEntregasDeCierre(db, cierreId, ids);
  await insertSinEntregar(db, cierreId, dia);
  return leerCajonesDeCierre(db, cierreId);
};
