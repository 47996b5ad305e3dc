import type { AjusteHecho } from '@colega/contract/colegio';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { validarNombreDeDistrito } from '@colega/domain/colegio';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { agregarParte } from './agregar-parte.ts';
import { lockSeccion, updateVersion } from './ajustes.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import {
  findDistritosDelColegio,
  findLoQueTiene,
  findPartidosDelColegio,
  insertDistrito,
  lockDistritos,
  lockDistritosParaCerrar,
  updateDistrito,
  updateDistritoDePartidos,
} from './distritos.repository.ts';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import { seccionDe } from './secciones.ts';

type ConId = PedidoDeAjuste & { id: number };
type Distrito = Awaited<ReturnType<typeof findDistritosDelColegio>>[number];

const exigirDistrito = (distritos: readonly Distrito[], id: number): Distrito => {
  const distrito = distritos.find((uno) => uno.id === id);
  if (!distrito) throw errorNoEncontrado();
  return distrito;
};

/** Throws 404, 409, 412, 422. */
export const cambiarDistrito = (db: Db, pedido: ConId, nombre: string): Promise<AjusteHecho> =>
  cambiarAjuste(db, seccionDe.distrito(pedido.id), pedido, async (trx) => {
    await lockDistritos(trx);
    const distritos = await findDistritosDelColegio(trx);
    const desde = exigirDistrito(distritos, pedido.id);
    const deLosOtros = distritos.filter(({ id }) => id !== pedido.id).map((otro) => otro.nombre);
    exigirSinProblemas(validarNombreDeDistrito(nombre, deLosOtros));
    await updateDistrito(trx, pedido.id, { nombre });
    return {
      accion: 'cambiar_distrito',
      desde: { nombre: desde.nombre },
      hasta: { nombre },
      message: todosLosMensajes.ajuste_guardado,
    };
  });

const LARGO_DE_CLAVE = 40;

/** What a command names it by: never another's, and it does not change with the name. */
const claveNueva = (nombre: string, distritos: readonly Distrito[]): string => {
  const base = simplificar(nombre).replaceAll(' ', '_').slice(0, LARGO_DE_CLAVE) || 'distrito';
  const estaLibre = (clave: string) => distritos.every((otro) => otro.clave !== clave);
  let clave = base;
  for (let n = 2; !estaLibre(clave); n += 1) clave = `${base}_${n}`;
  return clave;
};

/** Throws 422. */
export const crearDistrito = (
  db: Db,
  momento: Pick<PedidoDeAjuste, 'autor' | 'ahora'>,
  nombre: string,
): Promise<AjusteHecho> =>
  agregarParte(db, momento, async (trx) => {
    await lockDistritos(trx);
    const distritos = await findDistritosDelColegio(trx);
    exigirSinProblemas(
      validarNombreDeDistrito(
        nombre,
        distritos.map((otro) => otro.nombre),
      ),
    );
    const id = await insertDistrito(trx, { clave: claveNueva(nombre, distritos), nombre });
    const message = todosLosMensajes.distrito_agregado;
    return { seccion: seccionDe.distrito(id), accion: 'agregar_distrito', hasta: { nombre }, message };
  });

const cuantos = (n: number, uno: string, varios: string): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? uno : varios}`];

const decirLoQueTiene = (
  { legajos, matriculados, operadores, oficinas, partidos }: Awaited<ReturnType<typeof findLoQueTiene>>,
  sePasan: boolean,
): string =>
  new Intl.ListFormat('es').format([
    ...cuantos(legajos, 'legajo en curso', 'legajos en curso'),
    ...cuantos(matriculados, 'matriculado', 'matriculados'),
    ...cuantos(operadores, 'operador', 'operadores'),
    ...cuantos(oficinas, 'oficina que rige o viene', 'oficinas que rigen o vienen'),
    ...(sePasan ? [] : cuantos(partidos.length, 'partido', 'partidos')),
  ]);

/** Its partidos go to another; nothing else is moved by itself. */
const cerrarDistrito = async (
  trx: Db,
  { id, hoy, pasa_a }: Pick<ConId, 'id' | 'hoy'> & { pasa_a: number | null },
): Promise<string | null> => {
  // Before the rows: whoever moves partidos takes them in this order.
  const deLosPartidos = await lockSeccion(trx, 'partidos');
  await lockDistritosParaCerrar(trx);
  const distritos = await findDistritosDelColegio(trx);
  const suyo = exigirDistrito(distritos, id);
  if (distritos.every((otro) => otro.id === id || otro.cerrado)) throw errorHttp(409, 'distrito_unico');
  const destino = distritos.find((otro) => otro.id === pasa_a && otro.id !== id && !otro.cerrado);
  if (pasa_a !== null && !destino) throw invalido([{ codigo: 'distrito_que_no_esta', campo: 'pasa_a' }]);
  const tiene = await findLoQueTiene(trx, id, hoy);
  const que = decirLoQueTiene(tiene, destino !== undefined);
  if (que !== '') throw errorHttp(409, 'distrito_con_cosas', { datos: { distrito: suyo.nombre, que } });
  if (destino && tiene.partidos.length > 0) {
    await updateDistritoDePartidos(trx, tiene.partidos, destino.id);
    if (deLosPartidos) await updateVersion(trx, deLosPartidos.id);
  }
  await updateDistrito(trx, id, { cerrado: true });
  return destino && tiene.partidos.length > 0 ? destino.nombre : null;
};

/** One with something in course is not closed. Throws 404, 409, 412, 422. */
export const cambiarCierreDeDistrito = (
  db: Db,
  pedido: ConId,
  { cerrado, pasa_a }: { cerrado: boolean; pasa_a: number | null },
): Promise<AjusteHecho> =>
  cambiarAjuste(db, seccionDe.distrito(pedido.id), pedido, async (trx) => {
    const antes = exigirDistrito(await findDistritosDelColegio(trx), pedido.id);
    const estado = (esta: boolean) => (esta ? 'Cerrado' : 'Abierto');
    const dicho = { desde: { estado: estado(antes.cerrado) }, hasta: { estado: estado(cerrado) } };
    if (!cerrado) {
      await updateDistrito(trx, pedido.id, { cerrado });
      return { accion: 'reabrir_distrito', ...dicho, message: todosLosMensajes.distrito_reabierto };
    }
    const accion = 'cerrar_distrito';
    if (antes.cerrado) return { accion, ...dicho, message: '' };
    const a = await cerrarDistrito(trx, { ...pedido, pasa_a });
    return {
      accion,
      desde: dicho.desde,
      hasta: { ...dicho.hasta, ...(a !== null && { sus_partidos_pasaron_a: a }) },
      message: todosLosMensajes.distrito_cerrado,
    };
  });

/** One or many, of whatever districts they were. Throws 404, 409, 412, 422. */
export const moverPartidos = (db: Db, pedido: ConId, ids: readonly number[]): Promise<AjusteHecho> =>
  cambiarAjuste(db, 'partidos', pedido, async (trx) => {
    await lockDistritos(trx);
    const distritos = await findDistritosDelColegio(trx);
    const destino = exigirDistrito(distritos, pedido.id);
    if (destino.cerrado) throw invalido([{ codigo: 'distrito_que_no_esta', campo: 'id' }]);
    const partidos = await findPartidosDelColegio(trx);
    const elegidos = partidos.filter(({ id }) => ids.includes(id));
    if (new Set(ids).size !== elegidos.length) throw invalido([{ codigo: 'partido_que_no_esta', campo: 'partidos' }]);
    const porMover = elegidos.filter(({ distrito_id }) => distrito_id !== destino.id);
    if (porMover.length > 0)
      await updateDistritoDePartidos(
        trx,
        porMover.map(({ id }) => id),
        destino.id,
      );
    const nombreDe = (id: number | null) => distritos.find((otro) => otro.id === id)?.nombre ?? null;
    const cuantosPartidos = cuantos(porMover.length, 'partido', 'partidos').join('');
    return {
      accion: 'mover_partidos',
      desde: Object.fromEntries(porMover.map(({ nombre, distrito_id }) => [nombre, nombreDe(distrito_id)])),
      hasta: Object.fromEntries(porMover.map(({ nombre }) => [nombre, destino.nombre])),
      message: textoDelColegio({
        codigo: 'partidos_movidos',
        datos: { cuantos: cuantosPartidos, distrito: destino.nombre },
      }),
    };
  });
