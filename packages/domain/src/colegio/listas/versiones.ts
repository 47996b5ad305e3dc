import type { Fecha } from '../../fechas/fecha.ts';
import { type ClaveDeLista, LISTAS_DEL_COLEGIO } from './columnas.ts';

/** Every cell is a text, written in one way: two rows that say the same are the same. */
export type FilaDeLista = Readonly<Record<string, string>>;
export type VersionDeLista = { lista: ClaveDeLista; vigente_desde: Fecha; filas: readonly FilaDeLista[] };

/** Of two that begin on one day, the one written last. Undefined when none had begun. */
export const versionVigente = <V extends Pick<VersionDeLista, 'vigente_desde'>>(
  versiones: readonly V[],
  dia: Fecha,
): V | undefined =>
  versiones
    .filter(({ vigente_desde }) => vigente_desde <= dia)
    .reduce<V | undefined>((mejor, una) => (mejor && mejor.vigente_desde > una.vigente_desde ? mejor : una), undefined);

const enOrden = <V extends Pick<VersionDeLista, 'vigente_desde'>>(versiones: readonly V[]): V[] =>
  [...versiones].sort((una, otra) => una.vigente_desde.localeCompare(otra.vigente_desde));

/** Each day is a holiday, or not, by the version in force on it: what was counted stays as it was, and what comes is known. */
export const feriadosDe = (versiones: readonly Pick<VersionDeLista, 'vigente_desde' | 'filas'>[]): FilaDeLista[] =>
  enOrden(versiones).flatMap(({ vigente_desde, filas }, i, todas) => {
    const hasta = todas[i + 1]?.vigente_desde;
    return filas.filter(({ fecha = '' }) => fecha >= vigente_desde && (hasta === undefined || fecha < hasta));
  });

/** What is in force on a day, and of holidays what is from it on: what a list that begins then is compared with. */
export const filasAnteriores = (
  lista: ClaveDeLista,
  publicadas: readonly Pick<VersionDeLista, 'vigente_desde' | 'filas'>[],
  desde: Fecha,
): readonly FilaDeLista[] =>
  lista === 'feriados'
    ? feriadosDe(publicadas).filter(({ fecha = '' }) => fecha >= desde)
    : (versionVigente(publicadas, desde)?.filas ?? []);

export const identidadDe = (lista: ClaveDeLista, fila: FilaDeLista): string =>
  LISTAS_DEL_COLEGIO[lista].identifica.map((columna) => fila[columna] ?? '').join('·');

/** The same figure, whatever norm says so. */
export const dicenLoMismo = (lista: ClaveDeLista, una: FilaDeLista, otra: FilaDeLista): boolean =>
  LISTAS_DEL_COLEGIO[lista].columnas.every(
    ({ clave }) => clave === 'norma' || (una[clave] ?? '') === (otra[clave] ?? ''),
  );

/** Since when each row of a version says what it says: the first of the versions in a row that say it too. */
export const vigenciasDe = (
  lista: ClaveDeLista,
  versiones: readonly Pick<VersionDeLista, 'vigente_desde' | 'filas'>[],
  { vigente_desde, filas }: Pick<VersionDeLista, 'vigente_desde' | 'filas'>,
): Fecha[] => {
  const anteriores = enOrden(versiones)
    .filter((otra) => otra.vigente_desde < vigente_desde)
    .reverse();
  return filas.map((fila) => {
    let desde = vigente_desde;
    for (const anterior of anteriores) {
      if (!anterior.filas.some((otra) => dicenLoMismo(lista, fila, otra))) break;
      desde = anterior.vigente_desde;
    }
    return desde;
  });
};
