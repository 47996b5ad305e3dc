import { estaTomadoPorOtro } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { grupoDelLegajo } from '../../avisos/evento.ts';
import { findParaAvisar } from '../vida/legajo.repository.ts';
import { findToma } from './tomas.repository.ts';

type Tenia = { usuario_id: number; persona_id: number; desde: Date };
type Perdida = { legajo_id: number; que: string; detalle: string; ahora: Date; borrado?: boolean };

const avisarle = async (trx: Db, { persona_id, desde }: Tenia, perdida: Perdida): Promise<void> => {
  const { legajo_id, que, detalle, ahora, borrado = false } = perdida;
  const { numero_legajo, distrito_id } = await findParaAvisar(trx, legajo_id);
  const portal = {
    ...{ datos: { que, legajo: String(numero_legajo) }, detalle },
    ...(!borrado && { enlace: `/colegio/legajo/${legajo_id}` }),
  };
  const cosa_id = `${legajo_id} ${desde.toISOString()}`;
  const hecho = { evento: 'legajo_que_tenias', cosa: 'toma', cosa_id, grupo: grupoDelLegajo(legajo_id) } as const;
  await avisar(trx, { ...hecho, persona_id, distrito_id, portal }, ahora);
};

/** Their half hour without touching it ended, and somebody else has it now. */
export const avisarQueLoTomoOtro = (
  trx: Db,
  tenia: Tenia,
  { legajo_id, quien, ahora }: { legajo_id: number; quien: string; ahora: Date },
): Promise<void> =>
  avisarle(trx, tenia, {
    ...{ legajo_id, ahora, que: 'Lo tomó otra persona' },
    detalle: `Lo tiene ${quien}: pasó media hora sin que lo tocaras.`,
  });

/** An act of who needs not have it (its technician, the console) ended what somebody was doing with it. */
export const avisarQueSeAnulo = async (
  trx: Db,
  { legajo_id, autor, ahora }: { legajo_id: number; autor: Autor; ahora: Date },
  destino: 'anulado' | 'eliminado',
): Promise<void> => {
  const tenia = await findToma(trx, legajo_id);
  // The console of the server is nobody, and whoever has it is somebody else for it.
  if (!tenia || !estaTomadoPorOtro(tenia, autor.user_id ?? 0, ahora)) return;
  const que = destino === 'anulado' ? 'Se anuló' : 'Se eliminó';
  await avisarle(trx, tenia, {
    ...{ legajo_id, ahora, que, borrado: destino === 'eliminado' },
    detalle: `Lo hizo ${autor.actor === 'colegio' ? autor.username : 'su matriculado'} mientras lo tenías.`,
  });
};
