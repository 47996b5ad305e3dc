import type { Db } from '../../../db/conectar.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { type DetalleEditadoLeido, editarAmpliacion } from '../ampliaciones/ampliaciones.service.ts';
import type { DepsDeLegajos, QuienEdita } from '../revisar-legajo.ts';
import { findDetallePropio } from '../vida/detalle-propio.repository.ts';
import { findFotoDeContrato } from './foto-del-legajo.repository.ts';
import { tieneMismosMontosDeContrato } from './mismos-montos.ts';

const TEXTOS = ['forma_de_pago', 'tribunal_actuante', 'destino_tarea', 'clausula_condicion', 'observaciones'] as const;

/** The PUT of its file came before and changed the original, so a difference there is refused (docs/reference/rules.md#states). */
export const editarDetalle = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: QuienEdita,
  id: number,
  leido: DetalleEditadoLeido,
  cambio: Momento & { version: number | null },
): Promise<{ id: number; legajo_id: number; version: number }> => {
  const { legajo_id, tipo_contrato, version } = await findDetallePropio(db, id, sesion.persona_id);
  if (leido.legajo_id !== legajo_id) throw invalido([{ codigo: 'detalle_ajeno', campo: 'legajo_id' }]);
  if (leido.tipo_contrato !== tipo_contrato) throw invalido([{ codigo: 'detalle_ajeno', campo: 'tipo_contrato' }]);
  if (tipo_contrato === 'ampliacion') return editarAmpliacion(db, deps, sesion, { ...leido, id, legajo_id }, cambio);
  if (cambio.version !== null && cambio.version !== version) throw errorHttp(409, 'version_vencida');
  const guardado = await findFotoDeContrato(db, id);
  const igual =
    tieneMismosMontosDeContrato(leido, guardado) && TEXTOS.every((campo) => leido[campo] === guardado[campo]);
  if (!igual) throw errorHttp(409, 'contrato_con_su_legajo');
  return { id, legajo_id, version };
};
