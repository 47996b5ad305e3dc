import { sql } from 'kysely';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';
import { crearBaseDePrueba, crearBaseVacia } from './crear-base-de-prueba.ts';

const MAS_QUE_LOS_DE_DATA = 500;
/** What these sets fill is younger than any base that begins here. */
const DE_DESPUES = ['colegio', 'bancos', 'listas_del_colegio'];

export type BaseDeAntes = { db: Db; accesos: Accesos; actualizar(): Promise<void>; cerrar(): Promise<void> };

/** A base as it was with one migration as its last, and its reference data; `actualizar` brings it to today's. */
export const crearBaseDeAntes = async (ultima: string): Promise<BaseDeAntes> => {
  const vecina = await crearBaseDePrueba();
  const accesos = await crearBaseVacia(vecina);
  const { duenio } = accesos;
  await actualizarBase({ url: duenio, duenio }, ultima);
  const db = conectar(duenio, { conexiones: 4 });
  // Before migration 0072 tasks pointed at rows of their forms.
  if (ultima < '0072')
    await sql`insert into formularios (key, nombre, definicion)
    select n::text, n::text, '{}' from generate_series(1, ${MAS_QUE_LOS_DE_DATA}::int) n`.execute(db);
  await cargarReferencias(db, DE_DESPUES);
  return {
    db,
    accesos,
    actualizar: async () => {
      await actualizarBase(accesos);
      await cargarReferencias(db);
    },
    cerrar: async () => {
      await db.destroy();
      await vecina.cerrar();
    },
  };
};
