import type { LocalidadQueHay } from '@colega/domain/importaciones';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../../db/conectar.ts';

type Fila = { id: number; clave: string; nombre: string };

/** Each thing by its key and by its name, without accents. */
const porNombre = <T extends Fila>(filas: readonly (T & { otro?: string | null })[]): Map<string, T> =>
  new Map(
    filas.flatMap(({ otro, ...fila }) =>
      [fila.clave, fila.nombre, otro ?? ''].flatMap((nombre) =>
        nombre === '' ? [] : [[simplificar(nombre), fila as T] as const],
      ),
    ),
  );

const findLocalidades = async (db: Db): Promise<Map<string, LocalidadQueHay[]>> => {
  const filas = await db
    .selectFrom('localidades as l')
    .innerJoin('partidos as p', 'p.id', 'l.partido_id')
    .select(['l.id', 'l.nombre', 'l.codigo_postal', 'p.nombre as partido'])
    .where((eb) => eb.or([eb('l.creada_por', 'is', null), eb('l.aprobada_en', 'is not', null)]))
    .orderBy('l.id')
    .execute();
  const porNombreDeLugar = new Map<string, LocalidadQueHay[]>();
  for (const lugar of filas) {
    const simple = simplificar(lugar.nombre);
    porNombreDeLugar.set(simple, [...(porNombreDeLugar.get(simple) ?? []), lugar]);
  }
  return porNombreDeLugar;
};

/** The college's lists, which the rows name. */
export const findListasAImportar = async (db: Db) => {
  const distritos = await db
    .selectFrom('distritos')
    .select(['id', 'clave', 'nombre'])
    .where('cerrado', '=', false)
    .execute();
  const tipos = await db
    .selectFrom('tipos_bloqueo')
    .select(['id', 'clave', 'nombre', 'nombre_corto as otro'])
    .execute();
  const rubros = await db.selectFrom('rubros').select(['id', 'clave', 'nombre']).execute();
  const modalidades = await db
    .selectFrom('modalidades')
    .select(['id', 'clave', 'nombre', 'cep_exento', 'franquicia'])
    .execute();
  const tareas = await db.selectFrom('tareas').select(['id', 'clave', 'nombre']).execute();
  return {
    distritos: porNombre(distritos),
    tipos_bloqueo: porNombre(tipos),
    rubros: porNombre(rubros),
    modalidades: porNombre(modalidades),
    tareas: porNombre(tareas),
    localidades: await findLocalidades(db),
  };
};
