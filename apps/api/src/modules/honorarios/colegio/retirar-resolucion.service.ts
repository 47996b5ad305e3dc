import { textoDelColegio } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { anotarEnAuditoria, type Quien } from '../../auditoria/anotar.service.ts';
import { FILA_DE_ARANCELES, lockResoluciones } from '../publicar-resolucion.service.ts';
import { updateFinDeResolucion, updateRetirada } from '../resoluciones.repository.ts';
import { quitarRetiradas } from './leer-aranceles.service.ts';
import { type FilaPublicada, findPublicadas } from './preparaciones.repository.ts';

const decirAnterior = (anterior: FilaPublicada | undefined): Record<string, string> =>
  anterior ? { sigue: anterior.nombre, desde: formatFecha(anterior.vigente_desde) } : {};

export type Retiro = { id: number; motivo: string; autor: Quien; reloj: () => Date };

/**
 * Before its day: the one before it goes on, and what was calculated stays as it was. Throws 404, 409 when it is in force already, another one
 * follows it, or it was withdrawn.
 */
export const retirarResolucion = (
  db: Db,
  { id, motivo, autor, reloj }: Retiro,
): Promise<{ message: string; resolucion_id: number }> =>
  enTransaccion(db, async (trx) => {
    await lockResoluciones(trx);
    // midnight may have passed while the others were waited for
    const ahora = reloj();
    const hoy = diaDe(() => ahora);
    const publicadas = await findPublicadas(trx);
    const fila = publicadas.find((una) => una.id === id);
    if (!fila) throw errorNoEncontrado();
    if (fila.retirada_en) throw errorHttp(409, 'resolucion_ya_retirada');
    if (fila.vigente_desde <= hoy)
      throw errorHttp(409, 'resolucion_ya_vigente', { datos: { desde: formatFecha(fila.vigente_desde) } });
    const pie = quitarRetiradas(publicadas);
    const [otra] = pie.filter(({ vigente_desde }) => vigente_desde > fila.vigente_desde);
    if (otra) throw errorHttp(409, 'resolucion_con_otra_despues', { datos: { otra: otra.nombre } });
    const anterior = pie.findLast(({ vigente_desde }) => vigente_desde < fila.vigente_desde);
    await updateRetirada(trx, id, { retirada_en: ahora, retirada_por: autor.user_id, motivo_de_retiro: motivo });
    if (anterior) await updateFinDeResolucion(trx, anterior.id, null);
    const { nombre, vigente_desde } = fila;
    const desde = { nombre, vigente_desde };
    await anotarEnAuditoria(
      trx,
      autor,
      ahora,
      { entidad: 'resolucion', id },
      { accion: 'retirar_resolucion', desde, motivo },
    );
    await encolar(trx, 'avisar_retiro', { resolucion_id: id }, { fila: FILA_DE_ARANCELES });
    const dicho = { nombre, dia: formatFecha(vigente_desde), ...decirAnterior(anterior) };
    const codigo = anterior ? 'resolucion_retirada' : 'resolucion_retirada_sola';
    return { message: textoDelColegio({ codigo, datos: dicho }), resolucion_id: id };
  });
