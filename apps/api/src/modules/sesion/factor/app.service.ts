import type { Db } from '../../../db/conectar.ts';
import { lockUsuario } from '../../../db/lock-usuario.ts';
import { tieneSegundoFactor } from '../../../db/segundo-factor.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { svgDeQr } from '../../../documents/qr.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { findUsuarioById } from '../sesion.repository.ts';
import { confirmarFactorAgregado, confirmarFactorQuitado } from './cambio-de-factor.service.ts';
import { conPrueba, type DepsDeCuenta, type PruebaDada } from './con-prueba.service.ts';
import { deleteApp, findApp, updateActiva, upsertPendiente } from './factor.repository.ts';
import { abrir, sellar } from './sellar.ts';
import { codificarEnBase32, crearSecreto, enlaceDeApp, pasoDelCodigo } from './totp.ts';

/** S-530. */
const ESPERA_MS = 15 * 60_000;

/** A new secret for an app: the one in use goes on until a code of this one confirms it. Beginning again makes another. */
export const empezarApp = (db: Db, deps: DepsDeCuenta, sesion: SesionAbierta, prueba: PruebaDada) =>
  conPrueba(db, deps, sesion, prueba, async (trx, { id, username }) => {
    const secreto = crearSecreto();
    const hasta = new Date(deps.reloj().getTime() + ESPERA_MS);
    await upsertPendiente(trx, id, sellar(deps.secreto, id, secreto), hasta);
    const { nombre: emisor } = await leerColegio(trx);
    const enlace = enlaceDeApp(secreto, { emisor, usuario: username });
    const qr = `data:image/svg+xml;base64,${Buffer.from(svgDeQr(enlace)).toString('base64')}`;
    return { secreto: codificarEnBase32(secreto), enlace, qr };
  });

const findPendiente = async (trx: Db, { reloj, secreto }: DepsDeCuenta, usuarioId: number) => {
  const app = await findApp(trx, usuarioId);
  if (!app?.pendiente || !app.pendiente_hasta || app.pendiente_hasta <= reloj()) return null;
  return abrir(secreto, usuarioId, app.pendiente);
};

/** Turns the app on, and its code counts as used. Answers the recovery codes if it is the first second factor. Throws 409, 422. */
export const confirmarApp = (db: Db, deps: DepsDeCuenta, { user_id, sid }: SesionAbierta, codigo: string) =>
  enTransaccion(db, async (trx) => {
    await lockUsuario(trx, user_id, 'cambiar');
    const pendiente = await findPendiente(trx, deps, user_id);
    const usuario = await findUsuarioById(trx, user_id);
    if (!pendiente || !usuario) throw errorHttp(409, 'pedido_vencido');
    const ahora = deps.reloj();
    const paso = pasoDelCodigo(pendiente, codigo.replace(/\s/g, ''), ahora);
    if (paso === null) throw invalido([{ codigo: 'codigo_incorrecto', campo: 'codigo' }]);
    const eraElPrimero = !(await tieneSegundoFactor(trx, user_id));
    await updateActiva(trx, user_id, ahora, paso);
    return confirmarFactorAgregado(trx, { usuario, sid, ahora, hecho: { que: 'app_activada' }, eraElPrimero });
  });

/** Throws 404, 409, 422, 429. */
export const quitarApp = (db: Db, deps: DepsDeCuenta, sesion: SesionAbierta, prueba: PruebaDada) =>
  conPrueba(db, deps, sesion, prueba, async (trx, usuario) => {
    const app = await findApp(trx, usuario.id);
    if (!app?.activa_desde) throw errorHttp(404, 'app_inexistente');
    await deleteApp(trx, usuario.id);
    const suyo = { usuario, sid: sesion.sid, ahora: deps.reloj() };
    await confirmarFactorQuitado(trx, deps, { ...suyo, hecho: { que: 'app_quitada' } });
  });
