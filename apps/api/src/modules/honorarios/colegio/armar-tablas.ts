import type { NormaLeida, TablaLeida } from '@colega/contract/honorarios';
import type { Fecha } from '@colega/domain/fechas';
import {
  type ContenidoDeArancel,
  celdasDe,
  fuenteEn,
  rutasDeNormas,
  type SinLeer,
  type TablaDeArancel,
  textoEn,
  vigenciaDeCifras,
} from '@colega/domain/honorarios';

type Fechada = { vigente_desde: Fecha; contenido: unknown };

export type PorArmar = {
  tablas: readonly TablaDeArancel[];
  sin_leer: SinLeer;
  /** What it is compared with, and its places; null when there is nothing. */
  base: { contenido: unknown; rutas: ReadonlySet<string> } | null;
  /** Those that were in force before, in order, and then this one. */
  enOrden: readonly Fechada[];
};

export const rutasDeCeldas = (tablas: readonly TablaDeArancel[]): ReadonlySet<string> =>
  new Set(celdasDe(tablas).map(({ ruta }) => ruta));

/** Each figure with what was written and waits, what its base says, and since when it is so. */
export const armarTablas = ({ tablas, sin_leer, base, enOrden }: PorArmar): TablaLeida[] => {
  const desde = vigenciaDeCifras([...rutasDeCeldas(tablas)], enOrden);
  const esperan = new Map(Object.entries(sin_leer));
  return tablas.map((tabla) => ({
    ...tabla,
    renglones: tabla.renglones.map((renglon) => ({
      ...renglon,
      celdas: renglon.celdas.map(
        (celda) =>
          celda && {
            ...celda,
            escrito: esperan.get(celda.ruta) ?? null,
            base: base?.rutas.has(celda.ruta) ? textoEn(base.contenido, celda.ruta) : null,
            desde: desde.get(celda.ruta) ?? '',
          },
      ),
    })),
  }));
};

/** Those of the tables and tasks, and of each row that says its own. */
export const armarNormas = (contenido: ContenidoDeArancel, tablas: readonly TablaDeArancel[]): NormaLeida[] => {
  const deTablas = new Set(rutasDeNormas(contenido));
  const propias = tablas
    .flatMap(({ renglones }) => renglones.map(({ suya }) => suya))
    .filter((ruta) => !deTablas.has(ruta));
  return [...deTablas, ...propias].flatMap((ruta) => {
    const fuente = fuenteEn(contenido, ruta);
    if ('norma' in fuente && fuente.norma === '' && !deTablas.has(ruta)) return [];
    return 'supuesto' in fuente
      ? { ruta, norma: '', articulo: '', supuesto: fuente.supuesto }
      : { ruta, norma: fuente.norma, articulo: fuente.articulo ?? '', supuesto: null };
  });
};
