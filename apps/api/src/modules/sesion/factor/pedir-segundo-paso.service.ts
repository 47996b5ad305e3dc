import type { SegundoPaso } from '@colega/contract/sesion';
import type { Db } from '../../../db/conectar.ts';
import type { DepsDeFactor } from './comprobar-factor.service.ts';
import { insertDesafio } from './desafios.repository.ts';
import { contarCodigos, findApp, findLlaves } from './factor.repository.ts';
import { opcionesDeLlave } from './llaves.ts';

export const pedirSegundoPaso = async (
  db: Db,
  { reloj, parte }: DepsDeFactor,
  usuario_id: number,
  puerta: 'portal' | 'colegio',
): Promise<SegundoPaso | null> => {
  const [app, llaves] = [await findApp(db, usuario_id), await findLlaves(db, usuario_id)];
  const conApp = app?.activa_desde != null;
  if (!conApp && llaves.length === 0) return null;
  const desafio = await insertDesafio(db, { usuario_id, para: puerta }, reloj());
  const deQuien = llaves.length > 0 ? parte() : null;
  const quedan = await contarCodigos(db, usuario_id);
  return {
    desafio: desafio.token,
    vence_en: desafio.vence_en.toISOString(),
    medios: [
      ...(conApp ? (['app'] as const) : []),
      ...(deQuien ? (['llave'] as const) : []),
      ...(quedan > 0 ? (['recuperacion'] as const) : []),
    ],
    llave: deQuien && opcionesDeLlave(deQuien, desafio.reto, llaves),
  };
};
