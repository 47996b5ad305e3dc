import { DIAS_DE_BORRADOR } from '@colega/contract/borradores';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { hoy } from '../../hoy.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { type BorradorQuieto, deleteVencidos, findQuietos, updateAvisado } from './vencimiento.repository.ts';

/** S-861. In days since it was last written. */
const AVISOS = [60, 83] as const;
/** However late the last warning was told, there are so many days after it. */
const DIAS_TRAS_EL_ULTIMO = DIAS_DE_BORRADOR - AVISOS[1];

const DIA_MS = 86_400_000;
const haceDias = (ahora: Date, dias: number): Date => new Date(ahora.getTime() - dias * DIA_MS);

/** The day from which it is not kept. */
const seBorra = ({ actualizado_en }: BorradorQuieto, dias: number, ahora: Date): string => {
  const porSuPlazo = sumarDias(
    hoy(() => actualizado_en),
    DIAS_DE_BORRADOR,
  );
  if (dias !== AVISOS[1]) return porSuPlazo;
  const porElAviso = sumarDias(
    hoy(() => ahora),
    DIAS_TRAS_EL_ULTIMO,
  );
  return porElAviso > porSuPlazo ? porElAviso : porSuPlazo;
};

const avisarDe = (db: Db, borrador: BorradorQuieto, dias: number, ahora: Date): Promise<void> =>
  enTransaccion(db, async (trx) => {
    // somebody wrote in it meanwhile
    if (!(await updateAvisado(trx, borrador, dias, ahora))) return;
    const { id, persona_id, que, detalle, falta, enlace, actualizado_en } = borrador;
    const cual = detalle === '' ? que : `${que}: ${detalle}`;
    const leFalta = falta.length === 0 ? 'No le falta nada: revisalo y guardalo.' : `Le falta: ${falta.join(', ')}.`;
    const portal = {
      datos: { cuando: formatFecha(seBorra(borrador, dias, ahora)) },
      detalle: `${cual}. ${leFalta} Si lo seguís, se guarda ${DIAS_DE_BORRADOR} días más.`,
      enlace: `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`,
    };
    const cosa_id = `${id} ${dias} ${actualizado_en.getTime()}`;
    await avisar(trx, { evento: 'borrador_por_vencer', cosa: 'borrador', cosa_id, persona_id, portal }, ahora);
  });

/** Warns of the drafts that nobody writes, twice, and removes those of whom both were told. */
export const cuidarBorradores = async (db: Db, ahora: Date): Promise<void> => {
  await deleteVencidos(db, {
    escrito: haceDias(ahora, DIAS_DE_BORRADOR),
    avisado: haceDias(ahora, DIAS_TRAS_EL_ULTIMO),
    ultimo: AVISOS[1],
  });
  for (const dias of AVISOS.toReversed())
    for (const borrador of await findQuietos(db, haceDias(ahora, dias), dias))
      await avisarDe(db, borrador, dias, ahora);
};
