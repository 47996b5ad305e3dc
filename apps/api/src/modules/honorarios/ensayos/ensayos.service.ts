import type { Ensayo } from '@colega/contract/honorarios';
import { type DatosDelCatalogo, doceMesesHasta, ensayoVacio } from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { anotarEnAuditoria, type Quien } from '../../auditoria/anotar.service.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { crudaDe, leerArancelEnPreparacion } from '../colegio/leer-preparacion.service.ts';
import { findPreparacion } from '../colegio/preparaciones.repository.ts';
import { armarEnsayo, estaQuieto } from './armar-ensayo.service.ts';
import { FILA_DE_ENSAYOS } from './correr-ensayo.service.ts';
import {
  type FilaDeEnsayo,
  findEnsayoById,
  findEnsayoTerminado,
  findUltimoEnsayo,
  insertEnsayo,
  lockEnsayosDe,
  updateEnsayo,
} from './ensayos.repository.ts';
import { findExplicado } from './explicados.repository.ts';
import { findUltimoDetalle } from './lineas.repository.ts';

type Pedido = Momento & { autor: Quien & { user_id: number } };
type PedidoDeEnsayo = Pedido & { datos: DatosDelCatalogo };

export const leerEnsayoDeArancel = async (
  db: Db,
  arancelId: number,
  ahora: Date,
): Promise<{ ensayo: Ensayo | null }> => {
  if (!(await findPreparacion(db, arancelId))) throw errorNoEncontrado();
  const ultimo = await findUltimoEnsayo(db, arancelId);
  return { ensayo: ultimo ? await armarEnsayo(db, ultimo, ahora) : null };
};

/** Throws 404, 409 for one that is done with, 422 while it cannot be calculated. */
const exigirCalculable = async (db: Db, arancelId: number, datos: DatosDelCatalogo) => {
  const fila = await findPreparacion(db, arancelId);
  if (!fila) throw errorNoEncontrado();
  if (fila.terminado_en !== null) throw errorHttp(409, 'ensayo_de_uno_terminado');
  if (Object.keys(fila.sin_leer).length > 0) throw errorHttp(422, 'ensayo_con_celdas_sin_leer');
  const leido = await leerArancelEnPreparacion(db, arancelId, datos);
  if (leido && !leido.resolucion.ok) {
    const [primero] = leido.resolucion.problema;
    throw errorHttp(422, 'ensayo_sin_calcular', {
      datos: { ruta: primero?.ruta ?? '', motivo: primero?.motivo ?? '' },
    });
  }
  return fila;
};

const seguirCon = async (db: Db, { id, tanda }: FilaDeEnsayo): Promise<void> =>
  encolar(db, 'ensayar_arancel', { ensayo_id: id, tanda }, { fila: FILA_DE_ENSAYOS });

/** The one in course, woken up if nobody goes on with it; or the one that there is of that version and day; or a new one. */
export const ensayarArancel = (
  db: Db,
  arancelId: number,
  { ahora, hoy, autor, datos }: PedidoDeEnsayo,
): Promise<Ensayo> =>
  enTransaccion(db, async (trx) => {
    await lockEnsayosDe(trx, arancelId);
    const ultimo = await findUltimoEnsayo(trx, arancelId);
    if (ultimo && ultimo.terminado_en === null) {
      if (estaQuieto(ultimo, ahora)) await seguirCon(trx, ultimo);
      return armarEnsayo(trx, ultimo, ahora);
    }
    const arancel = await exigirCalculable(trx, arancelId, datos);
    const { version, nombre, vigente_desde } = arancel;
    const meses = doceMesesHasta(hoy);
    const hecho = await findEnsayoTerminado(trx, { arancel_id: arancelId, version, hasta: meses.hasta });
    if (hecho) return armarEnsayo(trx, hecho, ahora);
    const id = await insertEnsayo(trx, {
      ...{ arancel_id: arancelId, version, nombre, vigente_desde, contenido: crudaDe(arancel), ...meses },
      ...{ hasta_detalle_id: await findUltimoDetalle(trx), acumulado: ensayoVacio() },
      ...{ pedido_por: autor.user_id, creado_en: ahora },
    });
    const hasta = { version, desde: meses.desde, hasta: meses.hasta };
    await anotarEnAuditoria(
      trx,
      autor,
      ahora,
      { entidad: 'arancel', id: arancelId },
      { accion: 'ensayar_arancel', hasta },
    );
    const nuevo = await exigirEnsayo(trx, id);
    await seguirCon(trx, nuevo);
    return armarEnsayo(trx, nuevo, ahora);
  });

export const exigirEnsayo = async (db: Db, id: number): Promise<FilaDeEnsayo> => {
  const fila = await findEnsayoById(db, id);
  if (!fila) throw errorNoEncontrado();
  return fila;
};

/** Cancelled twice, it is cancelled. Throws 409 when it had ended by itself. */
export const cancelarEnsayo = (db: Db, id: number, { ahora, autor }: Pedido): Promise<Ensayo> =>
  enTransaccion(db, async (trx) => {
    const fin = { estado: 'cancelado', cancelado_por: autor.user_id, terminado_en: ahora } as const;
    const cancelado = await updateEnsayo(trx, { id, estados: ['pendiente', 'corriendo'] }, fin);
    const fila = cancelado ?? (await exigirEnsayo(trx, id));
    if (fila.estado !== 'cancelado') throw errorHttp(409, 'ensayo_ya_terminado');
    const desde = { version: fila.version };
    const cual = { entidad: 'arancel', id: fila.arancel_id } as const;
    if (cancelado) await anotarEnAuditoria(trx, autor, ahora, cual, { accion: 'cancelar_ensayo', desde });
    return armarEnsayo(trx, fila, ahora);
  });

export const leerExplicado = async (db: Db, id: number, detalleId: number) => {
  const explicado = await findExplicado(db, id, detalleId);
  if (!explicado) throw errorNoEncontrado();
  return explicado;
};
