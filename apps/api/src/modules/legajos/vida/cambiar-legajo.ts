import { type Accion, impedimento, type SituacionDelLegajo, TRANSICIONES } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { type ErrorHttp, errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { leerUltimoCambio } from '../../auditoria/ultimo-cambio.service.ts';
import { avisarQueSeAnulo } from '../bandeja/avisar-de-la-toma.ts';
import { cambiarToma } from '../bandeja/cambiar-toma.ts';
import { exigirQueNoLoTengaOtro } from '../bandeja/exigir-toma.ts';
import { anotarCambio } from './anotar.repository.ts';
import { anotarHecho } from './anotar-hecho.service.ts';
import { avisarAlTecnico, avisarDeLasColas } from './avisar-del-cambio.ts';
import { deleteLegajo, lockLegajo } from './legajo.repository.ts';
import { findSituacion } from './situacion.repository.ts';

export type PedidoDeCambio = Momento & {
  legajo_id: number;
  accion: Accion | ((situacion: SituacionDelLegajo) => Accion);
  autor: Autor;
  version: number | null;
  detalle_id?: number;
  motivo?: string;
};

export type Trabajo<T> = {
  resultado: T;
  desde?: Record<string, unknown>;
  hasta?: Record<string, unknown>;
  /** It was so already: the file stays as it is, and nothing is recorded. */
  nada?: true;
};

/** The one way to change a file: under its lock, if its author read this version and the rules allow it. Throws 404, 409 and 412. */
export const cambiarLegajo = <T>(
  db: Db,
  pedido: PedidoDeCambio,
  trabajo: (trx: Db, antes: SituacionDelLegajo) => Promise<Trabajo<T>>,
): Promise<{ resultado: T; version: number }> =>
  enTransaccion(db, async (trx) => {
    const { legajo_id, autor, ahora, detalle_id } = pedido;
    const version = await bloquear(trx, pedido);
    if (autor.actor === 'colegio') await exigirQueNoLoTengaOtro(trx, legajo_id, { usuario_id: autor.user_id, ahora });
    const antes = await situacionDe(trx, legajo_id);
    const accion = typeof pedido.accion === 'function' ? pedido.accion(antes) : pedido.accion;
    exigirAccion(accion, antes, pedido);
    const { resultado, desde, hasta, nada } = await trabajo(trx, antes);
    if (nada) return { resultado, version };
    const destino = TRANSICIONES[antes.estado][accion] ?? antes.estado;
    await anotarHecho(trx, autor, ahora, legajo_id, {
      accion,
      desde: { estado: antes.estado, ...desde },
      hasta: { estado: destino, ...(detalle_id !== undefined && { detalle_id }), ...hasta },
      motivo: pedido.motivo,
    });
    if (destino !== antes.estado && (destino === 'anulado' || destino === 'eliminado'))
      await avisarQueSeAnulo(trx, { legajo_id, autor, ahora }, destino);
    // After its line, which takes the district from the file.
    if (destino === 'eliminado') {
      await deleteLegajo(trx, legajo_id);
      return { resultado, version };
    }
    const despues = { ...(await situacionDe(trx, legajo_id)), estado: destino };
    const anotado = await anotarCambio(trx, legajo_id, destino, despues, ahora);
    const { version: nueva, salioDeUnaCola, entro } = anotado;
    const hecho = { legajo_id, version: nueva, autor, ahora };
    await avisarAlTecnico(trx, hecho, accion, pedido.motivo);
    await avisarDeLasColas(trx, hecho, entro);
    if (autor.actor === 'colegio') await cambiarToma(trx, legajo_id, { autor, ahora, salioDeUnaCola });
    return { resultado, version: nueva };
  });

const bloquear = async (db: Db, { legajo_id, autor, version }: PedidoDeCambio): Promise<number> => {
  const legajo = await lockLegajo(db, legajo_id);
  if (!legajo || (autor.actor === 'matriculado' && legajo.persona_id !== autor.persona_id)) throw errorNoEncontrado();
  await exigirQueSeaOtro(db, autor, legajo.persona_id);
  if (version !== null && version !== legajo.version) throw await loCambioOtro(db, legajo_id, autor);
  return legajo.version;
};

/** S-576: of two who review one file at once, the second is told who was first, and when. */
const loCambioOtro = async (db: Db, legajoId: number, { actor }: Autor): Promise<ErrorHttp> => {
  const ultimo = actor === 'colegio' ? await leerUltimoCambio(db, 'legajo', legajoId) : undefined;
  return ultimo ? errorHttp(412, 'legajo_cambiado', { datos: ultimo }) : errorHttp(409, 'version_vencida');
};

const situacionDe = async (db: Db, legajoId: number): Promise<SituacionDelLegajo> => {
  const situacion = await findSituacion(db, legajoId);
  if (!situacion) throw errorNoEncontrado();
  return situacion;
};

const exigirAccion = (
  accion: Accion,
  situacion: SituacionDelLegajo,
  { autor, hoy, detalle_id }: PedidoDeCambio,
): void => {
  const circunstancias = { quien: autor.actor, hoy, ...(detalle_id !== undefined && { detalle_id }) };
  const problema = impedimento(accion, situacion, circunstancias);
  if (problema) throw errorHttp(409, problema.codigo, problema.datos ? { datos: problema.datos } : {});
};
