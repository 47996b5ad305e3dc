import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Contexto, conLoQueImportan } from './alcance.ts';
import { AREA, ENTRADA, INICIO, leerRutas } from './rutas-de-modulos.ts';

/** What the sign-in page and the other public screens run: it stays out of every group of the area. */
const deEntrada = (contexto: Contexto): Set<string> => {
  const publicas = leerRutas().filter(({ acceso, path }) => acceso === 'publica' && !path.startsWith('/catalogo'));
  return conLoQueImportan([ENTRADA, ...publicas.map(({ modulo }) => modulo)], contexto);
};

const AJENO = /\/node_modules\//;
const DE_INICIO = /\/features\/tablero\//;
const COMPONENTES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core')), '../esm/components');
const componente = (nombre: string): string => join(COMPONENTES, nombre, `${nombre}.mjs`);
/** Of Mantine, in the order in which what two of them need is taken. */
const FAMILIAS: [nombre: string, cabezas: string[]][] = [
  ['plegables', ['Collapse', 'Tabs', 'Progress'].map(componente)],
  ['campos', ['TextInput', 'Textarea'].map(componente)],
  ['ventanas', [componente('Modal')]],
  ['flotantes', [componente('Select')]],
];
const DE_MANTINE = /node_modules\/@mantine\/(core|hooks)\//;
/** What is drawn with no rule behind: those that know one (an amount, a range of days) come with the rules. */
const PIEZAS = /\/apps\/web\/src\/ui\/(?!monto|rango|fecha|use-calendario|cuit|buscar)/;
const REGLAS = /\/(packages|apps\/web\/src\/lib)\//;
const FORMULARIOS = /\/apps\/web\/src\/form\//;

const COMPARTIDAS = 8;

/**
 * The signed-in area in few pieces. Left alone, each module that two screens share is a file of its own, and the first
 * screen waits for sixty. What the area and Inicio draw is two: the libraries, and ours.
 */
export const gruposDelArea = () => {
  let entrada: Set<string> | undefined;
  let area: Set<string> | undefined;
  const grupo = (
    debugName: string,
    minShareCount: number,
    nombreDe: (id: string, area: Set<string>, contexto: Contexto) => string | null,
  ) => ({
    debugName,
    minShareCount,
    priority: 1,
    // their own dependencies are all here; the others are of the entry, which never imports these
    includeDependenciesRecursively: false,
    name: (id: string, contexto: Contexto): string | null => {
      entrada ??= deEntrada(contexto);
      area ??= conLoQueImportan([...AREA, INICIO], contexto);
      return entrada.has(id) ? null : nombreDe(id, area, contexto);
    },
  });
  const si = (debugName: string, patron: RegExp) =>
    grupo(debugName, COMPARTIDAS, (id) => (patron.test(id) ? debugName : null));
  const familia = (debugName: string, cabezas: readonly string[]) => {
    let suya: Set<string> | undefined;
    return grupo(debugName, COMPARTIDAS, (id, _, contexto) => {
      suya ??= conLoQueImportan(cabezas, contexto);
      return suya.has(id) && AJENO.test(id) ? debugName : null;
    });
  };
  return [
    grupo('area', 1, (id, suyos) => (suyos.has(id) && !DE_INICIO.test(id) ? deQuien(id) : null)),
    ...FAMILIAS.map(([nombre, cabezas]) => familia(nombre, cabezas)),
    si('mantine', DE_MANTINE),
    si('piezas', PIEZAS),
    si('formularios', FORMULARIOS),
    grupo('reglas', COMPARTIDAS, (id, _, contexto) => (REGLAS.test(id) ? reglasDe(id, contexto) : null)),
  ];
};

const deQuien = (id: string): string => (AJENO.test(id) ? 'marco' : 'area');

/** Those that count money or days of grace bring the decimals with them; the others do without. */
const reglasDe = (id: string, contexto: Contexto): string =>
  [...conLoQueImportan([id], contexto)].some((otro) => otro.includes('/decimal.js/')) ? 'cuentas' : 'reglas';
