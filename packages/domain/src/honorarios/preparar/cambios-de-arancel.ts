import { textoDeFuente } from '../texto-de-fuente.ts';
import type { CeldaDeArancel, TablaDeArancel } from './celda.ts';
import { fuenteDeRenglon } from './normas.ts';
import { textoEn } from './ruta-de-celda.ts';
import { variacionDe } from './variacion.ts';

/** A figure that is another one, as it is told to who publishes it. `antes` is null where there was none. */
export type CambioDeCifra = {
  tabla: string;
  de: string;
  columna: string;
  tipo: CeldaDeArancel['tipo'];
  antes: string | null;
  ahora: string;
  variacion: string | null;
  /** Of its row; null where nobody confirmed it. */
  norma: string | null;
};

const nombrar = (nombres: readonly string[]): string => nombres.filter((uno) => uno !== '').join(', ');

const rutasDe = (tablas: readonly TablaDeArancel[]) =>
  new Set(tablas.flatMap(({ renglones }) => renglones.flatMap(({ celdas }) => celdas.map((celda) => celda?.ruta))));

type DeArancel = { tablas: readonly TablaDeArancel[]; contenido: unknown };

/** Of a table, and of what it lost: what is not in the other is told too. */
const deUnaParte = ({ tablas, contenido }: DeArancel, otra: unknown, enOtra: ReadonlySet<string | undefined>) =>
  tablas.flatMap(({ titulo, columnas, renglones }) =>
    renglones.flatMap(({ nombres, celdas, ...renglon }) =>
      celdas.flatMap((celda, i): CambioDeCifra[] => {
        if (!celda) return [];
        const antes = enOtra.has(celda.ruta) ? textoEn(otra, celda.ruta) : null;
        if (antes === celda.valor) return [];
        return [
          {
            ...{ tabla: titulo, de: nombrar(nombres), columna: columnas[i] ?? '' },
            ...{ tipo: celda.tipo, antes, ahora: celda.valor, variacion: variacionDe(antes, celda.valor) },
            norma: textoDeFuente(fuenteDeRenglon(contenido, renglon)) || null,
          },
        ];
      }),
    ),
  );

/** Where the figures of a row stay, and its source does not. Null is what nobody confirmed. */
type CambioDeNorma = { tabla: string; de: string; antes: string | null; ahora: string | null };

const normasQueCambian = (
  { tablas, contenido }: DeArancel,
  otra: unknown,
  enOtra: ReadonlySet<string | undefined>,
): CambioDeNorma[] =>
  tablas.flatMap(({ titulo, renglones }) =>
    renglones.flatMap(({ nombres, celdas, ...renglon }) => {
      const queda = (celda: CeldaDeArancel | null): boolean =>
        celda === null || (enOtra.has(celda.ruta) && textoEn(otra, celda.ruta) === celda.valor);
      if (!celdas.every(queda)) return [];
      const [antes, ahora] = [otra, contenido].map((de) => textoDeFuente(fuenteDeRenglon(de, renglon)) || null);
      if (antes === ahora) return [];
      return [{ tabla: titulo, de: nombrar(nombres), antes: antes ?? null, ahora: ahora ?? null }];
    }),
  );

export const cambiosDeArancel = (
  nueva: DeArancel,
  base: DeArancel,
): { cambian: CambioDeCifra[]; quitadas: string[]; normas: CambioDeNorma[] } => {
  const [enNueva, enBase] = [rutasDe(nueva.tablas), rutasDe(base.tablas)];
  return {
    cambian: deUnaParte(nueva, base.contenido, enBase),
    normas: normasQueCambian(nueva, base.contenido, enBase),
    quitadas: base.tablas.flatMap(({ titulo, renglones }) =>
      renglones
        .filter(({ celdas }) => celdas.every((celda) => celda === null || !enNueva.has(celda.ruta)))
        .map(({ nombres }) => [titulo, ...nombres.filter((uno) => uno !== '')].join(', ')),
    ),
  };
};
