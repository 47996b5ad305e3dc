import type { Operador, PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { cerrarAccesos, leerAccesoDePersona, type PedidoDeAcceso } from '../../sesion/accesos.service.ts';
import { avisarRecuperacion } from '../../sesion/contrasenias.service.ts';
import { anotarHechoDePersona } from '../anotar-hecho.ts';
import { conPersona, type PedidoDePersona } from '../pedido-del-colegio.ts';

/**
 * Whoever may reach an account by its person: one that works for the college is of its desk's district, and its way in is
 * touched only by who administers them. Throws 403, 404.
 */
export const exigirAcceso = async (db: Db, operador: Operador, permiso: PermisoDelColegio, personaId: number) => {
  const acceso = await leerAccesoDePersona(db, personaId);
  if (acceso) exigirAlcance(operador, acceso.es_operador ? 'operadores.administrar' : permiso, acceso);
};

/** Their account of the portal. Throws 409 for who has none. */
export const exigirCuenta = async (
  db: Db,
  personaId: number,
): Promise<PedidoDeAcceso['acceso'] & { activo: boolean }> => {
  const acceso = await leerAccesoDePersona(db, personaId);
  if (!acceso) throw errorHttp(409, 'persona_sin_usuario');
  return acceso;
};

/** Ends a person's sessions at their next call. Answers how many there were. Throws 404, 409, 412. */
export const cerrarSesionesDePersona = (
  db: Db,
  pedido: PedidoDePersona & { motivo: string },
): Promise<{ cerradas: number }> =>
  conPersona(db, pedido, async (trx, { id }) => {
    const acceso = await exigirCuenta(trx, id);
    const cerradas = await cerrarAccesos(trx, { ...pedido, acceso });
    await anotarHechoDePersona(trx, pedido, id, {
      accion: 'cerrar_sesiones',
      hasta: { cerradas },
      motivo: pedido.motivo,
    });
    return { cerradas };
  });

/** A letter with the link to choose another password. Throws 404, 409, 412. */
export const mandarEnlaceDeIngreso = (db: Db, pedido: PedidoDePersona): Promise<{ email: string }> =>
  conPersona(db, pedido, async (trx, { id, email }) => {
    const { username, activo } = await exigirCuenta(trx, id);
    if (!activo) throw errorHttp(409, 'persona_con_usuario_de_baja');
    await avisarRecuperacion(trx, pedido.ahora, { username });
    await anotarHechoDePersona(trx, pedido, id, { accion: 'mandar_enlace', hasta: { username } });
    return { email };
  });
