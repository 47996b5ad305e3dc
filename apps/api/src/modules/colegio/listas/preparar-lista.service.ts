import type { ListaHecha } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type ClaveDeLista,
  completarLista,
  type FilaDeLista,
  filasAnteriores,
  type ListaPropuesta,
  ordenarLista,
  validarLista,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { lockCerrojo } from '../../../db/lock-cerrojo.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { leerUltimoCambio } from '../../auditoria/ultimo-cambio.service.ts';
import {
  findBloqueosEnUso,
  findClavesDeBloqueos,
  findRubrosDeListas,
  findVersionesDeListas,
  insertListaPreparada,
  type ListaGuardada,
  lockVersionDeLista,
  updateLista,
} from './listas.repository.ts';

const CERROJO = 7_410_414;

export type PedidoDeLista = Momento & { autor: Autor & { user_id: number }; version: number | null };

const NADIE = { quien: '—', cuando: '—' };

/** Of all the lists, one act at a time: two never find the same day free. */
export const conListas = <T>(db: Db, trabajo: (trx: Db) => Promise<T>): Promise<T> =>
  enTransaccion(db, async (trx) => {
    await lockCerrojo(trx, CERROJO);
    return trabajo(trx);
  });

const COMO_ESTA = { publicada: 'está publicada', retirada: 'se retiró', preparada: '' } as const;

/** Throws 404, 409 when it is of another state, 412 when it is not the one that was read. */
export const exigirVersionDeLista = async (
  trx: Db,
  id: number,
  { version }: Pick<PedidoDeLista, 'version'>,
  estado: ListaGuardada['estado'],
): Promise<ListaGuardada> => {
  const suya = await lockVersionDeLista(trx, id);
  if (!suya) throw errorNoEncontrado();
  if (version !== null && version !== suya.version)
    throw errorHttp(412, 'lista_cambiada', { datos: (await leerUltimoCambio(trx, 'lista', id)) ?? NADIE });
  if (suya.estado !== estado)
    throw errorHttp(409, 'lista_que_no_se_toca', { datos: { como: COMO_ESTA[suya.estado] || 'no se publicó' } });
  return suya;
};

/** What is in force on that day without the list, which is what it is compared with. */
export const leerAnteriores = async (db: Db, lista: ClaveDeLista, desde: Fecha): Promise<readonly FilaDeLista[]> => {
  const publicadas = (await findVersionesDeListas(db, lista)).filter(({ estado }) => estado === 'publicada');
  return filasAnteriores(lista, publicadas, desde);
};

/** As it is kept. Throws 422 with each thing that is wrong, at its cell. */
export const exigirLista = async (
  trx: Db,
  lista: ClaveDeLista,
  propuesta: ListaPropuesta,
  hoy: Fecha,
): Promise<ListaPropuesta> => {
  const [anteriores, rubros, en_uso, claves] = await Promise.all([
    leerAnteriores(trx, lista, propuesta.vigente_desde),
    findRubrosDeListas(trx),
    findBloqueosEnUso(trx),
    findClavesDeBloqueos(trx),
  ]);
  const filas = completarLista(lista, propuesta, { anteriores, claves: lista === 'bloqueos' ? claves : [] });
  const problemas = validarLista(lista, { ...propuesta, filas }, { hoy, anteriores, rubros, en_uso });
  if (problemas.length > 0) throw invalido(problemas);
  return { ...propuesta, filas: ordenarLista(lista, filas) };
};

const enLinea = ({ vigente_desde, norma, filas }: ListaPropuesta) => ({ vigente_desde, norma, filas: filas.length });

/** Throws 409 when there is one in preparation, 422. */
export const prepararLista = (
  db: Db,
  lista: ClaveDeLista,
  { autor, ahora, hoy }: PedidoDeLista,
  propuesta: ListaPropuesta,
): Promise<ListaHecha> =>
  conListas(db, async (trx) => {
    const otra = (await findVersionesDeListas(trx, lista)).find(({ estado }) => estado === 'preparada');
    if (otra) throw errorHttp(409, 'lista_ya_en_preparacion', { datos: { quien: otra.quien_preparo ?? '—' } });
    const completa = await exigirLista(trx, lista, propuesta, hoy);
    const { id, version } = await insertListaPreparada(
      trx,
      { lista, ...completa },
      { usuario_id: autor.user_id, ahora },
    );
    const hecho = { accion: 'preparar_lista', hasta: { lista, ...enLinea(completa) } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_preparada };
  });

/** Whoever corrects it is who prepared it: another one publishes. Throws 404, 409, 412, 422. */
export const corregirLista = (
  db: Db,
  id: number,
  pedido: PedidoDeLista,
  propuesta: ListaPropuesta,
): Promise<ListaHecha> =>
  conListas(db, async (trx) => {
    const { autor, ahora, hoy } = pedido;
    const suya = await exigirVersionDeLista(trx, id, pedido, 'preparada');
    const { vigente_desde, norma, filas } = await exigirLista(trx, suya.lista, propuesta, hoy);
    const version = await updateLista(trx, id, {
      ...{ vigente_desde, norma, contenido: JSON.stringify(filas) },
      ...{ preparada_por: autor.user_id, preparada_en: ahora },
    });
    const hecho = {
      accion: 'corregir_lista',
      desde: enLinea(suya),
      hasta: enLinea({ vigente_desde, norma, filas }),
    } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_corregida };
  });

/** Throws 404, 409, 412. */
export const descartarLista = (db: Db, id: number, pedido: PedidoDeLista, motivo: string): Promise<ListaHecha> =>
  conListas(db, async (trx) => {
    const { autor, ahora } = pedido;
    const { lista } = await exigirVersionDeLista(trx, id, pedido, 'preparada');
    const retiro = { estado: 'retirada', retirada_por: autor.user_id, retirada_en: ahora, motivo } as const;
    const version = await updateLista(trx, id, retiro);
    const hecho = { accion: 'retirar_lista', desde: { lista, estado: 'preparada' }, motivo } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_descartada };
  });
