import { randomUUID } from 'node:crypto';
import { puedeElOperador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { lockUsuario } from '../../db/lock-usuario.ts';
import { findOperador } from '../../db/operador-de-usuario.ts';
import { tieneSegundoFactor } from '../../db/segundo-factor.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { encolar } from '../../jobs/cola.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../auditoria/autor.ts';
import { avisarAlColegio } from '../avisos/avisar.service.ts';
import {
  type AccesoDeUsuario,
  deleteQuita,
  findAccesoDePersona,
  findAccesoDeUsuario,
  findAccesoPorNombre,
  findQuita,
  upsertQuita,
} from './accesos.repository.ts';
import { cerrarSesiones } from './cerrar-sesiones.service.ts';
import { contarCambio } from './factor/cambio-de-factor.service.ts';
import { deleteApp, deleteLlaves, replaceCodigos } from './factor/factor.repository.ts';
import { findSesionesVivas } from './sesiones.repository.ts';

/** A request of one person waits this long for another's (S-533). */
export const HORAS_DE_LA_QUITA = 24;

export const findAcceso = (db: Db, username: string): Promise<AccesoDeUsuario | undefined> =>
  findAccesoPorNombre(db, username.toLowerCase());

export const leerAccesoDePersona = (db: Db, personaId: number): ReturnType<typeof findAccesoDePersona> =>
  findAccesoDePersona(db, personaId);

/** Throws 404. */
export const exigirAcceso = async (db: Db, id: number): Promise<AccesoDeUsuario> => {
  const acceso = await findAccesoDeUsuario(db, id);
  if (!acceso) throw errorNoEncontrado();
  return acceso;
};

type ElColegio = Extract<Autor, { actor: 'colegio' }>;
export type PedidoDeAcceso = Momento & { autor: ElColegio; acceso: AccesoDeUsuario; motivo: string };

/** Ends somebody's sessions at their next call. Answers how many there were. */
export const cerrarAccesos = (db: Db, { autor, ahora, acceso, motivo }: PedidoDeAcceso): Promise<number> =>
  enTransaccion(db, async (trx) => {
    await lockUsuario(trx, acceso.id, 'cambiar');
    const { length } = await findSesionesVivas(trx, acceso.id, ahora);
    await cerrarSesiones(trx, acceso.id, ahora);
    const hecho: HechoAuditado = { accion: 'cerrar_sesiones', hasta: { cerradas: length }, motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'sesion', id: acceso.id }, hecho);
    return length;
  });

const exigirOtraPersona = ({ autor, acceso }: PedidoDeAcceso): number => {
  if (autor.user_id === null) throw errorHttp(409, 'quita_de_dos_personas');
  if (autor.user_id === acceso.id) throw errorHttp(409, 'quita_propia');
  return autor.user_id;
};

/** Who asked first, when it was somebody else, recently, and they still may. */
const laPidioOtro = async (trx: Db, { acceso, ahora }: PedidoDeAcceso, yo: number): Promise<number | null> => {
  const quita = await findQuita(trx, acceso.id);
  if (!quita || quita.pedida_por === yo) return null;
  if (ahora.getTime() - quita.pedida_en.getTime() >= HORAS_DE_LA_QUITA * 3_600_000) return null;
  const otro = await findOperador(trx, quita.pedida_por);
  return otro && puedeElOperador(otro, 'accesos.reponer') === 'si' ? quita.pedida_por : null;
};

const quitarTodo = async (trx: Db, { acceso, autor, ahora, motivo }: PedidoDeAcceso): Promise<void> => {
  await deleteApp(trx, acceso.id);
  await deleteLlaves(trx, acceso.id);
  await replaceCodigos(trx, acceso.id, []);
  await deleteQuita(trx, acceso.id);
  await cerrarSesiones(trx, acceso.id, ahora);
  // The page where a password is chosen leads an operator to another second factor.
  const enlace = { username: acceso.username, pedido: randomUUID() };
  await encolar(trx, 'recuperar_clave', enlace, { urgente: true });
  await contarCambio(trx, { usuario: acceso, ahora, hecho: { que: 'quitado_por_el_colegio' }, quien: autor, motivo });
};

/** Of an operator of a district, those of it; of anybody else, those of the whole college. */
const avisarQueHaceFaltaOtra = async (trx: Db, { acceso, ahora, hoy, autor, motivo }: PedidoDeAcceso, yo: number) => {
  const { distrito_id = null } = (await findOperador(trx, acceso.id)) ?? {};
  const portal = {
    datos: { usuario: acceso.username },
    detalle: `Lo pidió ${autor.username}: ${motivo}. Vale ${HORAS_DE_LA_QUITA} horas.`,
    enlace: '/colegio/usuarios',
  };
  const cosa_id = `${acceso.id} ${yo} ${hoy}`;
  const hecho = { evento: 'acceso_por_reponer', cosa: 'acceso', cosa_id, portal } as const;
  await avisarAlColegio(trx, hecho, { distrito_id, autor_id: yo, sobre_id: acceso.id, ahora });
};

/** One person asks and another repeats it, neither of them its owner. Operators must turn on another at their next sign-in. Throws 409. */
export const quitarFactor = (db: Db, pedido: PedidoDeAcceso): Promise<'pedido' | 'quitado'> => {
  const yo = exigirOtraPersona(pedido);
  const { autor, acceso, ahora, motivo } = pedido;
  return enTransaccion(db, async (trx) => {
    await lockUsuario(trx, acceso.id, 'cambiar');
    if (!(await tieneSegundoFactor(trx, acceso.id))) throw errorHttp(409, 'sin_segundo_factor');
    if ((await laPidioOtro(trx, pedido, yo)) !== null) {
      await quitarTodo(trx, pedido);
      return 'quitado';
    }
    await upsertQuita(trx, { usuario_id: acceso.id, pedida_por: yo, pedida_en: ahora });
    const hecho: HechoAuditado = { accion: 'pedir_quitar_factor', motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'usuario', id: acceso.id }, hecho);
    await avisarQueHaceFaltaOtra(trx, pedido, yo);
    return 'pedido';
  });
};
