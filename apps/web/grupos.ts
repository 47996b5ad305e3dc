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

const MANTINE =
  /node_modules\/(@mantine\/(core|hooks|notifications)|@floating-ui|react-(remove-scroll|transition|number|textarea))/;
const CONSULTAS = /node_modules\/@tanstack\//;
/** What is drawn with no rule behind: those that know one (an amount, a range of days) come with the rules. */
const PIEZAS = /\/apps\/web\/src\/ui\/(?!monto|rango|fecha|use-calendario|cuit|buscar)/;
const REGLAS = /\/(packages|apps\/web\/src)\//;
const NUESTRO = /\/(apps\/web\/src|packages)\//;

const DE_MANTINE = 8;
const DE_NUESTRO = 12;

/**
 * The signed-in area in few pieces. Left alone, each module that two screens share is a file of its own, and the first
 * screen waits for sixty.
 */
export const gruposDelArea = () => {
  let entrada: Set<string> | undefined;
  let area: Set<string> | undefined;
  const nombrar =
    (nombreDe: (id: string, area: Set<string>, contexto: Contexto) => string | null) =>
    (id: string, contexto: Contexto): string | null => {
      entrada ??= deEntrada(contexto);
      area ??= conLoQueImportan(AREA, contexto);
      return entrada.has(id) ? null : nombreDe(id, area, contexto);
    };
  // their own dependencies are all here; the others are of the entry, which never imports these
  const comun = { priority: 1, includeDependenciesRecursively: false };
  return [
    { ...comun, debugName: 'area', name: nombrar((id, suyos) => (esDelArea(id, suyos) ? 'area' : null)) },
    {
      ...comun,
      debugName: 'mantine',
      name: nombrar((id) => (MANTINE.test(id) ? 'mantine' : null)),
      minShareCount: DE_MANTINE,
    },
    {
      ...comun,
      debugName: 'piezas',
      name: nombrar((id) => (PIEZAS.test(id) ? 'piezas' : null)),
      minShareCount: DE_NUESTRO,
    },
    {
      ...comun,
      debugName: 'reglas',
      name: nombrar((id, _, contexto) => (REGLAS.test(id) ? reglasDe(id, contexto) : null)),
      minShareCount: DE_NUESTRO,
    },
  ];
};

const esDelArea = (id: string, area: Set<string>): boolean =>
  CONSULTAS.test(id) || (area.has(id) && NUESTRO.test(id) && !id.endsWith('/index.ts'));

/** Those that count money or days of grace bring the decimals with them; the others do without. */
const reglasDe = (id: string, contexto: Contexto): string =>
  [...conLoQueImportan([id], contexto)].some((otro) => otro.includes('/decimal.js/')) ? 'cuentas' : 'reglas';
