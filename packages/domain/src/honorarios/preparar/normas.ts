import type { Fuente } from '../honorario.ts';
import type { RenglonDeArancel, TablaDeArancel } from './celda.ts';
import { armarRuta, type ContenidoDeArancel, cambiarEn, mapaEn, textoEn, valorEn } from './ruta-de-celda.ts';

export type NormaEscrita = { norma: string; articulo: string };

export const LARGO_DE_NORMA = 120;
export const LARGO_DE_ARTICULO = 60;

/** Where each source of the contents is: three general figures, each table, each task. */
export const rutasDeNormas = (contenido: ContenidoDeArancel): string[] => [
  ...mapaEn(contenido, 'fuentes').map(([clave]) => `fuentes/${clave}`),
  ...mapaEn(contenido, 'tabla').flatMap(([clave, valor]) => {
    if (clave === 'tarifas') return mapaEn(contenido, 'tabla/tarifas').map(([tarea]) => `tabla/tarifas/${tarea}`);
    return typeof valor === 'object' && valor !== null ? [`tabla/${clave}`] : [];
  }),
];

/** What is no figure, of a table, of a task or of a row. */
export const DE_LA_FUENTE: ReadonlySet<string> = new Set(['supuesto', 'norma', 'articulo', 'fuentes']);
const CLAVES = ['supuesto', 'norma', 'articulo'];

/**
 * Where a row says its own source (S-1265): a bracket says it among its figures, and so it moves with it; a figure that is alone, in `fuentes` of
 * its table or task, at the same place as it has there.
 */
export const rutaDeLaSuya = (contenido: ContenidoDeArancel, norma: string, renglon: string): string =>
  typeof valorEn(contenido, renglon) === 'object'
    ? renglon
    : armarRuta(norma, 'fuentes', renglon.slice(norma.length + 1));

export const fuenteEn = (contenido: unknown, ruta: string): Fuente => {
  const supuesto = textoEn(contenido, `${ruta}/supuesto`);
  if (supuesto !== '') return { supuesto: supuesto as `S-${number}` };
  const articulo = textoEn(contenido, `${ruta}/articulo`);
  return { norma: textoEn(contenido, `${ruta}/norma`), ...(articulo !== '' && { articulo }) };
};

export const estaDicha = (fuente: Fuente): boolean => 'supuesto' in fuente || fuente.norma !== '';
const esLaMisma = (una: Fuente, otra: Fuente): boolean => JSON.stringify(una) === JSON.stringify(otra);

/** As it is said in one line, of a spreadsheet: an article goes after the norm. */
export const leerNorma = (escrita: string): NormaEscrita => {
  const [, norma = escrita, articulo = ''] =
    /^(.+?), *((?:arts?\b|art[íi]culos?\b|anexo\b|inc\b).*)$/i.exec(escrita) ?? [];
  return { norma: norma.trim(), articulo: articulo.trim() };
};

type DeRenglon = Pick<RenglonDeArancel, 'norma' | 'suya'>;

/** Its own, or else that of its table or task. */
export const fuenteDeRenglon = (contenido: unknown, { norma, suya }: DeRenglon): Fuente => {
  const propia = fuenteEn(contenido, suya);
  return estaDicha(propia) ? propia : fuenteEn(contenido, norma);
};

/** All that is written with a norm. */
export const lugaresDeNorma = (ruta: string): string[] => CLAVES.map((clave) => armarRuta(ruta, clave));

export const ponerFuente = (contenido: ContenidoDeArancel, ruta: string, fuente: Fuente | null): ContenidoDeArancel => {
  const cifras = mapaEn(contenido, ruta).filter(([clave]) => !CLAVES.includes(clave));
  return cambiarEn(contenido, ruta, { ...fuente, ...Object.fromEntries(cifras) });
};

/** A norm takes the place of what nobody had confirmed. */
export const ponerNorma = (
  contenido: ContenidoDeArancel,
  ruta: string,
  { norma, articulo }: NormaEscrita,
): ContenidoDeArancel => ponerFuente(contenido, ruta, { norma, ...(articulo !== '' && { articulo }) });

/** When every row says its own, the table has that one, and those that say the same say it no more. */
const juntar = (contenido: ContenidoDeArancel, norma: string, renglones: readonly DeRenglon[], fuente: Fuente) => {
  const suyas = renglones.flatMap((renglon) => (renglon.norma === norma && renglon.suya !== norma ? renglon.suya : []));
  if (suyas.length === 0 || !suyas.every((suya) => estaDicha(fuenteEn(contenido, suya))))
    return { contenido, suyas: [] };
  const iguales = suyas.filter((suya) => esLaMisma(fuenteEn(contenido, suya), fuente));
  return {
    contenido: iguales.reduce((nuevo, suya) => ponerFuente(nuevo, suya, null), ponerFuente(contenido, norma, fuente)),
    suyas: [norma, ...iguales],
  };
};

/**
 * A table that nobody confirmed and whose rows all say a norm has the one that most of them say: nothing of it is of reference any more. Also those
 * tables.
 */
export const completarNormas = (
  contenido: ContenidoDeArancel,
  tablas: readonly TablaDeArancel[],
): { contenido: ContenidoDeArancel; tocadas: string[] } => {
  const renglones = tablas.flatMap((tabla) => tabla.renglones);
  const dichas = rutasDeNormas(contenido).flatMap((norma): [string, Fuente][] => {
    const suyas = renglones.filter((uno) => uno.norma === norma && uno.suya !== norma).map(({ suya }) => suya);
    const fuentes = suyas.map((suya) => fuenteEn(contenido, suya));
    const cuantas = (una: Fuente): number => fuentes.filter((otra) => esLaMisma(una, otra)).length;
    const [masDicha] = fuentes.toSorted((una, otra) => cuantas(otra) - cuantas(una));
    const todas = fuentes.every((una) => 'norma' in una && una.norma !== '');
    return masDicha && todas && 'supuesto' in fuenteEn(contenido, norma) ? [[norma, masDicha]] : [];
  });
  return {
    contenido: dichas.reduce((nuevo, [norma, fuente]) => ponerFuente(nuevo, norma, fuente), contenido),
    tocadas: dichas.map(([norma]) => norma),
  };
};

/**
 * The norm of those rows, and of no other of their tables; of a table or task whose place is said, of all that say none of their own. Where
 * nobody had said any, the first one is of the whole table. Also the places that it changed.
 */
export const ponerNormas = (
  contenido: ContenidoDeArancel,
  tablas: readonly TablaDeArancel[],
  rutas: readonly string[],
  escrita: NormaEscrita,
): { contenido: ContenidoDeArancel; tocadas: string[] } => {
  const renglones = tablas.flatMap((tabla) => tabla.renglones);
  const pedidas = new Set(rutas);
  const deTablas = rutasDeNormas(contenido).filter((ruta) => pedidas.has(ruta));
  const deRenglones = renglones.filter(({ norma, suya }) => suya !== norma && pedidas.has(suya));
  const enteras = deRenglones.filter(({ norma }) => !estaDicha(fuenteEn(contenido, norma)));
  const puestas = new Set([
    ...deTablas,
    ...enteras.map(({ norma }) => norma),
    ...deRenglones.filter((renglon) => !enteras.includes(renglon)).map(({ suya }) => suya),
  ]);
  const conNormas = [...puestas].reduce((nuevo, ruta) => ponerNorma(nuevo, ruta, escrita), contenido);
  const fuente: Fuente = { norma: escrita.norma, ...(escrita.articulo !== '' && { articulo: escrita.articulo }) };
  return [...new Set(deRenglones.map(({ norma }) => norma))].reduce(
    ({ contenido: nuevo, tocadas }, norma) => {
      const juntas = juntar(nuevo, norma, renglones, fuente);
      return { contenido: juntas.contenido, tocadas: [...new Set([...tocadas, ...juntas.suyas])] };
    },
    { contenido: conNormas, tocadas: [...puestas] },
  );
};

/** Those rows say what the base says of them at their place; of a bracket, whose place may be another one's, what the base says of its table. */
export const quitarNormas = (
  contenido: ContenidoDeArancel,
  base: ContenidoDeArancel,
  tablas: readonly TablaDeArancel[],
  rutas: readonly string[],
): { contenido: ContenidoDeArancel; tocadas: string[] } => {
  const pedidas = tablas.flatMap(({ renglones }) => renglones.filter(({ suya }) => rutas.includes(suya)));
  const nuevo = pedidas.reduce((antes, { norma, suya, lista }) => {
    const deLaBase = lista === null ? fuenteDeRenglon(base, { norma, suya }) : fuenteEn(base, norma);
    // What its table says by now may be another row's.
    const laDeSuTabla = suya !== norma && esLaMisma(deLaBase, fuenteEn(antes, norma));
    return ponerFuente(antes, suya, estaDicha(deLaBase) && !laDeSuTabla ? deLaBase : null);
  }, contenido);
  return { contenido: nuevo, tocadas: pedidas.map(({ suya }) => suya) };
};
