import type { SegundoFactor } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import { tieneSegundoFactor } from '../../../db/segundo-factor.ts';
import { errorHttp } from '../../../http/error-http.ts';
import type { SesionAbierta } from '../../../http/rutas.ts';
import { findUsuarioById } from '../sesion.repository.ts';
import { contarCambio, reponerCodigos } from './cambio-de-factor.service.ts';
import { conPrueba, type DepsDeCuenta, type PruebaDada } from './con-prueba.service.ts';
import { contarCodigos, findApp, findLlaves } from './factor.repository.ts';

export const leerSegundoFactor = async (
  db: Db,
  { obligatorio, parte }: DepsDeCuenta,
  { user_id }: SesionAbierta,
): Promise<SegundoFactor> => {
  const app = await findApp(db, user_id);
  const llaves = await findLlaves(db, user_id);
  const tiene = await tieneSegundoFactor(db, user_id);
  const usuario = await findUsuarioById(db, user_id);
  return {
    obligatorio: obligatorio && usuario?.es_operador === true,
    app: app?.activa_desde ? { activa_desde: app.activa_desde.toISOString() } : null,
    llaves: llaves.map(({ id, nombre, creada_en, usada_en }) => ({
      ...{ id, nombre },
      creada_en: creada_en.toISOString(),
      usada_en: usada_en?.toISOString() ?? null,
    })),
    codigos: tiene ? await contarCodigos(db, user_id) : null,
    rp_id: parte()?.id ?? null,
  };
};

/** Ten new codes, shown once. Throws 409 without a second factor, 422, 429. */
export const renovarCodigos = (db: Db, deps: DepsDeCuenta, sesion: SesionAbierta, prueba: PruebaDada) =>
  conPrueba(db, deps, sesion, prueba, async (trx, usuario) => {
    if (!(await tieneSegundoFactor(trx, usuario.id))) throw errorHttp(409, 'codigos_sin_factor');
    const codigos = await reponerCodigos(trx, usuario.id);
    await contarCambio(trx, { usuario, ahora: deps.reloj(), hecho: { que: 'codigos_renovados' } });
    return codigos;
  });
