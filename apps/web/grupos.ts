import { AREA, ENTRADA, leerRutas } from './rutas-de-modulos.ts';

type Contexto = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Modules and all that they import before they run; what is imported on demand is not of them. */
const conLoQueImportan = (ids: readonly string[], contexto: Contexto): Set<string> => {
  const vistos = new Set<string>();
  const seguir = (id: string): void => {
    if (vistos.has(id)) return;
    vistos.add(id);
    for (const otro of contexto.getModuleInfo(id)?.importedIds ?? []) seguir(otro);
  };
  for (const id of ids) seguir(id);
  return vistos;
};

/** What the sign-in page and the other public screens run: it stays out of every group of the area. */
const deEntrada = (contexto: Contexto): Set<string> => {
  const publicas = leerRutas().filter(({ acceso, path }) => acceso === 'publica' && !path.startsWith('/catalogo'));
  return conLoQueImportan([ENTRADA, ...publicas.map(({ modulo }) => modulo)], contexto);
};

const MANTINE = /node_modules\/(@mantine\/(core|hooks|notifications)|@floating-ui|react-(remove-scroll|transition|number|textarea))/;
const CONSULTAS = /node_modules\/@tanstack\//;
const NUESTRO = /\/(apps\/web\/src|packages)\//;

/** Pieces smaller than these go with their nearest neighbour: each file is a trip. */
const MINIMO_DE_MANTINE = 30_000;
const MINIMO_NUESTRO = 12_000;

/**
 * The signed-in area in few pieces. Left alone, each module that two screens share is a file of its own, and the first
 * screen waits for sixty.
 */
export const gruposDelArea = () => {
  let entrada: Set<string> | undefined;
  let area: Set<string> | undefined;
  const nombrar =
    (nombreDe: (id: string, area: Set<string>) => string | null) =>
    (id: string, contexto: Contexto): string | null => {
      entrada ??= deEntrada(contexto);
      area ??= conLoQueImportan(AREA, contexto);
      return entrada.has(id) ? null : nombreDe(id, area);
    };
  // their own dependencies are all here; the others are of the entry, which never imports these
  const comun = { priority: 1, includeDependenciesRecursively: false };
  return [
    { ...comun, debugName: 'area', name: nombrar((id, suyos) => (esDelArea(id, suyos) ? 'area' : null)) },
    {
      ...comun,
      debugName: 'mantine',
      name: nombrar((id) => (MANTINE.test(id) ? 'mantine' : null)),
      entriesAware: true,
      entriesAwareMergeThreshold: MINIMO_DE_MANTINE,
    },
    {
      ...comun,
      debugName: 'comun',
      name: nombrar((id) => (NUESTRO.test(id) ? 'comun' : null)),
      entriesAware: true,
      entriesAwareMergeThreshold: MINIMO_NUESTRO,
    },
  ];
};

const esDelArea = (id: string, area: Set<string>): boolean =>
  CONSULTAS.test(id) || (area.has(id) && NUESTRO.test(id) && !id.endsWith('/index.ts'));
