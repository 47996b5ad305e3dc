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
            ...{ tabla: titulo, de: nombres.filter((uno) => uno !== '').join(', '), columna: columnas[i] ?? '' },
            ...{ tipo: celda.tipo, antes, ahora: celda.valor, variacion: variacionDe(antes, celda.valor) },
            norma: textoDeFuente(fuenteDeRenglon(contenido, renglon)) || null,
          },
        ];
      }),
    ),
  );

export const cambiosDeArancel = (
  nueva: DeArancel,
  base: DeArancel,
): { cambian: CambioDeCifra[]; quitadas: string[] } => {
  const [enNueva, enBase] = [rutasDe(nueva.tablas), rutasDe(base.tablas)];
  return {
    cambian: deUnaParte(nueva, base.contenido, enBase),
    quitadas: base.tablas.flatMap(({ titulo, renglones }) =>
      renglones
        .filter(({ celdas }) => celdas.every((celda) => celda === null || !enNueva.has(celda.ruta)))
        .map(({ nombres }) => [titulo, ...nombres.filter((uno) => uno !== '')].join(', ')),
    ),
  };
};
