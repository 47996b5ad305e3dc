import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import {
  type CambioDeRenglon,
  type CeldaEscrita,
  cambiarRenglon,
  celdasDe,
  comienzoHabitual,
  completarNormas,
  type DatosDelCatalogo,
  escribirCeldas,
  listasEnteras,
  lugaresDeNorma,
  moverConRenglon,
  type NormaEscrita,
  ponerAlDia,
  ponerNormas,
  ponerNormasAlDia,
  quitarNormas,
  type TablaDeArancel,
  tablasDeArancel,
} from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import { errorDeQuienCambio } from '../../auditoria/ultimo-cambio.service.ts';
import { rutasDeCeldas } from './armar-tablas.ts';
import { cifrasDe } from './cifras-de.ts';
import { quitarRetiradas } from './leer-aranceles.service.ts';
import { abrirPreparacion, cifrasDeLaBase, type PreparacionAbierta } from './leer-preparacion.service.ts';
import {
  findPublicadas,
  insertPreparacion,
  lockPreparacion,
  updatePreparacion,
  updateTerminado,
} from './preparaciones.repository.ts';

export type QuienPrepara = { user_id: number; username: string };
export type PedidoDePreparacion = {
  id: number;
  autor: QuienPrepara;
  /** What was read; null when it is not said. */
  version: number | null;
  ahora: Date;
  hoy: Fecha;
  datos: DatosDelCatalogo;
};

/** A rehearsal of it changes nothing of it. */
const QUE_LO_CAMBIAN = ['preparar_arancel', 'cambiar_arancel', 'descartar_arancel'];

/** Under its lock, as it was read. Throws 404, 409 when it ended, 412 when somebody changed it. */
export const exigirAbierta = async (
  trx: Db,
  { id, version, datos }: PedidoDePreparacion,
): Promise<PreparacionAbierta> => {
  if (!(await lockPreparacion(trx, id))) throw errorNoEncontrado();
  const abierta = await abrirPreparacion(trx, id, datos);
  if (abierta.fila.terminado_en) throw errorHttp(409, 'arancel_terminado');
  if (version !== null && version !== abierta.fila.version)
    throw await errorDeQuienCambio(trx, 'arancel_cambiado', 'arancel', id, QUE_LO_CAMBIAN);
  return abierta;
};

type DatosDelCambio = Parameters<typeof updatePreparacion>[2];
type Cambio = DatosDelCambio & { hecho: HechoAuditado };

/** Whatever changed, a table whose rows all say a norm is not of reference. */
const conTablasConfirmadas = (
  { fila }: PreparacionAbierta,
  { autor, datos: delCatalogo }: PedidoDePreparacion,
  datos: DatosDelCambio,
): DatosDelCambio => {
  const contenido = cifrasDe(datos.contenido);
  const completas = completarNormas(contenido, tablasDeArancel(contenido, delCatalogo));
  if (completas.tocadas.length === 0) return datos;
  const suyas = completas.tocadas.flatMap(lugaresDeNorma).map((ruta) => [ruta, autor.user_id] as const);
  return {
    ...datos,
    contenido: completas.contenido,
    escritas: { ...(datos.escritas ?? fila.escritas), ...Object.fromEntries(suyas) },
  };
};

const cambiar = (
  db: Db,
  pedido: PedidoDePreparacion,
  armar: (abierta: PreparacionAbierta) => Cambio | null | Promise<Cambio | null>,
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const abierta = await exigirAbierta(trx, pedido);
    const cambio = await armar(abierta);
    if (!cambio) return;
    const { hecho, ...datos } = cambio;
    const { id, autor, ahora } = pedido;
    const conNormas = datos.contenido === undefined ? datos : conTablasConfirmadas(abierta, pedido, datos);
    await updatePreparacion(trx, id, conNormas, { tocado_por: autor.user_id, tocado_en: ahora });
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'arancel', id }, hecho);
  });

/** Who wrote in each of those places, over who had before: a figure is theirs, though it were the one that was there. */
const agregarEscritas = (
  { fila }: PreparacionAbierta,
  { autor }: PedidoDePreparacion,
  rutas: readonly string[],
): Record<string, number> => ({
  ...fila.escritas,
  ...Object.fromEntries(rutas.map((ruta) => [ruta, autor.user_id])),
});

const CIFRAS_EN_LA_AUDITORIA = 40;

/** In the words of the screen; of a whole table, how many they were. */
const decirCeldas = ({ tablas, preparado }: PreparacionAbierta, escritas: readonly CeldaEscrita[]) => {
  const porRuta = new Map(escritas.map(({ ruta, escrito }) => [ruta, escrito]));
  const dichas = tablas.flatMap(({ titulo, columnas, renglones }) =>
    renglones.flatMap(({ nombres, celdas }) =>
      celdas.flatMap((celda, i) => {
        const ahora = celda && porRuta.get(celda.ruta);
        if (celda === null || ahora === undefined) return [];
        const nombre = [titulo, ...nombres, columnas[i]].filter(Boolean).join(', ');
        return [{ nombre, antes: preparado.sin_leer[celda.ruta] ?? celda.valor, ahora }];
      }),
    ),
  );
  return dichas.length > CIFRAS_EN_LA_AUDITORIA ? { cifras: dichas.length } : { cambios: dichas };
};

/** With the figures of one that was published; the last one, if nobody says. Of no figure where there is none, or by request. Throws 404. */
export const prepararArancel = (
  db: Db,
  { de, en_blanco }: { de: number | null; en_blanco: boolean },
  { autor, ahora, hoy, datos }: Pick<PedidoDePreparacion, 'ahora' | 'hoy' | 'autor' | 'datos'>,
): Promise<{ id: number; version: number }> =>
  enTransaccion(db, async (trx) => {
    const publicadas = await findPublicadas(trx);
    const ultima = quitarRetiradas(publicadas).at(-1) ?? null;
    const elegida = de === null ? ultima : publicadas.find(({ id }) => id === de);
    if (elegida === undefined) throw errorNoEncontrado();
    const origen = en_blanco ? null : elegida;
    const vigente_desde = comienzoHabitual(hoy, ultima?.vigente_desde);
    const id = await insertPreparacion(trx, {
      ...{ nombre: nombrarNueva(vigente_desde), vigente_desde, base_id: ultima?.id ?? null },
      ...{ contenido: cifrasDeLaBase(origen, datos), creado_por: autor.user_id, creado_en: ahora },
    });
    const hasta = { ...(origen ? { cifras_de: origen.nombre } : { en_blanco: true }), vigente_desde };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'arancel', id }, { accion: 'preparar_arancel', hasta });
    return { id, version: 1 };
  });

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
/** Until it has its own (S-971). */
const nombrarNueva = (desde: Fecha): string =>
  `Resolución de ${MESES[Number(desde.slice(5, 7)) - 1]} de ${desde.slice(0, 4)}`;

type NormaDeRenglones = NormaEscrita & { rutas: readonly string[] };
type CifrasYNormas = {
  celdas: readonly CeldaEscrita[];
  normas: readonly NormaDeRenglones[];
  sin_norma: readonly string[];
};

/** Each norm with its rows, in the words of the screen; of many, how many they were. */
const decirNormas = ({ tablas }: PreparacionAbierta, { normas, sin_norma }: Omit<CifrasYNormas, 'celdas'>) =>
  [...normas, { rutas: sin_norma, norma: 'La que tenía', articulo: '' }].flatMap(({ rutas, ...norma }) => {
    const pedidas = new Set(rutas);
    const dichos = tablas.flatMap(({ titulo, renglones }) =>
      renglones.flatMap(({ nombres, suya, norma: deTabla }) =>
        pedidas.has(suya) || pedidas.has(deTabla) ? [titulo, ...nombres].filter(Boolean).join(', ') : [],
      ),
    );
    if (dichos.length === 0) return [];
    return [{ ...norma, de: dichos.length > CIFRAS_EN_LA_AUDITORIA ? dichos.length : dichos }];
  });

/** All of it or nothing. Throws 404, 409, 412. */
export const escribirEnPreparacion = (
  db: Db,
  pedido: PedidoDePreparacion,
  { celdas, normas, sin_norma }: CifrasYNormas,
) =>
  cambiar(db, pedido, (abierta) => {
    const { tablas, preparado, deLaBase } = abierta;
    const { contenido, sin_leer } = escribirCeldas(preparado, celdasDe(tablas), celdas);
    let nuevo = quitarNormas(contenido, deLaBase, tablas, sin_norma);
    for (const { rutas, ...norma } of normas) {
      const puestas = ponerNormas(nuevo.contenido, tablas, rutas, norma);
      if (puestas.tocadas.length === 0) throw errorNoEncontrado();
      nuevo = { contenido: puestas.contenido, tocadas: [...nuevo.tocadas, ...puestas.tocadas] };
    }
    const lugares = rutasDeCeldas(tablas);
    const suyas = celdas.flatMap(({ ruta }) => (lugares.has(ruta) ? ruta : []));
    const tocadas = nuevo.tocadas.flatMap(lugaresDeNorma);
    if (suyas.length + tocadas.length === 0) return null;
    const dichas = decirNormas(abierta, { normas, sin_norma });
    const hasta = {
      ...(suyas.length > 0 && decirCeldas(abierta, celdas)),
      ...(dichas.length > 0 && { normas: dichas }),
    };
    return {
      ...{ contenido: nuevo.contenido, sin_leer, escritas: agregarEscritas(abierta, pedido, [...suyas, ...tocadas]) },
      hecho: { accion: 'cambiar_arancel', hasta },
    };
  });

/** What is not possible yet is told as any other problem. Throws 404, 409, 412. */
export const cambiarDatos = (db: Db, pedido: PedidoDePreparacion, datos: { nombre: string; vigente_desde: Fecha }) =>
  cambiar(db, pedido, ({ fila }) => {
    const nombre = datos.nombre === '' ? fila.nombre : datos.nombre;
    const hasta = { nombre, vigente_desde: datos.vigente_desde };
    const desde = { nombre: fila.nombre, vigente_desde: fila.vigente_desde };
    if (JSON.stringify(desde) === JSON.stringify(hasta)) return null;
    return { ...hasta, hecho: { accion: 'cambiar_arancel', desde, hasta } };
  });

/** Throws 404, 409, 412. */
export const cambiarTramo = (db: Db, pedido: PedidoDePreparacion, cambio: CambioDeRenglon) =>
  cambiar(db, pedido, ({ fila, preparado, tablas }) => {
    const renglones = tablas.flatMap((tabla) => tabla.renglones);
    const listas = new Set(renglones.flatMap(({ lista }) => lista ?? []));
    const cambiado = cambiarRenglon(preparado, listas, cambio);
    if (typeof cambiado === 'string') throw errorHttp(409, cambiado);
    const de = renglones
      .find(({ lista }) => lista === cambio.lista)
      ?.nombres.filter(Boolean)
      .join(', ');
    const hasta = { [cambio.que === 'agregar' ? 'tramo_agregado' : 'tramo_quitado']: `${de}: ${cambio.lugar + 1}` };
    const escritas = moverConRenglon(fila.escritas, cambio);
    return { ...cambiado, escritas, hecho: { accion: 'cambiar_arancel', hasta } };
  });

const titulosCon = (tablas: readonly TablaDeArancel[], listas: readonly string[]): string[] =>
  tablas.flatMap(({ titulo, renglones }) => {
    const rutas = renglones.flatMap(({ celdas }) => celdas.flatMap((celda) => celda?.ruta ?? []));
    return listas.some((lista) => rutas.some((ruta) => ruta.startsWith(`${lista}/`))) ? titulo : [];
  });

type AlDia = { quedaron_enteras: string[]; mezclados: string[] };

/**
 * What was written by hand stays over the figures of the last one, though it were what the old one said, with its norm. Answers the tables with
 * brackets that stay as a whole, and the rows with something of both. Throws 404, 409, 412.
 */
export const ponerAlDiaPreparacion = async (db: Db, pedido: PedidoDePreparacion): Promise<AlDia> => {
  let dicho: AlDia = { quedaron_enteras: [], mezclados: [] };
  await cambiar(db, pedido, ({ fila, preparado, base, deLaBase: antes, ultima }) => {
    if (base?.id === ultima?.id) return null;
    // of the only one there was, which was withdrawn, nothing else is left to take
    const ahora = ultima ? cifrasDe(ultima.contenido) : antes;
    const escritas = Object.keys(fila.escritas);
    const mio = preparado.contenido;
    const juntos = ponerAlDia(antes, mio, ahora, escritas);
    const tablas = tablasDeArancel(juntos, pedido.datos);
    const conNormas = ponerNormasAlDia(juntos, { base: antes, mio, nuevo: ahora }, tablas, escritas);
    const { contenido, mezclados } = conNormas;
    const lugares = rutasDeCeldas(tablas);
    const quedaron_enteras = titulosCon(tablas, listasEnteras(antes, mio, ahora, escritas));
    dicho = { quedaron_enteras, mezclados };
    const desde = { base: base?.nombre ?? null };
    const hasta = {
      base: ultima?.nombre ?? null,
      ...(quedaron_enteras.length > 0 && { quedaron_enteras }),
      ...(mezclados.length > 0 && { mezclados: mezclados.slice(0, CIFRAS_EN_LA_AUDITORIA) }),
    };
    const cabe = !ultima || fila.vigente_desde > ultima.vigente_desde;
    return {
      ...{ contenido, base_id: ultima?.id ?? null },
      ...(!cabe && { vigente_desde: comienzoHabitual(pedido.hoy, ultima.vigente_desde) }),
      sin_leer: Object.fromEntries(Object.entries(preparado.sin_leer).filter(([ruta]) => lugares.has(ruta))),
      hecho: { accion: 'cambiar_arancel', desde, hasta },
    };
  });
  return dicho;
};

/** Throws 404, 409, 412. */
export const descartar = (db: Db, pedido: PedidoDePreparacion): Promise<{ message: string }> =>
  enTransaccion(db, async (trx) => {
    const { fila } = await exigirAbierta(trx, pedido);
    const { id, autor, ahora } = pedido;
    await updateTerminado(trx, id, { terminado_en: ahora });
    const desde = { nombre: fila.nombre };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'arancel', id }, { accion: 'descartar_arancel', desde });
    return { message: todosLosMensajes.arancel_descartado };
  });
