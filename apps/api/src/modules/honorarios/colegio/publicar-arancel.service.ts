import { textoDelColegio } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { type ErrorDeCampo, ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { lockResoluciones, publicarCruda } from '../publicar-resolucion.service.ts';
import { findIdsDeResoluciones } from '../resoluciones.repository.ts';
import { exigirAbierta, type PedidoDePreparacion } from './editar-preparacion.service.ts';
import { crudaDe, esSuAutor, problemasDe } from './leer-preparacion.service.ts';
import { updateTerminado } from './preparaciones.repository.ts';

/** Those that a college publishes at its desk are numbered apart from the files of data/ (S-970). */
const PRIMER_NUMERO_PROPIO = 1001;

const numeroNuevo = async (trx: Db): Promise<number> =>
  Math.max(PRIMER_NUMERO_PROPIO - 1, ...(await findIdsDeResoluciones(trx))) + 1;

/** All of them are told, each at its place. */
const conProblemas = (errores: ErrorDeCampo[]): ErrorHttp =>
  new ErrorHttp(422, 'arancel_con_problemas', textoDelColegio({ codigo: 'arancel_con_problemas' }), { errores });

export type ArancelPublicado = { message: string; resolucion_id: number; version: number };

/**
 * By somebody else than who began it or ever changed it, and only what they read. Throws 404, 409 when it ended, its base is not the last or
 * it is one's own, 412 when it is not what was read, 422 with what is to be mended.
 */
export const publicarArancel = (db: Db, pedido: PedidoDePreparacion, reloj: () => Date): Promise<ArancelPublicado> =>
  enTransaccion(db, async (trx) => {
    await lockResoluciones(trx);
    if (pedido.version === null) throw errorHttp(409, 'arancel_sin_leer');
    const abierta = await exigirAbierta(trx, pedido);
    const { fila, base, ultima } = abierta;
    const { id, autor, datos } = pedido;
    // midnight may have passed while the others were waited for
    const ahora = reloj();
    const hoy = diaDe(() => ahora);
    if (esSuAutor(fila, autor.user_id)) throw errorHttp(409, 'arancel_publica_otra_persona');
    if (base?.id !== ultima?.id)
      throw errorHttp(409, ultima ? 'arancel_con_base_vieja' : 'arancel_con_base_retirada', {
        datos: { otra: (ultima ?? base)?.nombre ?? '' },
      });
    const problemas = problemasDe(abierta, datos, hoy);
    if (problemas.length > 0) throw conProblemas(problemas);
    const cruda = crudaDe({ ...fila, nombre: fila.nombre.trim() }, await numeroNuevo(trx));
    const publicada = await publicarCruda(trx, cruda, autor, ahora);
    if (!publicada.ok)
      throw conProblemas(publicada.problema.map(({ ruta, motivo }) => ({ campo: ruta, mensaje: motivo })));
    const { resolucion } = publicada.valor;
    await updateTerminado(trx, id, {
      ...{ terminado_en: ahora, publicado_por: autor.user_id, resolucion_id: resolucion.id },
    });
    const dicho = { nombre: resolucion.nombre, desde: formatFecha(resolucion.vigente_desde) };
    return {
      message: textoDelColegio({ codigo: 'arancel_publicado', datos: dicho }),
      ...{ resolucion_id: resolucion.id, version: fila.version + 1 },
    };
  });
