import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/conectar.ts';
import { tieneSegundoFactor } from '../../../db/segundo-factor.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type Quien } from '../../auditoria/anotar.service.ts';
import type { HechoDelFactor } from '../aviso-de-seguridad.ts';
import { avisarPorCarta } from '../avisos-de-seguridad.service.ts';
import { revokeSesiones } from '../claves-de-reinicio.repository.ts';
import type { UsuarioDeIngreso } from '../sesion.repository.ts';
import { crearCodigos, hashDeCodigo } from './codigos-de-recuperacion.ts';
import type { DepsDeCuenta } from './con-prueba.service.ts';
import { replaceCodigos } from './factor.repository.ts';

type Hecho = Omit<HechoDelFactor, 'tipo'>;
type Cambio = {
  usuario: Pick<UsuarioDeIngreso, 'id' | 'username'>;
  ahora: Date;
  hecho: Hecho;
  quien?: Quien;
  motivo?: string;
};

export const contarCambio = async (
  trx: Db,
  { usuario: { id, username }, ahora, hecho, quien, motivo }: Cambio,
): Promise<void> => {
  const { que, nombre } = hecho;
  const linea = {
    accion: `segundo_factor_${que}` as const,
    ...(nombre !== undefined && { hasta: { nombre } }),
    motivo,
  };
  await anotarEnAuditoria(trx, quien ?? { user_id: id, username }, ahora, { entidad: 'usuario', id }, linea);
  await avisarPorCarta(trx, {
    clave: `segundo_factor ${id} ${randomUUID()}`,
    usuario_id: id,
    cuando: ahora.toISOString(),
    hecho: { tipo: 'segundo_factor', ...hecho },
  });
};

export const reponerCodigos = async (trx: Db, usuarioId: number): Promise<string[]> => {
  const codigos = crearCodigos();
  await replaceCodigos(trx, usuarioId, codigos.map(hashDeCodigo));
  return codigos;
};

type Suyo = { usuario: UsuarioDeIngreso; sid: string; ahora: Date };

/** If it is the first, the sessions opened without it end, except this one, and the recovery codes are made and answered once. */
export const confirmarFactorAgregado = async (
  trx: Db,
  { usuario, sid, ahora, hecho, eraElPrimero }: Suyo & { hecho: Hecho; eraElPrimero: boolean },
): Promise<string[] | null> => {
  await contarCambio(trx, { usuario, ahora, hecho });
  if (!eraElPrimero) return null;
  await revokeSesiones(trx, usuario.id, ahora, sid);
  return reponerCodigos(trx, usuario.id);
};

/** Records a removed factor: the other sessions end. Throws 409 to an operator who would be left with none. */
export const confirmarFactorQuitado = async (
  trx: Db,
  { obligatorio }: Pick<DepsDeCuenta, 'obligatorio'>,
  { usuario, sid, ahora, hecho }: Suyo & { hecho: Hecho },
): Promise<void> => {
  if (!(await tieneSegundoFactor(trx, usuario.id))) {
    if (obligatorio && usuario.es_operador) throw errorHttp(409, 'segundo_factor_obligatorio');
    await replaceCodigos(trx, usuario.id, []);
  }
  await revokeSesiones(trx, usuario.id, ahora, sid);
  await contarCambio(trx, { usuario, ahora, hecho });
};
