import { CLAVES_DE_PLAZO, CLAVES_DE_TEXTO } from '@colega/domain/colegio';
import type { Db } from '../../db/conectar.ts';
import { findIdsDeDistritos, insertColegio, insertSecciones, insertTextos } from './carga.repository.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';
import { SECCIONES_SUELTAS, seccionDe } from './secciones.ts';

export { ARCHIVOS_DEL_COLEGIO } from './datos-del-colegio.ts';

/** The first load: only what the database never had. What the college said stays. */
export async function cargarColegio(db: Db): Promise<void> {
  const { colegio, textos } = leerDatosDelColegio();
  await insertColegio(db, colegio);
  await insertTextos(db, textos);
  const distritos = await findIdsDeDistritos(db);
  await insertSecciones(db, [
    ...SECCIONES_SUELTAS,
    ...distritos.map(seccionDe.distrito),
    ...CLAVES_DE_PLAZO.map(seccionDe.plazo),
    ...CLAVES_DE_TEXTO.map(seccionDe.texto),
  ]);
}
