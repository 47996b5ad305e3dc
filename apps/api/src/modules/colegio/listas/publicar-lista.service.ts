import type { ListaHecha } from '@colega/contract/colegio';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import { seAvisa } from './avisar-de-la-lista.service.ts';
import { diaEnQueRige } from './dia-en-que-rige.ts';
import { findAnioQueSeGenera, findVersionesDeListas, type ListaGuardada, updateLista } from './listas.repository.ts';
import { conListas, exigirLista, exigirVersionDeLista, type PedidoDeLista } from './preparar-lista.service.ts';

/** Whoever is told that one is withdrawn was told before that it was coming. */
const FILA_DE_LISTAS = 'listas';

/** Of a list that may begin today, what was published today wrong is set right today: of two, the last one counts (S-1152). */
const exigirDiaLibre = async (trx: Db, { lista, vigente_desde }: ListaGuardada, hoy: Fecha): Promise<void> => {
  if (LISTAS_DEL_COLEGIO[lista].desde_hoy && vigente_desde <= hoy) return;
  const ocupado = (await findVersionesDeListas(trx, lista)).some(
    (otra) => otra.estado === 'publicada' && otra.origen !== 'arranque' && otra.vigente_desde === vigente_desde,
  );
  if (ocupado) throw errorHttp(409, 'lista_ya_con_ese_dia', { datos: { desde: formatFecha(vigente_desde) } });
};

/** A year that is being charged goes on with the prices that it began with. Throws 409. */
const exigirQueNadaSeGenere = async (trx: Db, { lista }: Pick<ListaGuardada, 'lista'>): Promise<void> => {
  const anio = lista === 'cargos' ? await findAnioQueSeGenera(trx) : undefined;
  if (anio !== undefined) throw errorHttp(409, 'lista_con_cargos_generandose', { datos: { anio } });
};

/** For good once it is in force. What was right when it was prepared is asked again now. Throws 404, 409, 412, 422. */
export const publicarLista = (db: Db, id: number, pedido: PedidoDeLista): Promise<ListaHecha> =>
  conListas(db, pedido, async (trx, { ahora, hoy }) => {
    const { autor } = pedido;
    const preparada = await exigirVersionDeLista(trx, id, pedido, 'preparada');
    const suya = { ...preparada, vigente_desde: diaEnQueRige(preparada, hoy) };
    if (suya.preparadores.includes(autor.user_id)) throw errorHttp(409, 'lista_de_la_misma_persona');
    await exigirQueNadaSeGenere(trx, suya);
    await exigirDiaLibre(trx, suya, hoy);
    await exigirLista(trx, suya.lista, suya, hoy);
    const sePaso = suya.vigente_desde !== preparada.vigente_desde;
    // Apart: whoever publishes it changes nothing else of it, and prepares nothing.
    if (sePaso) await updateLista(trx, id, { vigente_desde: suya.vigente_desde });
    const version = await updateLista(trx, id, {
      ...{ estado: 'publicada', publicada_por: autor.user_id, publicada_en: ahora },
    });
    const { lista, vigente_desde, norma } = suya;
    const hecho = {
      accion: 'publicar_lista',
      hasta: { lista, vigente_desde, norma },
      ...(sePaso && { desde: { vigente_desde: preparada.vigente_desde } }),
    } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    if (seAvisa(lista)) await encolar(trx, 'avisar_lista', { lista_id: id }, { fila: FILA_DE_LISTAS });
    const message = textoDelColegio({
      codigo: sePaso ? 'lista_publicada_desde_hoy' : 'lista_publicada',
      datos: { desde: formatFecha(vigente_desde), era: formatFecha(preparada.vigente_desde) },
    });
    return { id, version, message };
  });

/** Only before its day. Throws 404, 409, 412. */
export const retirarLista = (db: Db, id: number, pedido: PedidoDeLista, motivo: string): Promise<ListaHecha> =>
  conListas(db, pedido, async (trx, { ahora, hoy }) => {
    const { autor } = pedido;
    const { lista, vigente_desde, origen } = await exigirVersionDeLista(trx, id, pedido, 'publicada');
    if (vigente_desde <= hoy || origen !== 'mesa')
      throw errorHttp(409, 'lista_que_ya_rige', { datos: { desde: formatFecha(vigente_desde) } });
    await exigirQueNadaSeGenere(trx, { lista });
    const retiro = { estado: 'retirada', retirada_por: autor.user_id, retirada_en: ahora, motivo } as const;
    const version = await updateLista(trx, id, retiro);
    const hecho = { accion: 'retirar_lista', desde: { lista, vigente_desde }, motivo } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    if (seAvisa(lista)) await encolar(trx, 'avisar_retiro_de_lista', { lista_id: id }, { fila: FILA_DE_LISTAS });
    return { id, version, message: todosLosMensajes.lista_retirada };
  });
