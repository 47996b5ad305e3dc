import { CLAVES_DE_PLAZO, CLAVES_DE_TEXTO } from '@colega/domain/colegio';
import type { Db } from '../../db/conectar.ts';
import {
  findIdsConSeccion,
  insertColegio,
  insertOficinasDeEntrada,
  insertSecciones,
  insertTextos,
} from './carga.repository.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';
import { SECCIONES_SUELTAS, seccionDe } from './secciones.ts';

export { ARCHIVOS_DEL_COLEGIO } from './datos-del-colegio.ts';

/** The first load: only what the database never had. What the college said stays. */
export async function cargarColegio(db: Db): Promise<void> {
  const { colegio, oficinas, textos } = leerDatosDelColegio();
  await insertColegio(db, colegio);
  await insertOficinasDeEntrada(db, oficinas);
  await insertTextos(db, textos);
  const ids = await findIdsConSeccion(db);
  await insertSecciones(db, [
    ...SECCIONES_SUELTAS,
    ...ids.distritos.map(seccionDe.distrito),
    ...ids.oficinas.map(seccionDe.oficina),
    ...CLAVES_DE_PLAZO.map(seccionDe.plazo),
    ...CLAVES_DE_TEXTO.map(seccionDe.texto),
  ]);
}
