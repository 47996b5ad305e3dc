import { diferenciasConControles, estaTerminada, estaTrabajando, NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { encolar } from '../../jobs/cola.ts';
import { soltarInterrumpidas } from './escritura/soltar-interrumpidas.service.ts';
import {
  type FilaDeImportacion,
  hayOtraEscribiendo,
  lockImportacion,
  updateImportacion,
} from './importaciones.repository.ts';
import { completarImportes } from './leer-importacion.service.ts';
import type { PedidoDeImportacion } from './preparar-importacion.service.ts';

/** Throws 409. */
const exigirAceptable = (importacion: FilaDeImportacion, sinRechazadas: boolean): void => {
  const { estado } = importacion;
  const { resumen, controles } = completarImportes(importacion);
  if (estaTerminada(estado)) throw errorHttp(409, 'importacion_terminada');
  if (estaTrabajando(estado)) throw errorHttp(409, 'importacion_en_curso');
  if (estado !== 'ensayada' || !resumen) throw errorHttp(409, 'importacion_sin_ensayar');
  const sumar = (cual: 'crea' | 'cambia' | 'rechaza') =>
    resumen.cuentas.reduce((suma, cuenta) => suma + cuenta[cual], 0);
  if (sumar('crea') + sumar('cambia') === 0) throw errorHttp(409, 'importacion_sin_nada');
  if (sumar('rechaza') > 0 && !sinRechazadas) throw errorHttp(409, 'importacion_con_rechazadas');
  const [diferencia] = diferenciasConControles(resumen, controles);
  if (diferencia)
    throw errorHttp(409, 'importacion_no_cierra', {
      datos: { que: NOMBRES_DE_HOJA[diferencia.que], difiere: `$ ${diferencia.difiere}` },
    });
};

/** Of operators each brings what they may: who rehearsed is who accepts, or another who may the same. Throws 409. */
const exigirLoMismo = (
  { ensayo, con_operadores, hojas }: FilaDeImportacion,
  pedido: Pick<PedidoDeImportacion, 'autor'> & { con_operadores: boolean },
): void => {
  if (ensayo === null || ensayo === pedido.autor.username || con_operadores === pedido.con_operadores) return;
  if (hojas.some(({ entidad }) => entidad === 'operadores'))
    throw errorHttp(409, 'importacion_ensayada_por_otro', { datos: { quien: ensayo } });
};

/** Leaves the writing to the background: one at a time. Throws 404, 409, 412. */
export const pedirAceptar = (
  db: Db,
  pedido: PedidoDeImportacion & { con_operadores: boolean; sin_rechazadas: boolean },
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    await soltarInterrumpidas(trx, pedido.ahora);
    const importacion = await lockImportacion(trx, pedido.id);
    if (!importacion) throw errorNoEncontrado();
    if (pedido.version !== null && pedido.version !== undefined && pedido.version !== importacion.version)
      throw errorHttp(412, 'importacion_cambiada');
    exigirAceptable(importacion, pedido.sin_rechazadas);
    exigirLoMismo(importacion, pedido);
    if (await hayOtraEscribiendo(trx, pedido.id)) throw errorHttp(409, 'importacion_otra_escribe');
    await updateImportacion(trx, pedido.id, {
      estado: 'por_aceptar',
      falla: null,
      intento_en: null,
      paso: null,
      hechas: 0,
    });
    const { autor, con_operadores } = pedido;
    const trabajo = { importacion_id: pedido.id, usuario_id: autor.user_id, quien: autor.username, con_operadores };
    await encolar(trx, 'aceptar_importacion', trabajo, { fila: 'importaciones' });
  });
