import type { Localidad, LocalidadEntrada } from '@colega/contract/referencias';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { cuposDe } from '../../http/cupos.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import { avisarAlColegio } from '../avisos/avisar.service.ts';
import {
  findAutoria,
  findHomonima,
  findLocalidadById,
  findPartido,
  insertLocalidad,
  type LocalidadNueva,
  updateLocalidad,
} from './localidades.repository.ts';
import { findDistritoDePropuesta } from './localidades-propuestas.repository.ts';

const revisar = async (
  db: Db,
  usuarioId: number,
  { nombre, codigo_postal, partido, latitud, longitud }: LocalidadEntrada,
  id: number | null,
): Promise<LocalidadNueva> => {
  const suPartido = await findPartido(db, partido.id);
  if (!suPartido) throw invalido([{ codigo: 'partido_inexistente', campo: 'partido.id' }]);
  const homonima = await findHomonima(db, usuarioId, partido.id, nombre, id);
  if (homonima) throw invalido([{ codigo: 'localidad_repetida', campo: 'nombre' }]);
  return {
    nombre,
    codigo_postal,
    partido_id: partido.id,
    latitud: String(latitud ?? suPartido.latitud ?? 0),
    longitud: String(longitud ?? suPartido.longitud ?? 0),
    nombre_simple: simplificar(nombre),
    busqueda: simplificar(`${nombre} ${suPartido.nombre} ${codigo_postal}`),
  };
};

const leer = async (db: Db, usuarioId: number, id: number): Promise<Localidad> => {
  const localidad = await findLocalidadById(db, usuarioId, id);
  if (!localidad) throw errorNoEncontrado();
  return localidad;
};

const anotar = (
  db: Db,
  sesion: SesionDelPedido,
  id: number,
  accion: HechoAuditado['accion'],
  hasta: object,
  cuando: Date,
): Promise<void> => anotarEnAuditoria(db, sesion, cuando, { entidad: 'localidad', id }, { accion, hasta });

const avisarDeLaLocalidad = async (
  trx: Db,
  id: number,
  localidad: string,
  { sesion, ahora }: { sesion: SesionDelPedido; ahora: Date },
): Promise<void> => {
  const { distrito_id = null } = (await findDistritoDePropuesta(trx, id)) ?? {};
  const hecho = { evento: 'localidad_por_aprobar', cosa: 'localidad', cosa_id: id } as const;
  const portal = { datos: { localidad }, enlace: '/colegio/localidades' };
  await avisarAlColegio(trx, { ...hecho, portal }, { distrito_id, autor_id: sesion.user_id, ahora });
};

/** Only its author sees it until the college approves it. Throws 422, and 429 after too many in a day. */
export const crearLocalidad = (
  db: Db,
  sesion: SesionDelPedido,
  entrada: LocalidadEntrada,
  ahora: Date,
): Promise<Localidad> =>
  enTransaccion(db, async (trx) => {
    const nueva = await revisar(trx, sesion.user_id, entrada, null);
    await cuposDe(trx, sesion.persona_id).gastarUno('localidad');
    const id = await insertLocalidad(trx, { ...nueva, creada_por: sesion.user_id });
    await anotar(trx, sesion, id, 'crear', entrada, ahora);
    await avisarDeLaLocalidad(trx, id, entrada.nombre, { sesion, ahora });
    return leer(trx, sesion.user_id, id);
  });

/** Throws 404 for one that this person does not see, 403 for one that is not theirs or is approved, 422. */
export const editarLocalidad = (
  db: Db,
  sesion: SesionDelPedido,
  id: number,
  entrada: LocalidadEntrada,
  ahora: Date,
): Promise<Localidad> =>
  enTransaccion(db, async (trx) => {
    await leer(trx, sesion.user_id, id);
    const autoria = await findAutoria(trx, id);
    if (autoria?.creada_por !== sesion.user_id || autoria.aprobada_en !== null) {
      throw errorHttp(403, 'localidad_no_editable');
    }
    await updateLocalidad(trx, id, await revisar(trx, sesion.user_id, entrada, id));
    await anotar(trx, sesion, id, 'editar', entrada, ahora);
    return leer(trx, sesion.user_id, id);
  });

export const localidadVisible = findLocalidadById;
