import { CLAVES_DE_PLAZO, CLAVES_DE_TEXTO } from '@colega/domain/colegio';
import type { Db } from '../../db/conectar.ts';
import { insertColegio, insertSecciones, insertTextos, updateDistritoSinDatos } from './carga.repository.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';
import { seccionDe } from './secciones.ts';

export { ARCHIVOS_DEL_COLEGIO } from './datos-del-colegio.ts';

/** The first load: only what the database never had. What the college said stays. */
export async function cargarColegio(db: Db): Promise<void> {
  const { colegio, distritos, textos } = leerDatosDelColegio();
  await insertColegio(db, colegio);
  for (const distrito of distritos) await updateDistritoSinDatos(db, distrito);
  await insertTextos(db, textos);
  await insertSecciones(db, [
    ...['identidad', 'colores', 'marca'],
    ...distritos.map(({ id }) => seccionDe.distrito(id)),
    ...CLAVES_DE_PLAZO.map(seccionDe.plazo),
    ...CLAVES_DE_TEXTO.map(seccionDe.texto),
  ]);
}
