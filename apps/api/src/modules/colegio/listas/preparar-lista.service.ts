import type { ListaHecha } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type ClaveDeLista,
  columnasDe,
  compararListas,
  completarLista,
  type FilaDeLista,
  filasAnteriores,
  type ListaPropuesta,
  type OpcionesDelColegio,
  ordenarLista,
  validarLista,
} from '@colega/domain/colegio';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { lockCerrojo } from '../../../db/lock-cerrojo.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { errorDeQuienCambio } from '../../auditoria/ultimo-cambio.service.ts';
import { lockDistritos } from '../distritos.repository.ts';
import { leerPrimerDia } from './leer-listas.service.ts';
import {
  findBloqueosEnUso,
  findClavesTomadas,
  findOpcionesDeListas,
  findVersionesDeListas,
  insertListaPreparada,
  type ListaGuardada,
  lockVersionDeLista,
  updateLista,
} from './listas.repository.ts';

const CERROJO = 7_410_414;
export const lockListas = (trx: Db): Promise<void> => lockCerrojo(trx, CERROJO);

export type PedidoDeLista = {
  reloj: () => Date;
  autor: Autor & { user_id: number };
  version: number | null;
};

/** Of all the lists, one act at a time: two never find the same day free. Whoever waited is of the moment in which the wait ended. */
export const conListas = <T>(
  db: Db,
  { reloj }: Pick<PedidoDeLista, 'reloj'>,
  trabajo: (trx: Db, momento: Momento) => Promise<T>,
): Promise<T> =>
  enTransaccion(db, async (trx) => {
    await lockListas(trx);
    const ahora = reloj();
    return trabajo(trx, { ahora, hoy: diaDelColegio(ahora) });
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
  if (version !== null && version !== suya.version) throw await errorDeQuienCambio(trx, 'lista_cambiada', 'lista', id);
  if (suya.estado !== estado)
    throw errorHttp(409, 'lista_que_no_se_toca', { datos: { como: COMO_ESTA[suya.estado] || 'no se publicó' } });
  return suya;
};

type ListaExigida = {
  completa: ListaPropuesta;
  anteriores: readonly FilaDeLista[];
  opciones: OpcionesDelColegio;
};

/** As it is kept. Throws 422 with each thing that is wrong, at its cell. */
export const exigirLista = async (
  trx: Db,
  lista: ClaveDeLista,
  propuesta: ListaPropuesta,
  hoy: Fecha,
): Promise<ListaExigida> => {
  // A district is not closed meanwhile.
  if (lista === 'oficinas') await lockDistritos(trx);
  const [versiones, opciones, en_uso, primer_dia] = await Promise.all([
    findVersionesDeListas(trx, lista),
    findOpcionesDeListas(trx),
    findBloqueosEnUso(trx),
    leerPrimerDia(trx, lista, hoy),
  ]);
  const publicadas = versiones.filter(({ estado }) => estado === 'publicada').reverse();
  // What is in force on that day without the list, which is what it is compared with.
  const anteriores = filasAnteriores(lista, publicadas, propuesta.vigente_desde);
  const claves = await findClavesTomadas(trx, lista, versiones);
  const filas = completarLista(lista, propuesta, { anteriores, claves });
  const problemas = validarLista(lista, { ...propuesta, filas }, { hoy, primer_dia, anteriores, ...opciones, en_uso });
  if (problemas.length > 0) throw invalido(problemas);
  return { completa: { ...propuesta, filas: ordenarLista(lista, filas) }, anteriores, opciones };
};

const enLinea = ({ vigente_desde, norma, filas }: ListaPropuesta) => ({ vigente_desde, norma, filas: filas.length });

const CIFRAS_EN_LA_AUDITORIA = 40;
/** In the words of the screen; of a whole list, how many they were. */
const decirCifras = (
  lista: ClaveDeLista,
  opciones: OpcionesDelColegio,
  [antes, ahora]: readonly [readonly FilaDeLista[], readonly FilaDeLista[]],
) => {
  const cambios = compararListas(lista, columnasDe(lista, opciones), antes, ahora).map(({ fila, dato, ...cifra }) => ({
    nombre: `${fila}, ${dato.toLowerCase()}`,
    ...{ antes: cifra.antes ?? '', ahora: cifra.despues ?? '' },
  }));
  return cambios.length > CIFRAS_EN_LA_AUDITORIA ? { cifras: cambios.length } : { cambios };
};

/** What is said meanwhile would begin after it was prepared: of two of one day the last one counts. Throws 409, with whose it is. */
export const exigirNingunaEnPreparacion = async (trx: Db, lista: ClaveDeLista): Promise<void> => {
  const otra = (await findVersionesDeListas(trx, lista)).find(({ estado }) => estado === 'preparada');
  if (otra) throw errorHttp(409, 'lista_ya_en_preparacion', { datos: { quien: otra.quien_preparo ?? '—' } });
};

/** Throws 409 when there is one in preparation, 422. */
export const prepararLista = (
  db: Db,
  lista: ClaveDeLista,
  pedido: PedidoDeLista,
  propuesta: ListaPropuesta,
): Promise<ListaHecha> =>
  conListas(db, pedido, async (trx, { ahora, hoy }) => {
    const { autor } = pedido;
    await exigirNingunaEnPreparacion(trx, lista);
    const { completa, anteriores, opciones } = await exigirLista(trx, lista, propuesta, hoy);
    const { id, version } = await insertListaPreparada(
      trx,
      { lista, ...completa },
      { usuario_id: autor.user_id, ahora },
    );
    const cifras = decirCifras(lista, opciones, [anteriores, completa.filas]);
    const hecho = { accion: 'preparar_lista', hasta: { lista, ...enLinea(completa), ...cifras } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_preparada };
  });

/** Whoever corrects it has prepared it too: another one publishes. Throws 404, 409, 412, 422. */
export const corregirLista = (
  db: Db,
  id: number,
  pedido: PedidoDeLista,
  propuesta: ListaPropuesta,
): Promise<ListaHecha> =>
  conListas(db, pedido, async (trx, { ahora, hoy }) => {
    const { autor } = pedido;
    const suya = await exigirVersionDeLista(trx, id, pedido, 'preparada');
    const { completa, opciones } = await exigirLista(trx, suya.lista, propuesta, hoy);
    const { vigente_desde, norma, filas } = completa;
    const version = await updateLista(trx, id, {
      ...{ vigente_desde, norma, contenido: JSON.stringify(filas) },
      ...{ preparada_por: autor.user_id, preparada_en: ahora },
    });
    const hecho = {
      accion: 'corregir_lista',
      desde: enLinea(suya),
      hasta: { ...enLinea(completa), ...decirCifras(suya.lista, opciones, [suya.filas, filas]) },
    } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_corregida };
  });

/** Throws 404, 409, 412. */
export const descartarLista = (db: Db, id: number, pedido: PedidoDeLista, motivo: string): Promise<ListaHecha> =>
  conListas(db, pedido, async (trx, { ahora }) => {
    const { autor } = pedido;
    const { lista } = await exigirVersionDeLista(trx, id, pedido, 'preparada');
    const retiro = { estado: 'retirada', retirada_por: autor.user_id, retirada_en: ahora, motivo } as const;
    const version = await updateLista(trx, id, retiro);
    const hecho = { accion: 'retirar_lista', desde: { lista, estado: 'preparada' }, motivo } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'lista', id }, hecho);
    return { id, version, message: todosLosMensajes.lista_descartada };
  });
