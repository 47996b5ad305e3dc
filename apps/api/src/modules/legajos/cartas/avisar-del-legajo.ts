import type { Evento } from '@colega/domain/avisos';
import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { type DatosDeHecho, grupoDelLegajo } from '../../avisos/evento.ts';
import { findParaAvisar } from '../vida/legajo.repository.ts';

type DelLegajo = {
  evento: Evento;
  cosa: string;
  cosa_id: number | string;
  que?: string;
  detalle?: string;
  datos?: DatosDeHecho;
};

/** Tells its technician, with the file's number in the title and its screen as the place to go to. */
export const avisarDelLegajo = async (
  trx: Db,
  { legajo_id, ahora }: { legajo_id: number; ahora: Date },
  { que, detalle, datos: suyos, ...hecho }: DelLegajo,
): Promise<void> => {
  const { persona_id, numero_legajo } = await findParaAvisar(trx, legajo_id);
  const datos: DatosDeHecho = { legajo: String(numero_legajo), ...(que !== undefined && { que }), ...suyos };
  const enlace = `/app/ejercicio/legajo/${legajo_id}/detail`;
  const portal = { datos, enlace, ...(detalle && { detalle }) };
  await avisar(trx, { ...hecho, persona_id, grupo: grupoDelLegajo(legajo_id), portal }, ahora);
};
