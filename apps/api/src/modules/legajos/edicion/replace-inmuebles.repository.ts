import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { errorHttp } from '../../../http/error-http.ts';
import type { InmuebleNuevo } from '../insert-legajo.repository.ts';

type Guardado = Selectable<BaseDeDatos['legajo_inmuebles']>;
type Puesto = { inmueble: InmuebleNuevo; orden: number; id: number | undefined };

const NUMERICAS: readonly string[] = ['latitud', 'longitud'];

const esIgual = (guardado: Guardado, nuevo: InmuebleNuevo): boolean =>
  Object.entries(nuevo).every(([columna, valor]) => {
    const suyo = guardado[columna as keyof InmuebleNuevo];
    return NUMERICAS.includes(columna) ? Number(suyo) === Number(valor) : suyo === valor;
  });

export const emparejar = (guardados: readonly Guardado[], nuevos: readonly InmuebleNuevo[]): Puesto[] => {
  const libres = [...guardados];
  const tomar = (indice: number): number | undefined => (indice < 0 ? undefined : libres.splice(indice, 1)[0]?.id);
  const iguales = nuevos.map((nuevo) => tomar(libres.findIndex((guardado) => esIgual(guardado, nuevo))));
  return nuevos.map((inmueble, orden) => ({
    inmueble,
    orden,
    id: iguales[orden] ?? tomar(libres.length > 0 ? 0 : -1),
  }));
};

const quitar = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const certificado = await db
    .selectFrom('certificados')
    .select('id')
    .where('inmueble_id', 'in', [...ids])
    .executeTakeFirst();
  if (certificado) throw errorHttp(409, 'inmueble_con_certificados');
  await db
    .deleteFrom('legajo_inmuebles')
    .where('id', 'in', [...ids])
    .execute();
};

/** Writes a file's properties again. One that stays keeps its row, which certificates name. */
export const replaceInmuebles = async (db: Db, legajo_id: number, nuevos: readonly InmuebleNuevo[]): Promise<void> => {
  const guardados = await db
    .selectFrom('legajo_inmuebles')
    .selectAll()
    .where('legajo_id', '=', legajo_id)
    .orderBy('orden')
    .execute();
  const puestos = emparejar(guardados, nuevos);
  const quedan = new Set(puestos.map(({ id }) => id));
  await quitar(
    db,
    guardados.filter(({ id }) => !quedan.has(id)).map(({ id }) => id),
  );
  // The old rows leave room for the new order, which is unique.
  await db.updateTable('legajo_inmuebles').set({ orden: sql`-1 - orden` }).where('legajo_id', '=', legajo_id).execute();
  await guardarPuestos(db, legajo_id, puestos);
};

const guardarPuestos = async (db: Db, legajo_id: number, puestos: readonly Puesto[]): Promise<void> => {
  const filas = puestos.map(({ id, inmueble, orden }) => ({ ...inmueble, legajo_id, orden, id }));
  const viejas = filas.flatMap(({ id, ...fila }) => (id === undefined ? [] : [{ ...fila, id }]));
  const nuevas = filas.flatMap(({ id, ...fila }) => (id === undefined ? [fila] : []));
  if (nuevas.length > 0) await db.insertInto('legajo_inmuebles').values(nuevas).execute();
  const [primera] = viejas;
  if (!primera) return;
  const columnas = Object.keys(primera).filter((columna) => columna !== 'id');
  const enviadas = Object.fromEntries(columnas.map((columna) => [columna, sql.ref(`excluded.${columna}`)]));
  await db
    .insertInto('legajo_inmuebles')
    .values(viejas)
    .onConflict((existente) => existente.column('id').doUpdateSet(enviadas))
    .execute();
};
