import type { NombreDeHecho } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import type { SesionDelPedido } from '../../../http/rutas.ts';
import { anotarEnAuditoria, type HechoAuditado, type Quien } from '../../auditoria/anotar.service.ts';
import { autorMatriculado } from '../../auditoria/autor.ts';

export type HechoDelLegajo = HechoAuditado & { accion: NombreDeHecho };

export const anotarHecho = (
  db: Db,
  quien: Quien,
  cuando: Date,
  legajoId: number,
  hecho: HechoDelLegajo,
): Promise<void> => anotarEnAuditoria(db, quien, cuando, { entidad: 'legajo', id: legajoId }, hecho);

export const anotarHechoDelLegajo = (
  db: Db,
  sesion: SesionDelPedido,
  ahora: Date,
  legajoId: number,
  hecho: HechoDelLegajo,
): Promise<void> => anotarHecho(db, autorMatriculado(sesion), ahora, legajoId, hecho);
