import { formatCelda } from './celdas.ts';
import type { ClaveDeLista, ColumnaDeLista } from './columnas.ts';
import { dicenLoMismo, type FilaDeLista, identidadDe } from './versiones.ts';

/** Of one figure: null where there was none, or where there is none any more. */
export type CambioDeLista = { fila: string; dato: string; antes: string | null; despues: string | null };

const decirFila = (columnas: readonly ColumnaDeLista[], fila: FilaDeLista): string =>
  columnas
    .filter(({ oculta, clave }) => !oculta && clave !== 'norma')
    .map((columna) => formatCelda(columna, fila[columna.clave] ?? ''))
    .filter((texto) => texto !== '')
    .join(' · ');

/** The first cell that a person reads names the row. */
const nombrarFila = (columnas: readonly ColumnaDeLista[], fila: FilaDeLista): string => {
  const primera = columnas.find(({ oculta }) => !oculta);
  return primera ? formatCelda(primera, fila[primera.clave] ?? '') : '';
};

/** What a list says that another did not, row by row and figure by figure. The order is not told: see `cambiaElOrden`. */
export const compararListas = (
  lista: ClaveDeLista,
  columnas: readonly ColumnaDeLista[],
  antes: readonly FilaDeLista[],
  despues: readonly FilaDeLista[],
): CambioDeLista[] => {
  const previas = new Map(antes.map((fila) => [identidadDe(lista, fila), fila]));
  const nuevas = new Map(despues.map((fila) => [identidadDe(lista, fila), fila]));
  const cambios = [...nuevas].flatMap(([identidad, fila]): CambioDeLista[] => {
    const anterior = previas.get(identidad);
    if (!anterior)
      return [
        { fila: nombrarFila(columnas, fila), dato: 'Se agrega', antes: null, despues: decirFila(columnas, fila) },
      ];
    // What a new figure is set by is told once, with the list; a figure that stays and has another norm, by itself.
    const laMisma = dicenLoMismo(lista, anterior, fila);
    return columnas
      .filter(({ clave }) => (clave === 'norma') === laMisma && (anterior[clave] ?? '') !== (fila[clave] ?? ''))
      .map((columna) => ({
        fila: nombrarFila(columnas, anterior),
        dato: columna.titulo,
        antes: formatCelda(columna, anterior[columna.clave] ?? ''),
        despues: formatCelda(columna, fila[columna.clave] ?? ''),
      }));
  });
  const quitadas = [...previas].filter(([identidad]) => !nuevas.has(identidad));
  return [
    ...cambios,
    ...quitadas.map(([, fila]) => ({
      fila: nombrarFila(columnas, fila),
      ...{ dato: 'Se quita', antes: decirFila(columnas, fila), despues: null },
    })),
  ];
};

/** The points of a control list are looked at in their order. */
export const cambiaElOrden = (
  lista: ClaveDeLista,
  antes: readonly FilaDeLista[],
  despues: readonly FilaDeLista[],
): boolean => {
  const comunes = (unas: readonly FilaDeLista[], otras: readonly FilaDeLista[]) => {
    const hay = new Set(otras.map((fila) => identidadDe(lista, fila)));
    return unas.map((fila) => identidadDe(lista, fila)).filter((identidad) => hay.has(identidad));
  };
  return comunes(antes, despues).join('\n') !== comunes(despues, antes).join('\n');
};
