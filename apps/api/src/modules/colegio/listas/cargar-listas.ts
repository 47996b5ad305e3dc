import type { VersionDeLista } from '@colega/domain/colegio';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { findDistritosDelColegio } from '../distritos.repository.ts';
import { findBloqueosComoFilas } from './bloqueos.repository.ts';
import { ponerBloqueosEnVigor } from './bloqueos-en-vigor.ts';
import { findListasDichas, insertListasDeEntrada } from './listas.repository.ts';
import { leerListasDeEntrada } from './listas-de-entrada.ts';

export { ARCHIVOS_DE_LISTAS_DEL_COLEGIO } from './listas-de-entrada.ts';

/** A base of before that had no office may have closed a district that data/ has. */
const sinLosCerrados = async (db: Db, version: VersionDeLista): Promise<VersionDeLista> => {
  const abiertos = new Set(
    (await findDistritosDelColegio(db)).flatMap(({ clave, cerrado }) => (cerrado ? [] : [clave])),
  );
  return { ...version, filas: version.filas.filter(({ distrito = '' }) => distrito === '' || abiertos.has(distrito)) };
};

/** A base of before the lists may have kinds of block that data/ never had. */
const conLosQueHay = async (db: Db, version: VersionDeLista): Promise<VersionDeLista> => {
  if (version.lista === 'oficinas') return sinLosCerrados(db, version);
  if (version.lista !== 'bloqueos') return version;
  const propios = (await findBloqueosComoFilas(db)).filter(
    ({ clave }) => !version.filas.some((fila) => fila.clave === clave),
  );
  return { ...version, filas: [...version.filas, ...propios] };
};

/** The first load: only the lists of which the database never had any. What the college published stays. */
export async function cargarListasDelColegio(db: Db): Promise<void> {
  const dichas = await findListasDichas(db);
  const faltan = leerListasDeEntrada().filter(({ lista }) => !dichas.has(lista));
  await insertListasDeEntrada(db, await Promise.all(faltan.map((version) => conLosQueHay(db, version))));
  await ponerBloqueosEnVigor(
    db,
    hoy(() => new Date()),
  );
}
