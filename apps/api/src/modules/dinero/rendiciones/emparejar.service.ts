import { emparejarRenglones } from '@colega/domain/dinero';
import { sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { asentarTransferenciaDicha } from '../libro/sin-identificar.service.ts';
import { updateDevueltasSinBanco } from './devueltas-sin-banco.repository.ts';
import { findCobrados, findRenglonesSinPar, updateParejas } from './emparejar.repository.ts';
import { leerOrigenes, type OrigenLeido } from './origenes.ts';
import { lockOrigen } from './rendiciones.repository.ts';

/** What was given back before its bank was asked left the bank whose file has it. */
const ponerEnSuBanco = async (trx: Db, banco: string): Promise<void> => {
  for (const { cuando, ...cobro } of await updateDevueltasSinBanco(trx, banco))
    await asentarTransferenciaDicha(trx, cobro, { cuando, salio: { medio: 'transferencia', banco } });
};

const buscarParejas = async (trx: Db, origen: OrigenLeido) => {
  const renglones = await findRenglonesSinPar(trx, origen.clave);
  if (renglones.length === 0) return [];
  const dias = renglones.map(({ dia }) => dia).sort();
  const [primero = '', ultimo = ''] = [dias[0], dias.at(-1)];
  const { dias: hastaCuando, maxima } = origen.tolerancia;
  const cobrados = await findCobrados(trx, {
    origen,
    desde: sumarDias(primero, -maxima),
    hasta: sumarDias(ultimo, maxima),
    externos: renglones.flatMap(({ externo }) => externo ?? []),
  });
  return emparejarRenglones(renglones, cobrados, { dias: hastaCuando, entra: origen.da_entrada });
};

/** A line that came before its payment finds it later, whatever file it was in. Answers how many found theirs. */
export const emparejarOrigen = (db: Db, origen: OrigenLeido): Promise<number> =>
  enTransaccion(db, async (trx) => {
    await lockOrigen(trx, origen.clave);
    const parejas = await buscarParejas(trx, origen);
    if (parejas.length > 0) await updateParejas(trx, parejas);
    // Also of lines that found theirs before: what was given back then had no bank yet.
    if (origen.banco !== null) await ponerEnSuBanco(trx, origen.banco);
    return parejas.length;
  });

export const emparejarTodos = async (db: Db): Promise<number> => {
  let cuantos = 0;
  for (const origen of await leerOrigenes(db)) cuantos += await emparejarOrigen(db, origen);
  return cuantos;
};
