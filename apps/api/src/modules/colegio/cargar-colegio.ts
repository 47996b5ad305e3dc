import type { Db } from '../../db/conectar.ts';
import { insertColegio, insertPlazosDeEntrada, insertSecciones, updateDistritoSinDatos } from './carga.repository.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';

export { ARCHIVOS_DEL_COLEGIO } from './datos-del-colegio.ts';

/** The first load: only what the database never had. What the college said stays. */
export async function cargarColegio(db: Db): Promise<void> {
  const { colegio, distritos, plazos } = leerDatosDelColegio();
  await insertColegio(db, colegio);
  for (const distrito of distritos) await updateDistritoSinDatos(db, distrito);
  await insertPlazosDeEntrada(db, plazos);
  await insertSecciones(db, ['identidad', 'marca', 'plazos', ...distritos.map(({ id }) => `distrito_${id}`)]);
}
