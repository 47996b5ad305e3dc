import type { Db } from '../../../db/conectar.ts';
import { asentarIdentificacion, asentarSinIdentificar } from '../libro/sin-identificar.service.ts';
import { pasarARevision } from '../ordenes/emitir-cupon.service.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';
import {
  anotarLugarEnLista,
  estaUsado,
  identidadDe,
  lockSinLugar,
  type RenglonDeCobranza,
  updateOperacionDeRenglon,
} from './renglones.repository.ts';
import { type CobroSinCupon, findCobroDeOperacion, insertCobro, updateDestino } from './sin-cupon.repository.ts';

/** Money of no coupon that is known: on the list of what is to be reviewed, and in the ledger. */
export const anotarSinCupon = async (
  db: Db,
  cobro: Parameters<typeof insertCobro>[1],
  cuando = cobro.registrado_en,
): Promise<CobroSinCupon> => {
  const anotado = await insertCobro(db, cobro);
  await asentarSinIdentificar(db, anotado, cuando);
  return anotado;
};

/** What became of it is said once: then the ledger has it no more as nobody's. Null when it was said before. */
export const sacarDeLaLista = async (
  db: Db,
  id: number,
  destino: Parameters<typeof updateDestino>[2],
  cuando: Date,
): Promise<CobroSinCupon | null> => {
  const cobro = await updateDestino(db, id, destino);
  if (!cobro) return null;
  await asentarIdentificacion(db, cobro, cuando);
  return cobro;
};

/** A payment that had been one of nobody's is undone: the money is still there, and nobody knows again whose it is. */
export const volverALaLista = async (db: Db, operacionId: number, ahora: Date): Promise<void> => {
  const cobro = await findCobroDeOperacion(db, operacionId);
  if (!cobro) return;
  await anotarSinCupon(db, { ...cobro, externo: `${cobro.externo}/${operacionId}` }, ahora);
};

type Pareja = { renglonId: number; ordenId: number; operacion_id: number };

/** False when the line has its payment already, or the payment its line. */
export const emparejar = async (
  db: Db,
  { renglonId, ordenId, operacion_id }: Pareja,
  ahora: Date,
): Promise<boolean> => {
  const hecho = await updateOperacionDeRenglon(db, renglonId, operacion_id);
  if (!hecho) return false;
  if (hecho.cobro_id === null) return true;
  // It waited among those to be reviewed: by now it is known. What the college decided of it meanwhile is the same money again.
  const sacado = await sacarDeLaLista(db, hecho.cobro_id, { operacion_id }, ahora);
  if (!sacado) await pasarARevision(db, ordenId);
  return true;
};

/** Under a name of which no payment nor another collection is known: the college may credit it. */
export const ponerEnLaLista = async (
  db: Db,
  renglon: RenglonDeCobranza,
  cobro: CobroDeCaja,
  registrado_en: Date,
): Promise<void> => {
  const { medio, externo, numero_boleta, importe, dia } = identidadDe(cobro);
  const base = { medio, banco: null, numero_boleta, importe, fecha_pago: cobro.fecha, registrado_en };
  if (!(await lockSinLugar(db, renglon.id))) return;
  // The name of one whose number was already that of another coupon's.
  const repetido = `${externo}/${numero_boleta}`;
  for (const nombre of [externo, repetido, `${repetido}/${dia}/${importe}`]) {
    if (await estaUsado(db, medio, nombre)) continue;
    const { id } = await anotarSinCupon(db, { ...base, externo: nombre });
    await anotarLugarEnLista(db, renglon.id, id);
    return;
  }
  throw new Error(`El renglón ${externo} de la boleta ${numero_boleta} no tiene lugar en la lista`);
};
