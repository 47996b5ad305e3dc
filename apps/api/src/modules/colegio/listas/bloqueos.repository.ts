import type { FilaDeLista } from '@colega/domain/colegio';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** It goes by key: a college that made its own kinds before they were data has them under other ids. */
export const upsertTipoDeBloqueo = (db: Db, { clave, ...tipo }: Insertable<BaseDeDatos['tipos_bloqueo']>) =>
  db
    .insertInto('tipos_bloqueo')
    .values({ clave, ...tipo })
    .onConflict((oc) => oc.column('clave').doUpdateSet(tipo))
    .execute();

export const updateBloqueosQueNoSeUsan = async (db: Db, claves: readonly string[]): Promise<void> => {
  if (claves.length === 0) return;
  await db.updateTable('tipos_bloqueo').set({ se_usa: false }).where('clave', 'in', claves).execute();
};

/** Those that the college made before there was a list, as rows of it. */
export const findBloqueosComoFilas = async (db: Db): Promise<FilaDeLista[]> => {
  const tipos = await db.selectFrom('tipos_bloqueo').selectAll().orderBy('id').execute();
  return tipos.map((tipo) => ({
    ...{ clave: tipo.clave, nombre: tipo.nombre, nombre_corto: tipo.nombre_corto, color: tipo.color.toLowerCase() },
    visible: tipo.visible ? 'si' : 'no',
    quita: (['ejercicio', 'liquidar', 'cambio_estado', 'ddjj'] as const)
      .filter((que) => tipo[`quita_${que}`])
      .join(','),
    se_usa: tipo.se_usa ? 'si' : 'no',
    norma: '',
  }));
};
