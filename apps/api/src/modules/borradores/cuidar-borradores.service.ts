import { DIAS_DE_BORRADOR } from '@colega/contract/borradores';
import { diaDelColegio, type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { seGuardaHasta } from './se-guarda-hasta.ts';
import { type BorradorQuieto, deleteVencidos, findQuietos, updateAvisado } from './vencimiento.repository.ts';

/** S-861. In days since it was last written. */
const AVISOS = [60, 83] as const;
/** However late the last warning was told, there are so many days after it. */
const DIAS_TRAS_EL_ULTIMO = DIAS_DE_BORRADOR - AVISOS[1];

const DIA_MS = 86_400_000;
const haceDias = (ahora: Date, dias: number): Date => new Date(ahora.getTime() - dias * DIA_MS);

/** The last day on which it is kept. */
const ultimoDia = ({ actualizado_en }: BorradorQuieto, dias: number, ahora: Date): Fecha => {
  const porSuPlazo = seGuardaHasta(actualizado_en);
  if (dias !== AVISOS[1]) return porSuPlazo;
  const porElAviso = sumarDias(diaDelColegio(ahora), DIAS_TRAS_EL_ULTIMO);
  return porElAviso > porSuPlazo ? porElAviso : porSuPlazo;
};

const avisarDe = (db: Db, borrador: BorradorQuieto, dias: number, ahora: Date): Promise<void> =>
  enTransaccion(db, async (trx) => {
    // somebody wrote in it meanwhile
    if (!(await updateAvisado(trx, borrador, dias, ahora))) return;
    const { id, persona_id, que, falta, enlace, actualizado_en } = borrador;
    const leFalta = falta.length === 0 ? 'No le falta nada: revisalo y guardalo.' : `Le falta: ${falta.join(', ')}.`;
    // of whom and where is the draft's alone: a notice is kept after it is gone
    const portal = {
      datos: { cuando: formatFecha(ultimoDia(borrador, dias, ahora)) },
      detalle: `${que}. ${leFalta} Si lo seguís, se guarda ${DIAS_DE_BORRADOR} días más.`,
      enlace: `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`,
    };
    const cosa_id = `${id} ${dias} ${actualizado_en.getTime()}`;
    await avisar(trx, { evento: 'borrador_por_vencer', cosa: 'borrador', cosa_id, persona_id, portal }, ahora);
  });

/** Warns of the drafts that nobody writes, twice, and removes those of whom both were told. */
export const cuidarBorradores = async (db: Db, ahora: Date): Promise<void> => {
  await deleteVencidos(db, {
    escrito: sumarDias(diaDelColegio(ahora), -DIAS_DE_BORRADOR),
    avisado: sumarDias(diaDelColegio(ahora), -DIAS_TRAS_EL_ULTIMO),
    ultimo: AVISOS[1],
  });
  for (const dias of AVISOS.toReversed())
    for (const borrador of await findQuietos(db, haceDias(ahora, dias), dias))
      await avisarDe(db, borrador, dias, ahora);
};
