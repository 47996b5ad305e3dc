import type { Db } from '../../../db/conectar.ts';
import type { LeerPersonas } from './avisar-a-los-matriculados.service.ts';
import type { bloqueosQueCambian } from './bloqueos-que-cambian.ts';
import type { ListaGuardada } from './listas.repository.ts';
import { findConBloqueo, findConDeudaVencida } from './personas-por-avisar.repository.ts';

/** Of whom another surcharge changes what they owe: they are told, and before that counted, by the same condition. */
export const crearLectorDeMorosos =
  (db: Db, { vigente_desde }: Pick<ListaGuardada, 'vigente_desde'>): LeerPersonas<{ persona_id: number }> =>
  (despues) =>
    findConDeudaVencida(db, { despues, al_dia: vigente_desde });

/** Of whom another kind of block changes what it takes from them. */
export const crearLectorDeBloqueados =
  (db: Db, cambian: ReturnType<typeof bloqueosQueCambian>): LeerPersonas<{ persona_id: number; bloqueos: string[] }> =>
  (despues) =>
    findConBloqueo(db, { despues, claves: [...cambian.keys()] });
