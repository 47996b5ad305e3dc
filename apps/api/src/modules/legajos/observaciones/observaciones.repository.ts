import type { AccionDeObservacion, CambioDeCampo, EstadoDeObservacion } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import type { Autor } from '../../auditoria/autor.ts';

export type ObservacionGuardada = {
  id: number;
  legajo_id: number;
  campo: string | null;
  texto: string;
  estado: EstadoDeObservacion;
};

const COLUMNAS = ['id', 'legajo_id', 'campo', 'texto', 'estado'] as const;

export const findObservaciones = (db: Db, legajoId: number): Promise<ObservacionGuardada[]> =>
  db.selectFrom('legajo_observaciones').select(COLUMNAS).where('legajo_id', '=', legajoId).orderBy('id').execute();

export const findObservacion = (db: Db, id: number): Promise<ObservacionGuardada | undefined> =>
  db.selectFrom('legajo_observaciones').select(COLUMNAS).where('id', '=', id).executeTakeFirst();

export const findObservacionPropia = (
  db: Db,
  id: number,
  personaId: number,
): Promise<ObservacionGuardada | undefined> =>
  db
    .selectFrom('legajo_observaciones')
    .select(COLUMNAS)
    .where('id', '=', id)
    .where('legajo_id', 'in', db.selectFrom('legajos').select('id').where('persona_id', '=', personaId))
    .executeTakeFirst();

export type HechoDeObservacion = {
  accion: AccionDeObservacion;
  texto: string;
  cambios?: readonly CambioDeCampo[];
};

const RESPONDIDA_EN: Readonly<Record<EstadoDeObservacion, ((ahora: Date) => Date | null) | null>> = {
  abierta: () => null,
  respondida: (ahora) => ahora,
  aceptada: null,
  retirada: null,
};

export const moverObservacion = async (
  db: Db,
  id: number,
  estado: EstadoDeObservacion,
  { accion, texto, cambios }: HechoDeObservacion,
  { autor, ahora }: { autor: Autor; ahora: Date },
): Promise<number> => {
  const respondida = RESPONDIDA_EN[estado];
  await db
    .updateTable('legajo_observaciones')
    .set({ estado, ...(respondida && { respondida_en: respondida(ahora) }) })
    .where('id', '=', id)
    .execute();
  const hecho = await db
    .insertInto('observacion_hechos')
    .values({
      ...{ observacion_id: id, cuando: ahora, usuario_id: autor.user_id, quien: autor.username, accion, texto },
      cambios: cambios ? JSON.stringify(cambios) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return hecho.id;
};
