import { simplificar } from '../../validacion/simplificar.ts';
import type { ClaveDeLista } from './claves.ts';
import { LISTAS_DEL_COLEGIO } from './columnas.ts';
import { dicenLoMismo, type FilaDeLista } from './versiones.ts';

const LARGO_DE_CLAVE = 40;

const claveDe = (texto: string, tomadas: ReadonlySet<string>): string => {
  const base = simplificar(texto).replaceAll(' ', '_').slice(0, LARGO_DE_CLAVE) || 'fila';
  let clave = base;
  for (let vuelta = 2; tomadas.has(clave); vuelta += 1) clave = `${base}_${vuelta}`;
  return clave;
};

/**
 * What nobody types: the norm of a figure that changes is that of the list unless its cell says another, and a new row has a key that no
 * other has or had.
 */
export const completarLista = (
  lista: ClaveDeLista,
  { norma, filas }: { norma: string; filas: readonly FilaDeLista[] },
  { anteriores, claves }: { anteriores: readonly FilaDeLista[]; claves: readonly string[] },
): FilaDeLista[] => {
  const { columnas } = LISTAS_DEL_COLEGIO[lista];
  const conClave = columnas.some(({ clave, oculta }) => clave === 'clave' && oculta);
  const tomadas = new Set([...claves, ...filas.map((fila) => fila.clave ?? '')]);
  return filas.map((fila): FilaDeLista => {
    const anterior = anteriores.find((otra) => dicenLoMismo(lista, fila, otra));
    const propia = (fila.norma ?? '') === '' ? (anterior?.norma ?? norma) : (fila.norma ?? '');
    const limpia = Object.fromEntries(columnas.map(({ clave }) => [clave, fila[clave] ?? '']));
    if (!conClave || (fila.clave ?? '') !== '') return { ...limpia, norma: propia };
    const clave = claveDe(fila.nombre_corto ?? fila.texto ?? '', tomadas);
    tomadas.add(clave);
    return { ...limpia, clave, norma: propia };
  });
};

/** Holidays go by day, and offices by their place, however they were typed; the others, as they were put. */
export const ordenarLista = (lista: ClaveDeLista, filas: readonly FilaDeLista[]): readonly FilaDeLista[] => {
  if (lista === 'feriados') return [...filas].sort((una, otra) => (una.fecha ?? '').localeCompare(otra.fecha ?? ''));
  if (lista === 'oficinas') return [...filas].sort((una, otra) => Number(una.orden) - Number(otra.orden));
  return filas;
};
